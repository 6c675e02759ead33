"""`python -m tests.rest.record`: write the examples of the OpenAPI document anew; read the diff before you commit."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from tests.rest.example_session import ExampleSession, Json
from tests.rest.server import open_server

EXAMPLES = Path(__file__).parents[2] / "service" / "rest" / "examples.json"
LONGEST_LIST = 3
"""Of longer lists of things, examples show the beginning."""


class Recorder(ExampleSession):
    """Writes down what is said and heard."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.written: Json = {}

    def hear(self, name: str, request: Json, answer: Any) -> None:
        self.written[name] = {"request": request, "answer": cut(answer)}


def cut(value: Any) -> Any:
    """A value with short lists of things; lists of words and numbers stay whole."""
    if isinstance(value, list):
        things = bool(value) and isinstance(value[0], dict)
        return [cut(one) for one in value[: LONGEST_LIST if things else None]]
    return {name: cut(one) for name, one in value.items()} if isinstance(value, dict) else value


def main() -> None:
    """Tell the session to a server that has no document yet."""
    with (
        patch("service.rest.pages.document", lambda: b""),
        TemporaryDirectory() as folder,
        open_server(Path(folder)) as server,
        server.client() as client,
    ):
        recorder = Recorder(client)
        recorder.tell()
    EXAMPLES.write_text(json.dumps(recorder.written, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
