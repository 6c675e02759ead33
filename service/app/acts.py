"""What clocks, leavers and arbiters do to a game, without the store. Every function returns the change to be committed.

`clocks.py` sets the clocks of the change.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from service.app.head import (
    ArbiterLooked,
    GameEndedEarly,
    GamePaused,
    GameResumed,
    Head,
    RefereeEvent,
    SeatLeft,
    SeatTakenOver,
    SeatTimedOut,
    TimeAdded,
    TokenReissued,
    generation_of,
    is_reclaimable,
    logged,
    name_of,
    player_of,
    rules_of,
    waiting_for,
    with_item,
)
from service.app.moves import Change, play_actions
from service.app.player_refs import PlayerRef
from service.engine.kernel.event import Event
from service.engine.kernel.refereed import Leaving, RulingKind, TimeOutAction
from service.errors import Reason, RefusedError, malformed
from service.referee import clock
from service.referee.leaving import Departure, are_ranks, ends_game, ranks_at_time_out, ranks_of_leavers
from service.referee.state import Refereed, StoredRuling

DAY: Final = 24 * 3600 * clock.SECOND
LARGEST_BANK: Final = 400 * DAY
"""Up to this bank an arbiter may add time: outages are known for longer, so no visit outlasts them."""

DEFAULT_BOT: Final = "default"
"""The bot that plays the default actions of the rules."""


class Arbiter(Struct, frozen=True):
    """Who acts, as "KEY" or "KEY/ACTOR", and why; both are empty for a seat or a clock."""

    by: str = ""
    reason: str = ""


NOBODY: Final = Arbiter()


def referee_of(head: Head) -> Refereed:
    """Return the referee's part of a game; a new one, if the game has none yet."""
    return head.referee or Refereed(left=(None,) * len(head.claimed), planned_bots=head.bots)


def acted(head: Head, state: Any, at: int, *events: RefereeEvent, after: Head) -> Change:
    """Return the change of an act at a moment. Nothing before it can be taken back any more."""
    entries = logged([(head.revision, Event(event)) for event in events], head.seq, at)
    return Change(replace(after, seq=head.seq + len(entries), standing=(), updated=at / 1000), state, [], entries)


def time_out(head: Head, state: Any, late: Sequence[int], at: int) -> Change:
    """Do what the time control says for seats that have run out of time; see `clock.out_of_time_with`."""
    referee = referee_of(head)
    control = referee.control
    if control is None:
        raise ValueError("a game without a time control has no time-outs")
    seat, clocks = late[0], referee.clocks
    action = clock.time_out_action(control, clocks[seat].time_outs)
    for one in late:
        clocks = clock.after_time_out(control, clocks, one)
    timed_out = [SeatTimedOut(one, action, clocks[one].time_outs) for one in late]
    after = replace(head, referee=replace(referee, clocks=clocks))
    change = acted(head, state, at, *timed_out, after=after)
    if action is TimeOutAction.FORFEIT:
        return _joined(change, leave(change.head, state, late, Leaving.TIMED_OUT, at))
    if action is TimeOutAction.END_GAME:
        ranks = ranks_at_time_out(referee.left, late)
        return _joined(change, end_early(change.head, state, RulingKind.ENDED_BY_CLOCK, ranks, at))
    if action is TimeOutAction.BOT:
        bot = control.bot or DEFAULT_BOT
        taken = with_item(referee.taken or (False,) * len(head.claimed), seat, True)
        after = replace(with_bot(after, seat, bot), referee=replace(referee, clocks=clocks, taken=taken))
        return acted(head, state, at, *timed_out, SeatTakenOver(seat, bot), after=after)
    for _ in range(clock.MOST_DEFAULT_MOVES):
        if seat not in waiting_for(change.head, state):
            break
        default = rules_of(head).rules.default(state, seat).id
        change = _joined(change, play_actions(change.head, state, seat, [default], at))
    change.head = replace(change.head, standing=(), spent=head.spent)
    return change


