"""Clients that retry until they succeed: one plays a game by a fixed policy, another watches it."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from threading import Event, Thread
from typing import Any

from tests.contract.api_clients import PATIENCE, ApiClient, CallRefusedError, Json
from tests.contract.table import Table, patiently, shortest

LIVELY = ("--heartbeat", 0.2)
"""Flags for frequent heartbeats, so that a watcher never waits for long."""

SLOWEST = 5.0
"""Seconds within which every request must be answered, at least by a refusal."""


class Worker:
    """Runs in a thread until it ends or is stopped."""

    def __init__(self) -> None:
        self.stopping = Event()
        self.failure: BaseException | None = None
        self.thread = Thread(target=self._run)

    def work(self) -> None:
        """Do the work of the thread."""
        raise NotImplementedError

    def _run(self) -> None:
        try:
            self.work()
        except BaseException as failure:
            self.failure = failure

    def wait_until(self, holds: Callable[[], object]) -> None:
        """Wait until a condition holds; raise the failure of the worker if it failed."""
        end = time.monotonic() + PATIENCE
        while not holds():
            if self.failure is not None:
                raise self.failure
            assert time.monotonic() < end, "the condition did not become true in time"
            time.sleep(0.005)

    def finish(self) -> None:
        """Wait for the end of the thread, and raise its failure."""
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        if self.failure is not None:
            raise self.failure


class Player(Worker):
    """Plays all seats of a game to its end; repeats each request with the same request id until it is answered."""

    def __init__(self, table: Table, clients: tuple[ApiClient, ...], seed: int = 1) -> None:
        super().__init__()
        self.table = table
        self.clients = clients
        self.seed = seed
        self.hurry = False
        """Whether to stop playing at random and to bring the game to its end."""
        self.acknowledged: list[str] = []
        """The actions of all answered moves in order."""
        self.seats: list[int] = []
        """The seats of these moves."""
        self.refused: list[CallRefusedError] = []
        self.slowest = 0.0

    @property
    def moves(self) -> int:
        return len(self.acknowledged)

    def work(self) -> None:
        waiting = self._ask(lambda: self.table.to_act)
        while waiting and not self.stopping.is_set():
            random = Random(f"{self.seed}/{self.moves}")
            seat = random.choice(waiting)
            actions = self._ask(lambda seat=seat: self.table.actions(seat))
            action = (shortest(actions) if self.hurry else random.choice(actions))["id"]
            outcome = self._ask(lambda seat=seat, action=action: self._move(self.moves, seat, action))
            assert outcome["revision"] == self.moves + 1
            self.seats.append(seat)
            self.acknowledged.append(action)
            waiting = outcome["toAct"]

    def send_again(self, move: int) -> Json:
        """Send a move again that was already answered."""
        outcome: Json = patiently(self._move, move, self.seats[move], self.acknowledged[move])
        return outcome

    def _move(self, move: int, seat: int, action: str) -> Json:
        client = self.clients[move % len(self.clients)]
        return self.table.submit(seat, action, revision=move, request_id=f"move {move}", client=client)

    def _ask(self, call: Callable[[], Any]) -> Any:
        def timed() -> Any:
            began = time.monotonic()
            try:
                return call()
            except CallRefusedError as error:
                self.refused.append(error)
                raise
            finally:
                self.slowest = max(self.slowest, time.monotonic() - began)

        return patiently(timed)


class Watcher(Worker):
    """Watches a game through one API; when the stream ends, it resumes from the cursor of the goodbye message."""

    def __init__(self, table: Table, client: ApiClient, seat: int | None = None) -> None:
        super().__init__()
        self.table = table
        self.client = client
        self.seat = seat
        self.token = table.spectator if seat is None else table.tokens[seat]
        self.events: list[Json] = []
        self.goodbyes: list[str] = []
        self.streams = 0

    def work(self) -> None:
        while not self.stopping.is_set():
            with suppress(ConnectionError):
                patiently(self._watch)
            time.sleep(0.02)

    def _watch(self) -> None:
        with self.client.watch(self.token, game=self.table.game, after_seq=len(self.events)) as messages:
            self.streams += 1
            for message in messages:
                if "event" in message:
                    self.events.append(message["event"])
                if "goodbye" in message:
                    reason, cursor = message["goodbye"]["reason"], message["goodbye"]["cursor"]
                    self.goodbyes.append(reason)
                    assert cursor == (0 if reason == "GOODBYE_REASON_EVENTS_LOST" else len(self.events))
                    del self.events[cursor:]
                if self.stopping.is_set():
                    return


@contextmanager
def working(*workers: Worker) -> Iterator[None]:
    """Run workers while the context is open; stop them at its end."""
    for worker in workers:
        worker.thread.start()
    try:
        yield
    finally:
        for worker in workers:
            worker.stopping.set()
        for worker in workers:
            worker.thread.join(PATIENCE)


def check_kept_promises(player: Player, watchers: list[Watcher]) -> None:
    """Check that no acknowledged move is missing or doubled, and every watcher saw every event once, by the record."""
    table, player.hurry = player.table, True
    player.finish()
    record = patiently(table.call, "ExportRecord", table.spectator)["record"]
    assert [entry["action"] for entry in record["actions"]] == player.acknowledged
    assert table.client.call("VerifyRecord", record=record)["ok"]
    for watcher in watchers:
        happened = table.events(watcher.seat)
        watcher.wait_until(lambda watcher=watcher, happened=happened: len(watcher.events) >= len(happened))
        assert watcher.events == happened
