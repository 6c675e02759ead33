"""Counts the files and functions of this project that one move runs: `python -m bench.trace [RULESET]`.

Plays games of two seats through the REST application, with the embedded store and without a network, and traces each
submit of the last game; the games before it fill the caches. The seeds are fixed, so that two runs give the same
numbers. Prints the medians of
- files: modules under service/ in which at least one function ran;
- functions: different functions under service/ that ran;
- calls: how often these functions were called. Comprehensions, generator expressions and lambdas are not counted as
  functions, and a coroutine that resumes is not counted as a call.
The same is printed for each package.
"""

import asyncio
import json
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from statistics import median
from types import CodeType, FrameType
from typing import Any, Final

from service.app.methods import METHOD
from service.app.service import Service
from service.config import ServerConfig
from service.rest.app import make_app
from service.store.embedded import EmbeddedStore
from service.telemetry import Telemetry

ROOT: Final = str(Path(__file__).parent.parent / "service")
GAMES: Final = 4
MOVES: Final = 80
"""Number of moves that are played in each game."""
SEATS: Final = 2


class Tracer:
    """Counts calls of functions under service/ in every thread while it is active."""

    def __init__(self) -> None:
        self.on = False
        self.calls: Counter[CodeType] = Counter()

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        """Count a call; Python calls this for each event in a thread."""
        code = frame.f_code
        if self.on and event == "call" and begins(frame) and code.co_filename.startswith(ROOT) and is_function(code):
            self.calls[code] += 1


def is_function(code: CodeType) -> bool:
    """Return whether code is a named function: not a comprehension, a generator expression or a lambda."""
    return not code.co_name.startswith("<")


def begins(frame: FrameType) -> bool:
    """Return whether a frame was just called: the argument of RESUME is then 0; it is not if a coroutine resumes."""
    return frame.f_code.co_code[frame.f_lasti + 1] == 0


class Client:
    """Calls the REST application as an ASGI server does."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def call(self, verb: str, path: str, body: Any = None, token: str = "") -> Any:
        """Send a request and return the JSON of its answer."""
        sent: list[Any] = []
        payload = b"" if body is None else json.dumps(body).encode()
        headers = [(b"host", b"localhost"), (b"content-length", b"%d" % len(payload))]
        if body is not None:
            headers.append((b"content-type", b"application/json"))
        if token:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        scope = {
            "type": "http",
            "method": verb,
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "scheme": "http",
            "root_path": "",
            "http_version": "1.1",
            "state": {},
        }

        async def receive() -> Any:
            return {"type": "http.request", "body": payload, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        answer = json.loads(sent[1]["body"])
        if sent[0]["status"] != 200:
            raise SystemExit(f"{verb} {path} was refused: {answer}")
        return answer


async def trace(ruleset: str, tracer: Tracer, folder: Path) -> list[Counter[CodeType]]:
    """Return the calls of each submit of the last game."""
    config = ServerConfig(data=folder, allow_seeds="true")
    service = Service(config, EmbeddedStore(folder), Telemetry(METHOD))
    await service.open()
    client = Client(make_app(service, config))
    for number in range(GAMES):
        traces = await play(client, ruleset, f"{number:064x}", tracer)
    await service.close()
    return traces


async def play(client: Client, ruleset: str, seed: str, tracer: Tracer) -> list[Counter[CodeType]]:
    """Play a game with a seed, and return the calls of each submit."""
    created = await client.call("POST", "/v1/games", {"ruleset": ruleset, "seats": SEATS, "seed": seed})
    path = f"/v1/games/{created['game']['id']}"
    claims = [
        await client.call("POST", f"{path}/seats/{seat}:claim", {"invite": invite})
        for seat, invite in enumerate(created["invites"])
    ]
    tokens = [claim["seatToken"] for claim in claims]
    traces = []
    for move in range(MOVES):
        game = (await client.call("GET", path, token=tokens[0]))["game"]
        seat = next(seat["seat"] for seat in game["seats"] if seat["toAct"])
        offered = (await client.call("GET", f"{path}:listActions", token=tokens[seat]))["actions"]
        action = offered[move % len(offered)]["id"]
        body = {"expectedRevision": game["revision"], "requestId": str(move), "actions": [{"id": action}]}
        tracer.calls, tracer.on = Counter(), True
        await client.call("POST", f"{path}:submit", body, tokens[seat])
        tracer.on = False
        traces.append(tracer.calls)
    return traces


def package(code: CodeType) -> str:
    """Return the package of a function, such as service/rest."""
    return "/".join(("service" + code.co_filename.removeprefix(ROOT)).split("/")[:-1])


def main() -> None:
    """Trace a game and print the medians."""
    ruleset = sys.argv[1] if len(sys.argv) > 1 else "hallertau"
    tracer = Tracer()
    threading.setprofile(tracer)
    sys.setprofile(tracer)
    with tempfile.TemporaryDirectory() as folder:
        traces = asyncio.run(trace(ruleset, tracer, Path(folder)))
    sys.setprofile(None)
    print(f"{ruleset}, {SEATS} seats, medians of {len(traces)} submits")
    packages = sorted({package(code) for calls in traces for code in calls})
    for name in ("", *packages):
        chosen = [{code: n for code, n in calls.items() if name in ("", package(code))} for calls in traces]
        files = median(len({code.co_filename for code in calls}) for calls in chosen)
        functions, calls = median(map(len, chosen)), median(sum(each.values()) for each in chosen)
        print(f"{name or 'all':32} files {files:5g}   functions {functions:5g}   calls {calls:6g}")


if __name__ == "__main__":
    main()