def leave(head: Head, state: Any, seats: Sequence[int], kind: Leaving, at: int, arbiter: Arbiter = NOBODY) -> Change:
    """Take seats out of the game at the same moment. The game ends, or a bot plays on for each of them."""
    referee = referee_of(head)
    left, taken = referee.left, referee.taken
    for seat in seats:
        left = with_item(left, seat, Departure(kind, at))
        taken = with_item(taken, seat, False) if taken else ()
    after = replace(head, referee=replace(referee, left=left, taken=taken))
    events = [SeatLeft(seat, kind, arbiter.by, arbiter.reason) for seat in seats]
    change = acted(head, state, at, *events, after=after)
    ruling = ends_game(left, referee.planned_bots)
    if ruling is not None:
        return _joined(change, end_early(change.head, state, ruling, ranks_of_leavers(left), at))
    for seat in seats:
        change.head = with_bot(change.head, seat, referee.fill or DEFAULT_BOT)
    return change


def end_early(
    head: Head, state: Any, kind: RulingKind, ranks: tuple[int, ...], at: int, arbiter: Arbiter = NOBODY
) -> Change:
    """End a game before its rules end it."""
    ruling = StoredRuling(kind, at, ranks, arbiter.by, arbiter.reason)
    after = replace(head, over=True, to_act=(), referee=replace(referee_of(head), ruling=ruling, paused=None))
    return acted(head, state, at, GameEndedEarly(kind, ranks, arbiter.by, arbiter.reason), after=after)


def adjudicate(head: Head, state: Any, ranks: Sequence[int], at: int, arbiter: Arbiter) -> Change:
    """End a game with the ranks that an arbiter names."""
    if not are_ranks(ranks, len(head.claimed)):
        raise malformed(
            f"`ranks` needs one rank for each of {len(head.claimed)} seats: 1 is best, equal seats share a rank, and "
            "the next rank counts them all, such as 1, 1, 3"
        )
    return end_early(head, state, RulingKind.ADJUDICATED, tuple(ranks), at, arbiter)


