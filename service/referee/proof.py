"""Proves the referee's part of a record: moments, banks, time-outs, moves of bots, acts and ranks.

Everything that one commit did has the same moment, and no two commits have the same. So entries and acts with equal
moments belong together, and the clocks are set once for each moment, as the server sets them.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from msgspec import Struct

from service.engine.kernel.bots.decide import decide
from service.engine.kernel.errors import EngineError
from service.engine.kernel.findings import Finding
from service.engine.kernel.journal import Journal
from service.engine.kernel.play import find
from service.engine.kernel.record import Entry, Record
from service.engine.kernel.refereed import (
    Act,
    ActKind,
    Leaving,
    RecordReferee,
    RulingKind,
    TimeControl,
    TimeOutAction,
)
from service.engine.kernel.rng import bot_seed
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.verify import BadRecordError
from service.referee import clock
from service.referee.leaving import (
    Departure,
    are_ranks,
    ends_game,
    ranks_at_the_end,
    ranks_at_time_out,
    ranks_of_leavers,
)
from service.referee.shape import DEFAULT_BOT, REPEATED, check_shape, has_its_fields

CLOCK: Final = "clock"
"""The cause of actions that a time-out plays."""
KEEPS_UNDO: Final = (ActKind.ADD_TIME, ActKind.REISSUE, ActKind.LOOK)
"""Acts after which seats may still take back what they did before."""


class Step(Struct):
    """What happened at one moment: acts after a revision, then entries. Without a time control entries have none."""

    at: int | None
    acts: list[Act]
    entries: list[Entry]


class RefereeProof:
    """Follows a record while it is replayed, and raises BadRecordError at the first thing that is wrong."""

    def __init__(self, game: Ruleset, record: Record, referee: RecordReferee, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.referee = referee
        self.control: TimeControl | None = referee.time_control
        self.seats = len(record.seats)
        self.all_outages = tuple(
            (milliseconds(one.start), milliseconds(one.end), milliseconds(one.noticed)) for one in referee.outages
        )
        self.outages: clock.Outages = ()
        """The outages that were known at the moment of the current step."""
        self.bots = list(referee.bots or ("",) * self.seats)
        self.left: list[Departure | None] = [None] * self.seats
        self.taken = [False] * self.seats
        self.clocks: tuple[clock.SeatClock, ...] = ()
        self.paused = False
        self.ruling: RulingKind | None = None
        self.ranks: tuple[int, ...] = ()
        self.undoable = 0
        """The number of actions since an act after which earlier actions cannot be taken back."""
        self.last = 0
        self.earner: int | None = None
        """The seat that took an action at this moment which earns the increment."""
        self.default_seat: int | None = None
        """The seat for which the clock plays the default actions at this moment."""
        self.steps = steps_of(record.actions, referee.acts)
        self.next_step = 0

    @property
    def ended(self) -> bool:
        """Whether the game ended before its rules end it."""
        return self.ruling is not None and self.ruling is not RulingKind.PLAYED_OUT

    def start(self, journal: Journal[Any]) -> None:
        """Start the clocks after the deal."""
        check_shape(self.referee, self.seats)
        if self.control is not None:
            if self.referee.start_time is None:
                raise BadRecordError(Finding.NO_TIME)
            self.last = milliseconds(self.referee.start_time)
            self.clocks = clock.new_clocks(self.control, self.seats)
            self._set_clocks(journal, self.last)

    def before(self, journal: Journal[Any], entry: Entry) -> None:
        """Check an entry before it is played, and carry out the acts before it."""
        while (step := self.steps[self.next_step]) and not step.entries:
            self._acts_only(journal, step)
        if entry is step.entries[0]:
            self._begin(journal, step)
        self._check_entry(journal, step, entry)
        if entry.action is not None and entry.cause != CLOCK:
            self._note_earner(journal, entry.seat, entry.action)

    def _note_earner(self, journal: Journal[Any], seat: int, action: str) -> None:
        """Note whether an action earns the increment. An action that is not legal is refused when it is played."""
        try:
            if clock.earns_increment(find(self.game.rules, journal.state, seat, action)):
                self.earner = seat
        except EngineError:
            return

    def after(self, journal: Journal[Any], entry: Entry) -> None:
        """Set the clocks when the last entry of a moment is played."""
        step = self.steps[self.next_step]
        if entry.undo is not None:
            self.undoable = max(0, self.undoable - entry.undo)
        else:
            self.undoable = 0 if entry.cause and self.control is not None else self.undoable + 1
        if entry is step.entries[-1]:
            self.next_step += 1
            self._check_defaults(journal, step)
            result = self.game.rules.result(journal.state)
            if result is not None:
                self.ruling, self.ranks = RulingKind.PLAYED_OUT, ranks_at_the_end(result, self.left)
            if any(act.kind is ActKind.TIME_OUT for act in step.acts):
                self.undoable = 0
            if step.at is not None:
                self._set_clocks(journal, step.at, step)

    def end(self, journal: Journal[Any]) -> None:
        """Carry out the acts after the last entry, and compare the ranks."""
        while self.next_step < len(self.steps):
            self._acts_only(journal, self.steps[self.next_step])
        if self.ruling is not self.referee.ruling:
            raise BadRecordError(Finding.WRONG_RULING)
        if self.ranks != self.referee.ranks:
            raise BadRecordError(Finding.WRONG_RANKS)

    def _acts_only(self, journal: Journal[Any], step: Step) -> None:
        self._begin(journal, step)
        self.next_step += 1
        self._check_defaults(journal, step)
        if step.at is not None:
            self._set_clocks(journal, step.at)

    def _begin(self, journal: Journal[Any], step: Step) -> None:
        """Check the moment of a step against the last moment and the deadlines, and carry out its acts."""
        if self.ruling is not None:
            raise BadRecordError(Finding.AFTER_THE_END)
        if step.at is not None:
            if step.at <= self.last or not is_one_change(step):
                raise BadRecordError(Finding.TIME_GOES_BACK)
            self.last = step.at
            self.outages = clock.known_at(self.all_outages, step.at)
        timed_out = self._check_deadlines(step)
        for act in step.acts:
            if act.revision != journal.revision or not has_its_fields(act):
                raise BadRecordError(Finding.WRONG_ACT, act=name_of(act))
            self._act(journal, act)
            if act.kind not in KEEPS_UNDO:
                self.undoable = 0
        if timed_out and self.control is not None:
            self._time_out(self.control, timed_out, self.last)

    def _check_deadlines(self, step: Step) -> tuple[int, ...]:
        """Check that a time-out was due, and that none was left out; return the seats that ran out of time."""
        timed_out = tuple(act.seat for act in step.acts if act.kind is ActKind.TIME_OUT and act.seat is not None)
        if self.control is None:
            if timed_out:
                raise BadRecordError(Finding.EARLY_TIME_OUT, seat=timed_out[0])
            return ()
        if step.at is None:
            raise BadRecordError(Finding.NO_TIME)
        first = None if self.paused else clock.overdue(self.control, self.clocks, step.at, self.outages)
        late = () if first is None else clock.out_of_time_with(self.control, self.clocks, first, self.outages)
        if missed := [seat for seat in late if seat not in timed_out]:
            finding = Finding.EARLY_TIME_OUT if timed_out else Finding.MISSED_TIME_OUT
            raise BadRecordError(finding, seat=timed_out[0] if timed_out else missed[0])
        if timed_out != late:
            raise BadRecordError(Finding.EARLY_TIME_OUT, seat=timed_out[-1])
        return timed_out

    def _check_defaults(self, journal: Journal[Any], step: Step) -> None:
        """Check that the clock has played default actions until the game no longer waits for the seat."""
        seat, self.default_seat = self.default_seat, None
        if seat is None or len(step.entries) == clock.MOST_DEFAULT_MOVES:
            return
        if len(step.entries) > clock.MOST_DEFAULT_MOVES or seat in self.game.rules.to_act(journal.state):
            raise BadRecordError(Finding.WRONG_DEFAULT, seat=seat)

    def _check_entry(self, journal: Journal[Any], step: Step, entry: Entry) -> None:
        """Check who played an entry, and that a clock or a bot played what it had to."""
        if not 0 <= entry.seat < self.seats:
            raise BadRecordError(Finding.WRONG_ENTRY)
        if self.control is None and entry.time is not None:
            raise BadRecordError(Finding.NO_REFEREE)
        if self.paused:
            raise BadRecordError(Finding.WHILE_PAUSED)
        if self.ruling is not None:
            raise BadRecordError(Finding.AFTER_THE_END)
        if entry.undo is not None and entry.undo > self.undoable:
            raise BadRecordError(Finding.WRONG_UNDO, seat=entry.seat)
        if not self._has_causes(entry):
            if entry.cause is not None:
                raise BadRecordError(Finding.WRONG_CAUSE, seat=entry.seat)
            return
        bot, cause = self.bots[entry.seat], entry.cause or ""
        timed_out = next((act.seat for act in step.acts if act.kind is ActKind.TIME_OUT), None)
        if timed_out is not None and cause != CLOCK:
            raise BadRecordError(Finding.WRONG_CAUSE, seat=entry.seat)
        if cause == CLOCK:
            if self.default_seat != entry.seat or entry.undo or entry.action != self._default(journal, entry.seat):
                raise BadRecordError(Finding.WRONG_DEFAULT, seat=entry.seat)
        elif cause == "arbiter":
            if self.left[entry.seat] is not None or self.taken[entry.seat]:
                raise BadRecordError(Finding.WRONG_CAUSE, seat=entry.seat)
        elif cause.startswith("bot:") or bot:
            if cause != f"bot:{bot}" or not bot or entry.undo:
                raise BadRecordError(Finding.WRONG_CAUSE, seat=entry.seat)
            if bot in REPEATED and entry.action != self._choice(journal, entry.seat, bot):
                raise BadRecordError(Finding.WRONG_BOT_MOVE, seat=entry.seat, bot=bot)
        elif cause:
            raise BadRecordError(Finding.WRONG_CAUSE, seat=entry.seat)

    def _has_causes(self, entry: Entry) -> bool:
        """Return whether the server noted who chose an action.

        Without a time control and a bot for seats that leave, it does so only after the first act.
        """
        acts = self.referee.acts
        return self.control is not None or bool(self.referee.fill) or bool(acts and acts[0].revision < entry.revision)

    def _default(self, journal: Journal[Any], seat: int) -> str | None:
        rules = self.game.rules
        return rules.default(journal.state, seat).id if seat in rules.to_act(journal.state) else None

    def _choice(self, journal: Journal[Any], seat: int, bot: str) -> str | None:
        """Return what a bot does for a seat."""
        if bot == DEFAULT_BOT or seat not in self.game.rules.to_act(journal.state):
            return self._default(journal, seat)
        return decide(self.game, journal.state, seat, bot, bot_seed(self.seed, seat, journal.revision)).action.id

    def _act(self, journal: Journal[Any], act: Act) -> None:
        """Carry out an act; refuse one that is not possible."""
        seat, at = act.seat, milliseconds(act.time)
        wrong = BadRecordError(Finding.WRONG_ACT, act=name_of(act))
        if act.kind in (ActKind.PAUSE, ActKind.RESUME):
            if self.paused is (act.kind is ActKind.PAUSE):
                raise wrong
            self.paused = not self.paused
            self.clocks = clock.paused(self.clocks, at, self.outages) if self.paused else clock.resumed(self.clocks, at)
        elif act.kind is ActKind.ADJUDICATE:
            if not are_ranks(act.ranks, self.seats):
                raise BadRecordError(Finding.WRONG_RANKS)
            self._end(RulingKind.ADJUDICATED, act.ranks)
        elif act.kind is ActKind.VOID:
            self._end(RulingKind.VOID, ())
        elif seat is None or not 0 <= seat < self.seats:
            raise wrong
        elif act.kind is ActKind.ADD_TIME:
            if self.control is None or act.seconds is None or self.left[seat] is not None:
                raise wrong
            amount = act.seconds * clock.SECOND
            self.clocks = clock.after_added_time(self.control, self.clocks, seat, amount, at, self.outages)
        elif act.kind in (ActKind.RESIGN, ActKind.FORFEIT):
            if self.left[seat] is not None:
                raise wrong
            leaving = Leaving.RESIGNED if act.kind is ActKind.RESIGN else act.leaving or Leaving.FORFEITED
            self._leave((seat,), leaving, at)
        elif act.kind is ActKind.REISSUE:
            if self.left[seat] is not None or self._is_planned_bot(seat):
                raise wrong
        elif act.kind is ActKind.REPLACE:
            if self._is_planned_bot(seat):
                raise wrong
            self.left[seat], self.bots[seat], self.taken[seat] = None, "", False
        elif act.kind is ActKind.RECLAIM:
            if not self.taken[seat] or self.control is None or not self.control.reclaimable:
                raise wrong
            self.bots[seat], self.taken[seat] = "", False

    def _is_planned_bot(self, seat: int) -> bool:
        return bool(self.referee.bots) and bool(self.referee.bots[seat])

    def _time_out(self, control: TimeControl, late: Sequence[int], at: int) -> None:
        seat = late[0]
        action = clock.time_out_action(control, self.clocks[seat].time_outs)
        for one in late:
            self.clocks = clock.after_time_out(control, self.clocks, one)
        if action is TimeOutAction.FORFEIT:
            self._leave(late, Leaving.TIMED_OUT, at)
        elif action is TimeOutAction.END_GAME:
            self._end(RulingKind.ENDED_BY_CLOCK, ranks_at_time_out(self.left, late))
        elif action is TimeOutAction.BOT:
            self.bots[seat], self.taken[seat] = control.bot or DEFAULT_BOT, True
        else:
            self.default_seat = seat

    def _leave(self, seats: Sequence[int], kind: Leaving, at: int) -> None:
        for seat in seats:
            self.left[seat] = Departure(kind, at)
            self.taken[seat] = False
            self.bots[seat] = self.referee.fill or DEFAULT_BOT
        ruling = ends_game(self.left, self.referee.bots)
        if ruling is not None:
            self._end(ruling, ranks_of_leavers(self.left))

    def _end(self, ruling: RulingKind, ranks: Sequence[int]) -> None:
        self.ruling, self.ranks, self.paused = ruling, tuple(ranks), False

    def _set_clocks(self, journal: Journal[Any], at: int, step: Step | None = None) -> None:
        """Set the clocks after everything that happened at one moment."""
        if self.control is None or self.paused:
            return
        to_act = () if self.ruling is not None else self.game.rules.to_act(journal.state)
        asked = [seat for seat in to_act if not self.bots[seat]]
        last = step.entries[-1] if step else None
        if last is not None and last.undo is not None:
            self.clocks = clock.after_undo(self.control, self.clocks, asked, at, self.outages, last.seat, self.undoable)
        else:
            actor = None if last is None or last.cause == CLOCK else last.seat
            self.clocks = clock.after_move(
                self.control, self.clocks, asked, at, self.outages, self.earner, self.undoable, actor
            )
        self.earner = None


def is_one_change(step: Step) -> bool:
    """Return whether one commit can have done what has one moment: one act, actions of one seat, or one undo.

    Several seats may run out of time at once, and the clock may play for one of them.
    """
    first = step.entries[0] if step.entries else None
    same = all((entry.seat, entry.cause) == (first.seat, first.cause) for entry in step.entries if first)
    undone = any(entry.undo is not None for entry in step.entries)
    acts_are_one = all(act.kind is ActKind.TIME_OUT for act in step.acts) or len(step.acts) + len(step.entries) == 1
    return acts_are_one and same and (not undone or len(step.entries) == 1)


def steps_of(entries: Sequence[Entry], acts: Sequence[Act]) -> list[Step]:
    """Return everything that happened, grouped by moments: an act after a revision is before the next entry."""
    steps: list[Step] = []
    waiting = list(acts)
    for entry in entries:
        while waiting and waiting[0].revision < entry.revision:
            _add(steps, milliseconds(waiting[0].time), act=waiting.pop(0))
        _add(steps, None if entry.time is None else milliseconds(entry.time), entry=entry)
    for act in waiting:
        _add(steps, milliseconds(act.time), act=act)
    return steps


def _add(steps: list[Step], at: int | None, act: Act | None = None, entry: Entry | None = None) -> None:
    if not steps or at is None or steps[-1].at != at or (act and steps[-1].entries):
        steps.append(Step(at, [], []))
    if act is not None:
        steps[-1].acts.append(act)
    if entry is not None:
        steps[-1].entries.append(entry)


def name_of(act: Act) -> str:
    """Return the name of an act for a message."""
    return act.kind.removeprefix("ACT_KIND_")


def milliseconds(moment: datetime) -> int:
    """Return a moment in milliseconds."""
    return round(moment.timestamp() * 1000)
