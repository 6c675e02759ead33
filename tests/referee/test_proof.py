"""Records of random games with clocks, leavers and acts are proved, and every kind of tampering is named."""

from collections.abc import Callable
from datetime import timedelta
from random import Random

import pytest
from msgspec.structs import replace

from service.engine.kernel.findings import Finding
from service.engine.kernel.record import Record, read_record, write_record
from service.engine.kernel.refereed import (
    ActKind,
    RecordedOutage,
    RecordReferee,
    RulingKind,
    TimeControl,
    TimeOutAction,
)
from service.engine.registry import ruleset
from service.referee.verify import verify_record
from tests.referee.simulator import Simulation, play_randomly

GAMES = 60
"""Number of random games; `make bench-referee` plays 1,000."""


def random_control(random: Random) -> TimeControl:
    """Return a time control in which time-outs happen often."""
    steps = list(TimeOutAction)
    return TimeControl(
        bank_seconds=random.choice((0, 20, 120)),
        increment_seconds=random.choice((0, 5)),
        delay_seconds=random.choice((5, 15)),
        most_seconds=random.choice((0, 130)),
        on_time_out=tuple(random.choices(steps, weights=(8, 3, 1, 1), k=random.randrange(4))),
        revival_seconds=random.choice((0, 30)),
        bot=random.choice(("", "random", "greedy")),
        reclaimable=random.random() < 0.5,
    )


def random_game(number: int) -> Simulation:
    """Play a random game of one of the rulesets."""
    random = Random(number)
    name = random.choice(("hallertau", "lagranja"))
    seats = random.choice((1, 2, 3, 4))
    control = random_control(random) if random.random() < 0.85 else None
    bots = ("", *random.choices(("", "random"), k=seats - 1)) if random.random() < 0.3 else ()
    fill = random.choice(("", "random", "greedy"))
    game = Simulation(name, seats, control, bots if any(bots) else (), fill, seed=f"seed {number}")
    play_randomly(game, random)
    return game


def verify(record: Record) -> tuple[bool, Finding]:
    """Verify a record that was written and read again."""
    record = read_record(write_record(record))
    verdict = verify_record(ruleset(record.ruleset, record.version), record, "seed")
    return verdict.ok, verdict.finding


@pytest.mark.parametrize("number", range(GAMES))
def test_every_random_game_is_proved(number: int) -> None:
    game = random_game(number)
    record = read_record(write_record(game.record()))
    verdict = verify_record(ruleset(record.ruleset, record.version), record, game.head.server_seed)
    assert verdict.ok, (verdict, record.referee)
    assert (verdict.finding is Finding.PROVED) == game.head.over


def clocked_game() -> Simulation:
    """Return a game of three seats with a time-out, a bot, a pause, added time, an undo and an end by leaving."""
    control = TimeControl(
        bank_seconds=30,
        delay_seconds=5,
        on_time_out=(TimeOutAction.DEFAULT_MOVE, TimeOutAction.BOT),
        reclaimable=True,
        bot="greedy",
    )
    game = Simulation("lagranja", 3, control)
    for _ in range(12):
        game.now += 3_000
        seat = game.head.to_act[0]
        game.play(seat, game.actions(seat)[0].id)
    game.now += 20_000
    game.play(game.head.to_act[0], game.actions(game.head.to_act[0])[0].id)
    game.wait(40_000)
    game.act("pause")
    game.now += 500_000
    game.act("resume")
    game.act("add_time", 0, 10)
    while not (game.head.referee and any(game.head.referee.taken)):
        game.wait(60_000)
    for _ in range(5):
        game.bots_play()
        seat = next((seat for seat in game.head.to_act if not (game.head.bots and game.head.bots[seat])), None)
        if seat is None:
            continue
        game.now += 1_000
        game.play(seat, game.actions(seat)[0].id)
    game.act("resign", 0)
    if not game.head.over:
        game.act("resign", 1)
    return game


def changed(record: Record, **values: object) -> Record:
    """Return a record with another referee's part."""
    assert record.referee is not None
    return replace(record, referee=replace(record.referee, **values))


def referee(record: Record) -> RecordReferee:
    """Return the referee's part of a record."""
    assert record.referee is not None
    return record.referee


def entry_changed(record: Record, index: int, **values: object) -> Record:
    """Return a record with one changed entry."""
    entries = list(record.actions)
    entries[index] = replace(entries[index], **values)
    return replace(record, actions=tuple(entries))