def void(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
    """End a game so that it does not count."""
    return end_early(head, state, RulingKind.VOID, (), at, arbiter)


def reclaim(head: Head, state: Any, seat: int, at: int, arbiter: Arbiter = NOBODY) -> Change:
    """Give a seat back to its player, whose bot plays it since it ran out of time."""
    referee = referee_of(head)
    if not is_reclaimable(head, seat):
        raise _wrong_state(
            head, f"seat {seat} cannot be reclaimed: no bot plays it since a time-out, or the time control forbids it"
        )
    after = replace(with_bot(head, seat, ""), referee=replace(referee, taken=with_item(referee.taken, seat, False)))
    player, name = player_of(head, seat), name_of(head, seat)
    return acted(head, state, at, SeatTakenOver(seat, "", player, name, arbiter.by), after=after)


def replace_player(
    head: Head, state: Any, seat: int, player: str, name: str, keep_credit: bool, at: int, arbiter: Arbiter
) -> Change:
    """Give a seat to another player, who claims it with an invite of the next generation. The clock stays as it is."""
    referee = referee_of(head)
    credited = referee.credited or (None,) * len(head.claimed)
    first = player_of(head, seat) if credited[seat] is None else credited[seat]
    after = replace(
        with_bot(head, seat, ""),
        players=_texts(head.players, head, seat, player),
        names=_texts(head.names, head, seat, name),
        claimed=with_item(head.claimed, seat, False),
        generations=with_item(head.generations or (0,) * len(head.claimed), seat, generation_of(head, seat) + 1),
        referee=replace(
            referee,
            left=with_item(referee.left, seat, None),
            taken=with_item(referee.taken, seat, False) if referee.taken else (),
            credited=with_item(credited, seat, first if keep_credit else None),
        ),
    )
    event = SeatTakenOver(seat, "", player, name, arbiter.by, arbiter.reason, new_token=True)
    change = acted(head, state, at, event, after=after)
    change.lists = (PlayerRef(head.owner, player).games,) if player else ()
    return change


def reissue(head: Head, state: Any, seat: int, at: int, arbiter: Arbiter) -> Change:
    """Make the tokens of a seat invalid; its player claims the seat again with an invite of the next generation."""
    generations = with_item(head.generations or (0,) * len(head.claimed), seat, generation_of(head, seat) + 1)
    claimed = with_item(head.claimed, seat, False)
    after = replace(head, claimed=claimed, generations=generations, referee=referee_of(head))
    change = acted(head, state, at, TokenReissued(seat, arbiter.by, arbiter.reason), after=after)
    change.head = replace(change.head, standing=head.standing)  # the table is as it was
    return change


def add_time(
    head: Head, state: Any, seat: int, seconds: int, at: int, outages: clock.Outages, arbiter: Arbiter
) -> Change:
    """Add time to the bank of a seat, or take time away."""
    referee = referee_of(head)
    if referee.control is None:
        raise _wrong_state(head, "this game has no time control, so there is no bank to change")
    clocks = clock.after_added_time(referee.control, referee.clocks, seat, seconds * clock.SECOND, at, outages)
    if seconds > 0 and clocks[seat].bank > LARGEST_BANK:
        raise _wrong_state(head, f"the bank of seat {seat} cannot become larger than {LARGEST_BANK // DAY} days")
    after = replace(head, referee=replace(referee, clocks=clocks))
    change = acted(head, state, at, TimeAdded(seat, seconds, arbiter.by, arbiter.reason), after=after)
    change.head = replace(change.head, standing=head.standing)
    return change


def pause(head: Head, state: Any, at: int, outages: clock.Outages, arbiter: Arbiter) -> Change:
    """Stop all clocks, and refuse moves until the game is resumed."""
    referee = referee_of(head)
    if referee.paused is not None:
        raise _wrong_state(head, "the game is already paused")
    clocks = clock.paused(referee.clocks, at, outages)
    after = replace(head, referee=replace(referee, clocks=clocks, paused=arbiter.reason))
    return acted(head, state, at, GamePaused(arbiter.by, arbiter.reason), after=after)


def resume(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
    """Let a paused game go on."""
    referee = referee_of(head)
    if referee.paused is None:
        raise _wrong_state(head, "the game is not paused")
    after = replace(head, referee=replace(referee, clocks=clock.resumed(referee.clocks, at), paused=None))
    return acted(head, state, at, GameResumed(arbiter.by, arbiter.reason), after=after)


def look(head: Head, state: Any, seat: int, at: int, arbiter: Arbiter) -> Change | None:
    """Note that a referee looked at the table as a seat sees it; None if this is noted at this revision already."""
    referee = referee_of(head)
    looks = referee.looks or (-1,) * len(head.claimed)
    if looks[seat] == head.revision:
        return None
    after = replace(head, referee=replace(referee, looks=with_item(looks, seat, head.revision)))
    change = acted(head, state, at, ArbiterLooked(seat, arbiter.by), after=after)
    change.head = replace(change.head, standing=head.standing)
    return change


def with_bot(head: Head, seat: int, bot: str) -> Head:
    """Return a head in which a bot plays a seat; "" for a person."""
    return replace(head, bots=_texts(head.bots, head, seat, bot))


def _joined(first: Change, second: Change) -> Change:
    """Return both changes as one; the second was made from the head of the first."""
    return Change(second.head, second.state, first.entries + second.entries, first.events + second.events)


def _texts(texts: tuple[str, ...], head: Head, seat: int, text: str) -> tuple[str, ...]:
    """Return a text for each seat with one of them replaced; () if all are empty."""
    changed = with_item(texts or ("",) * len(head.claimed), seat, text)
    return changed if any(changed) else ()


def _wrong_state(head: Head, message: str) -> RefusedError:
    return RefusedError(Reason.WRONG_STATE, message, revision=head.revision)
