"""Records of random games with clocks, leavers and acts are proved, and every kind of tampering is named."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from msgspec.structs import replace

from service.app.head import UndoableAction
from service.engine.kernel.findings import Finding
from service.engine.kernel.record import Record, read_record, write_record
from service.engine.kernel.refereed import (
    Act,
    ActKind,
    Leaving,
    RecordedOutage,
    RecordReferee,
    RulingKind,
    TimeControl,
    TimeOutAction,
)
from service.engine.kernel.verify import replay
from service.engine.registry import ruleset
from service.referee.verify import verify_record
from tests.referee.proved import is_proved
from tests.referee.random_games import random_game
from tests.referee.simulator import Simulation

GAMES = 60
"""Number of random games; `make bench-referee` plays 1,000."""


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
    assert game.head.referee is None or is_proved(game.head, record)


@pytest.mark.parametrize("name", ["resign", "forfeit"])
def test_a_seat_may_leave_while_the_game_is_paused(name: str) -> None:
    game = Simulation("lagranja", 3, TimeControl(bank_seconds=600))
    game.act("pause")
    game.now += 50_000
    game.act(name, game.head.to_act[0])
    game.act("resume")
    game.bots_play()
    record = game.record()
    assert [act.kind for act in referee(record).acts][::2] == [ActKind.PAUSE, ActKind.RESUME]
    assert verify_record(ruleset(record.ruleset), record, game.head.server_seed).ok


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


def test_a_time_out_between_the_last_pulse_and_the_end_of_the_server_is_proved() -> None:
    """The outage begins with the last pulse, which is before the time-out; it was noticed after it."""
    game = Simulation("lagranja", 2, TimeControl(delay_seconds=60))
    game.wait(60_500)
    assert game.head.referee is not None
    assert sum(one.time_outs for one in game.head.referee.clocks) == 1
    game.now += 100
    game.suffer_outage(since=1_000, length=30_000, reconnect=20_000)
    assert game.overdue() is None
    game.wait(20_000 + 60_000 + 499)
    assert sum(one.time_outs for one in game.head.referee.clocks) == 1, "the outage is charged"
    game.wait(1)
    assert sum(one.time_outs for one in game.head.referee.clocks) == 2
    assert verify(game.record()) == (True, Finding.PROVED_SO_FAR)


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


def act_changed(record: Record, of: ActKind, **values: object) -> Record:
    """Return a record in which the first act of a kind is changed."""
    acts, index = referee(record).acts, first(record, of)
    return changed(record, acts=(*acts[:index], replace(acts[index], **values), *acts[index + 1 :]))


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


def another_action(record: Record, index: int) -> Record:
    """Return a record in which an entry has another action that was legal then."""
    entry = record.actions[index]
    rules = ruleset(record.ruleset, record.version).rules
    state = replay(rules, record, index).state
    other = next(action.id for action in rules.actions(state, entry.seat) if action.id != entry.action)
    return entry_changed(record, index, action=other)


def moved_step(record: Record, kind: ActKind, seconds: float) -> Record:
    """Return a record in which the first act of a kind, and all else of its moment, has another moment."""
    old = referee(record).acts[first(record, kind)].time
    new = old + timedelta(seconds=seconds)
    acts = tuple(replace(act, time=new) if act.time == old else act for act in referee(record).acts)
    entries = tuple(replace(entry, time=new) if entry.time == old else entry for entry in record.actions)
    return changed(replace(record, actions=entries), acts=acts)


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
    "a time-out comes too early": (
        lambda record: moved_step(record, ActKind.TIME_OUT, -36),
        {Finding.EARLY_TIME_OUT},
    ),
    "a time-out is for another seat": (
        lambda record: changed(
            record,
            acts=tuple(
                replace(act, seat=(act.seat or 0) + 1) if act.kind is ActKind.TIME_OUT else act
                for act in referee(record).acts
            ),
        ),
        {Finding.EARLY_TIME_OUT},
    ),
    "a default move is replaced": (
        lambda record: another_action(record, caused(record, "clock")),
        {Finding.WRONG_DEFAULT},
    ),
    "a move of a bot is replaced": (
        lambda record: another_action(record, caused(record, "bot:")),
        {Finding.WRONG_BOT_MOVE},
    ),
    "an act is earlier than the one before it": (
        lambda record: moved_step(record, ActKind.RESUME, -600),
        {Finding.TIME_GOES_BACK},
    ),
    "an act has the moment of the action before it": (
        lambda record: changed(
            record,
            acts=tuple(
                replace(act, time=record.actions[-1].time) if act.kind is ActKind.RESIGN else act
                for act in referee(record).acts
            ),
        ),
        {Finding.TIME_GOES_BACK},
    ),
    "an act is at another revision": (
        lambda record: act_changed(record, ActKind.RESIGN, revision=len(record.actions) + 5),
        {Finding.WRONG_ACT},
    ),
    "a seat leaves twice": (
        lambda record: changed(
            record,
            acts=tuple(replace(act, seat=0) if act.kind is ActKind.RESIGN else act for act in referee(record).acts),
        ),
        {Finding.WRONG_ACT},
    ),
    "a seat is reclaimed that no bot plays": (
        lambda record: act_changed(record, ActKind.ADD_TIME, kind=ActKind.RECLAIM, seconds=None),
        {Finding.WRONG_ACT},
    ),
    "a cause is unknown": (lambda record: entry_changed(record, 2, cause="somebody"), {Finding.WRONG_CAUSE}),
    "a pause is shorter": (
        lambda record: moved_step(record, ActKind.RESUME, -400),
        {Finding.MISSED_TIME_OUT},
    ),
    "the delay is made longer": (
        lambda record: changed(record, time_control=replace(referee(record).time_control, delay_seconds=100)),
        {Finding.EARLY_TIME_OUT},
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
    "an outage ends before it begins": (
        lambda record: changed(record, outages=(invented_outage(record, -5),)),
        {Finding.TIME_GOES_BACK},
    ),
    "outages are not in their order": (
        lambda record: changed(record, outages=(invented_outage(record, 9), invented_outage(record, 5))),
        {Finding.TIME_GOES_BACK},
    ),
    "a time is negative": (
        lambda record: changed(record, time_control=replace(referee(record).time_control, increment_seconds=-1)),
        {Finding.WRONG_SETTINGS},
    ),
    "seats that left are played by a bot that does not exist": (
        lambda record: changed(record, fill="somebody"),
        {Finding.WRONG_SETTINGS},
    ),
    "an act has a field of another kind": (
        lambda record: act_changed(record, ActKind.RESIGN, leaving=Leaving.DISQUALIFIED),
        {Finding.WRONG_ACT},
    ),
    "a forfeit is called a time-out": (
        lambda record: act_changed(record, ActKind.RESIGN, kind=ActKind.FORFEIT, leaving=Leaving.TIMED_OUT),
        {Finding.WRONG_ACT},
    ),
    "added time has no amount": (
        lambda record: act_changed(record, ActKind.ADD_TIME, seconds=0),
        {Finding.WRONG_ACT},
    ),
    "the referee's part is left out": (lambda record: replace(record, referee=None), {Finding.NO_REFEREE}),
}


def invented_outage(record: Record, seconds: float = 1_000) -> object:
    """Return an outage from the beginning on; by default it lasts nearly the whole game."""
    start = referee(record).start_time
    assert start is not None
    return RecordedOutage(start, start + timedelta(seconds=seconds), start)


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


def played(game: Simulation) -> int:
    """Play the first action of the seat that must act, and return the seat."""
    seat = game.head.to_act[0]
    game.now += 1_000
    game.play(seat, game.actions(seat)[0].id)
    return seat


def test_a_move_while_the_game_is_paused_is_named() -> None:
    game = Simulation("hallertau", 2, TimeControl(bank_seconds=600))
    game.act("pause")
    game.act("resume")
    played(game)
    record = game.record()
    assert verify(record)[0]
    assert verify(without_act(record, ActKind.RESUME)) == (False, Finding.WHILE_PAUSED)


def test_an_undo_over_a_pause_is_named() -> None:
    game = Simulation("hallertau", 2, TimeControl(bank_seconds=600))
    seat = played(game)
    game.now += 10_000
    game.undo(seat)
    record = game.record()
    assert verify(record)[0]
    time = record.actions[0].time
    assert time is not None
    acts = [
        Act(1, time + timedelta(seconds=number), kind, by="key", reason="a reason")
        for number, kind in enumerate((ActKind.PAUSE, ActKind.RESUME), 1)
    ]
    assert verify(changed(record, acts=tuple(acts))) == (False, Finding.WRONG_UNDO)


def timed_out_game() -> Simulation:
    """Return a game whose first seat has run out of time, so that the clock has played several default actions."""
    game = Simulation("lagranja", 2, TimeControl(delay_seconds=60, revival_seconds=30))
    game.wait(60_500)
    assert [entry.cause for entry in game.entries] == ["clock"] * len(game.entries)
    assert len(game.entries) > 1
    return game


@pytest.mark.parametrize("left_out", [1, None])
def test_default_actions_that_are_left_out_are_named(left_out: int | None) -> None:
    record = timed_out_game().record()
    assert verify(record) == (True, Finding.PROVED_SO_FAR)
    shorter = replace(record, actions=record.actions[: -left_out if left_out else 0])
    assert verify(shorter) == (False, Finding.WRONG_DEFAULT)


def test_default_actions_after_a_time_out_that_plays_none_are_named() -> None:
    record = timed_out_game().record()
    control = replace(referee(record).time_control, on_time_out=(TimeOutAction.BOT,))
    assert verify(changed(record, time_control=control)) == (False, Finding.WRONG_DEFAULT)


def test_a_second_act_at_the_moment_of_another_is_named() -> None:
    record = clocked_game().record()
    acts, index = referee(record).acts, first(record, ActKind.TIME_OUT)
    for act in (replace(acts[index], seat=2), replace(acts[index], kind=ActKind.ADD_TIME, seat=2, seconds=60)):
        more = (*acts[: index + 1], act, *acts[index + 1 :])
        ok, finding = verify(changed(record, acts=more))
        assert not ok
        assert finding in (Finding.EARLY_TIME_OUT, Finding.TIME_GOES_BACK)


def test_actions_of_two_seats_at_one_moment_are_named() -> None:
    """Two requests never have the same moment, so a visit between them cannot be hidden."""
    game = Simulation("lagranja", 2, TimeControl(bank_seconds=600, increment_seconds=10))
    while len({entry.seat for entry in game.entries}) < 2:
        played(game)
    record = game.record()
    assert verify(record)[0]
    merged = entry_changed(record, -1, time=record.actions[-2].time)
    assert verify(merged) == (False, Finding.TIME_GOES_BACK)


def test_an_act_and_an_action_at_one_moment_are_named() -> None:
    game = Simulation("lagranja", 2, TimeControl(bank_seconds=600))
    played(game)
    game.act("add_time", 0, 10)
    played(game)
    record = game.record()
    assert verify(record)[0]
    merged = act_changed(record, ActKind.ADD_TIME, time=record.actions[-1].time)
    assert verify(merged) == (False, Finding.TIME_GOES_BACK)


def test_an_undo_at_the_moment_of_an_action_is_named() -> None:
    game = Simulation("hallertau", 2, TimeControl(bank_seconds=600))
    seat = played(game)
    game.now += 1_000
    game.undo(seat)
    record = game.record()
    assert verify(record)[0]
    merged = entry_changed(record, -1, time=record.actions[-2].time)
    assert verify(merged) == (False, Finding.TIME_GOES_BACK)


def test_a_moment_in_a_game_without_a_time_control_is_named() -> None:
    game = Simulation("lagranja", 2, None)
    played(game)
    game.act("reissue", 0)
    record = game.record()
    assert verify(record)[0]
    invented = entry_changed(record, 0, time=referee(record).acts[0].time - timedelta(seconds=5))
    assert verify(invented) == (False, Finding.NO_REFEREE)


@pytest.mark.parametrize("seconds", [600, None])
def test_an_arbiter_may_play_for_a_bot_that_has_its_seat_from_the_beginning(seconds: int | None) -> None:
    control = None if seconds is None else TimeControl(bank_seconds=seconds)
    game = Simulation("lagranja", 2, control, bots=("", "random"))
    game.act("reissue", 0)
    while 1 not in game.head.to_act:
        played(game)
    game.now += 1_000
    game.play(1, game.actions(1)[-1].id, cause="arbiter")
    record = game.record()
    assert verify(record) == (True, Finding.PROVED_SO_FAR)


def test_a_move_of_a_bot_that_replaces_a_player_is_not_an_arbiters() -> None:
    record = clocked_game().record()
    assert verify(entry_changed(record, caused(record, "bot:"), cause="arbiter")) == (False, Finding.WRONG_CAUSE)


@pytest.mark.parametrize("bots", [("",), ("", "", "", "random")])
def test_a_list_of_bots_that_does_not_fit_the_seats_is_named(bots: tuple[str, ...]) -> None:
    assert verify(changed(clocked_game().record(), bots=bots)) == (False, Finding.WRONG_SETTINGS)


def test_a_bot_for_time_outs_whose_moves_cannot_be_repeated_is_named() -> None:
    record = clocked_game().record()
    control = replace(referee(record).time_control, bot="hard")
    entries = tuple(
        replace(entry, cause="bot:hard") if entry.cause == "bot:greedy" else entry for entry in record.actions
    )
    assert verify(changed(replace(record, actions=entries), time_control=control)) == (False, Finding.WRONG_SETTINGS)


@pytest.mark.parametrize("kind", [ActKind.ADD_TIME, ActKind.REISSUE])
def test_an_act_on_a_seat_that_has_left_is_named(kind: ActKind) -> None:
    game = Simulation("lagranja", 3, TimeControl(bank_seconds=600))
    game.act("resign", 0)
    game.act("add_time", 1, 10)
    record = game.record()
    assert verify(record)[0]
    assert verify(act_changed(record, ActKind.ADD_TIME, kind=kind, seat=0)) == (False, Finding.WRONG_ACT)


def test_what_an_arbiter_played_for_a_seat_cannot_be_taken_back() -> None:
    game = Simulation("hallertau", 2, TimeControl(bank_seconds=600))
    seat = played(game)
    game.now += 1_000
    game.play(seat, game.actions(seat)[0].id, cause="arbiter")
    assert game.undoable(seat) == 0
    record = game.record()
    assert verify(record)[0]
    by_seat = entry_changed(record, -1, cause=None)
    assert verify(by_seat)[0]
    game.head = replace(game.head, standing=(UndoableAction(seat, 1),))
    game.now += 1_000
    game.undo(seat)
    assert verify(game.record()) == (False, Finding.WRONG_UNDO)


def test_without_a_time_control_an_operator_takes_back_what_it_played() -> None:
    """Backends may play all seats with one key."""
    game = Simulation("hallertau", 2, None)
    game.act("reissue", 0)
    seat = game.head.to_act[0]
    game.play(seat, game.actions(seat)[0].id, cause="arbiter")
    game.undo(seat)
    assert verify(game.record())[0]


def game_with_a_bot() -> Simulation:
    """Return a game without a time control in which a planned bot has moved before and after an act."""
    game = Simulation("lagranja", 2, None, bots=("", "random"))
    for turn in range(40):
        if turn == 20:
            game.act("reissue", 0)
        if game.head.bots[game.head.to_act[0]]:
            game.bots_play()
        else:
            played(game)
    return game


def test_moves_of_a_bot_have_their_cause_since_the_first_act() -> None:
    record = game_with_a_bot().record()
    assert verify(record)[0]
    moves = [index for index, entry in enumerate(record.actions) if entry.cause]
    assert moves[0] >= referee(record).acts[0].revision
    unmarked = entry_changed(record, moves[0], cause=None)
    assert verify(unmarked) == (False, Finding.WRONG_CAUSE)
    before = next(index for index, entry in enumerate(record.actions) if entry.seat == 1)
    assert verify(entry_changed(record, before, cause="arbiter")) == (False, Finding.WRONG_CAUSE)


def test_a_bot_takes_nothing_back() -> None:
    game = game_with_a_bot()
    while not (game.undoable(1) and 1 not in game.head.to_act):
        seat = game.head.to_act[0]
        if game.head.bots[seat]:
            game.bots_play()
        else:
            played(game)
    game.undo(1)
    record = game.record()
    record = entry_changed(record, -1, cause="bot:random")
    assert verify(record) == (False, Finding.WRONG_CAUSE)


@pytest.mark.parametrize("kind", [ActKind.REISSUE, ActKind.REPLACE])
def test_a_bots_seat_is_given_to_nobody(kind: ActKind) -> None:
    record = game_with_a_bot().record()
    assert verify(act_changed(record, ActKind.REISSUE, kind=kind, seat=1)) == (False, Finding.WRONG_ACT)