def first(record: Record, kind: ActKind) -> int:
    """Return the index of the first act of a kind."""
    return next(index for index, act in enumerate(referee(record).acts) if act.kind is kind)


def without_act(record: Record, kind: ActKind) -> Record:
    """Return a record without its first act of a kind."""
    acts, index = referee(record).acts, first(record, kind)
    return changed(record, acts=(*acts[:index], *acts[index + 1 :]))


def caused(record: Record, cause: str) -> int:
    """Return the index of the first entry with a cause."""
    return next(index for index, entry in enumerate(record.actions) if (entry.cause or "").startswith(cause))


def later(record: Record, index: int, seconds: float) -> Record:
    """Return a record in which one entry has another moment."""
    time = record.actions[index].time
    assert time is not None
    return entry_changed(record, index, time=time + timedelta(seconds=seconds))


TAMPERINGS: dict[str, tuple[Callable[[Record], Record], set[Finding]]] = {
    "a moment is missing": (lambda record: entry_changed(record, 3, time=None), {Finding.NO_TIME}),
    "a moment goes back": (lambda record: later(record, 3, -3_000), {Finding.TIME_GOES_BACK}),
    "the bank is made smaller": (
        lambda record: changed(record, time_control=replace(referee(record).time_control, bank_seconds=10)),
        {Finding.EARLY_TIME_OUT, Finding.MISSED_TIME_OUT},
    ),
    "the bank is made larger": (
        lambda record: changed(record, time_control=replace(referee(record).time_control, bank_seconds=300)),
        {Finding.EARLY_TIME_OUT},
    ),
    "a time-out is left out": (
        lambda record: without_act(record, ActKind.TIME_OUT),
        {Finding.MISSED_TIME_OUT, Finding.WRONG_DEFAULT},
    ),
    "a pause is left out": (
        lambda record: without_act(record, ActKind.PAUSE),
        {Finding.WRONG_ACT, Finding.MISSED_TIME_OUT},
    ),
    "added time is left out": (
        lambda record: changed(
            record,
            acts=tuple(
                replace(act, seconds=100_000) if act.kind is ActKind.ADD_TIME else act for act in referee(record).acts
            ),
        ),
        {Finding.EARLY_TIME_OUT},
    ),
    "a move of the clock is called a move of the seat": (
        lambda record: entry_changed(record, caused(record, "clock"), cause=None),
        {Finding.WRONG_CAUSE},
    ),
    "a move of a bot is called a move of the seat": (
        lambda record: entry_changed(record, caused(record, "bot:"), cause=None),
        {Finding.WRONG_CAUSE},
    ),
    "a move of a seat is called a move of the clock": (
        lambda record: entry_changed(record, 2, cause="clock"),
        {Finding.WRONG_DEFAULT},
    ),
    "the ranks are turned round": (
        lambda record: changed(record, ranks=referee(record).ranks[::-1]),
        {Finding.WRONG_RANKS},
    ),
    "another ruling": (lambda record: changed(record, ruling=RulingKind.ADJUDICATED), {Finding.WRONG_RULING}),
    "a resignation is left out": (
        lambda record: without_act(record, ActKind.RESIGN),
        {Finding.WRONG_RULING, Finding.WRONG_CAUSE, Finding.WRONG_RANKS, Finding.MISSED_TIME_OUT},
    ),
    "an outage is invented": (
        lambda record: changed(record, outages=(*referee(record).outages, invented_outage(record))),
        {Finding.EARLY_TIME_OUT},
    ),
    "the referee's part is left out": (lambda record: replace(record, referee=None), {Finding.NO_REFEREE}),
}


def invented_outage(record: Record) -> object:
    """Return an outage that lasts nearly the whole game."""
    start = referee(record).start_time
    assert start is not None
    return RecordedOutage(start, start + timedelta(seconds=1_000))


def test_the_example_has_everything_and_is_proved() -> None:
    record = clocked_game().record()
    kinds = {act.kind for act in referee(record).acts}
    assert {ActKind.TIME_OUT, ActKind.PAUSE, ActKind.RESUME, ActKind.ADD_TIME, ActKind.RESIGN} <= kinds
    assert {entry.cause for entry in record.actions} >= {None, "clock", "bot:greedy"}
    assert verify(record) == (True, Finding.PROVED)


@pytest.mark.parametrize("name", TAMPERINGS)
def test_tampering_is_named(name: str) -> None:
    tamper, findings = TAMPERINGS[name]
    ok, finding = verify(tamper(clocked_game().record()))
    assert not ok
    assert finding in findings
