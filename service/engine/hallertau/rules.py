"""Hallertau as the kernel sees it: what each frame offers, what each option does, what goes by itself."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, get_args

from msgspec import Struct

from service.engine.hallertau import (
    args,
    costs,
    draws,
    events,
    fields,
    frames,
    gains,
    lines,
    options,
    plays,
    progress,
    ready,
    scoring,
    setup,
    sheep,
    specials,
    trades,
    turns,
    views,
    why_not,
    workers,
)
from service.engine.hallertau.phases import run_next_step
from service.engine.hallertau.state import Options, State
from service.engine.hallertau.triggers import SpaceUsed
from service.engine.kernel.blocked import Blocked
from service.engine.kernel.event import Event, Viewer
from service.engine.kernel.option import Option
from service.engine.kernel.result import Result
from service.engine.kernel.rules import read_options

OFFERS: Final[dict[type, Callable[..., Iterator[Option]]]] = {
    **lines.OFFERS,
    frames.Choice: lines.offer_choice,
    frames.FollowSheep: sheep.offer_follow_sheep,
    frames.Raise: specials.offer_raise,
    frames.HarvestSome: specials.offer_harvest_some,
    frames.ClearSpace: workers.offer_clear_space,
    frames.ClearTopRows: workers.offer_clear_top_rows,
    frames.TakeWorkers: workers.offer_take_workers,
    frames.UseSpace: workers.offer_use_space,
    frames.SecondRow: workers.offer_second_row,
    frames.MoveStack: workers.offer_move_stack,
    frames.FreeStep: specials.offer_free_step,
    frames.MoveBoulders: specials.offer_move_boulders,
    frames.DoubleYield: specials.offer_double_yield,
    frames.DoubleSow: specials.offer_double_sow,
    frames.TwoFields: specials.offer_two_fields,
    frames.Income: plays.offer_income,
    frames.GiveSheep: costs.offer_give_sheep,
    frames.SheepBack: costs.offer_give_sheep,
    frames.GiveFields: costs.offer_give_fields,
    frames.GiveCards: costs.offer_give_cards,
    frames.GiveGoods: costs.offer_give_goods,
    frames.GivePlanted: costs.offer_give_planted,
    frames.KeepCrops: costs.offer_keep_crops,
    frames.Turn: turns.offer_turn,
    frames.Fallow: fields.offer_fallow,
    frames.Harvest: fields.offer_harvest,
    frames.Progress: progress.offer_progress,
    frames.Done: progress.offer_done,
    frames.EndTurn: lambda state, me, frame: iter((options.END_TURN,)),
    frames.Stop: ready.offer_stop,
}

RESOLVE: Final[dict[type, Callable[..., None]]] = {
    args.Place: turns.resolve_place,
    args.Exchange: turns.resolve_exchange,
    args.Take: gains.resolve_take,
    args.NewField: fields.resolve_new_field,
    args.Sow: fields.resolve_sow,
    args.MoveField: fields.resolve_move_field,
    args.MoveSheep: sheep.resolve_move_sheep,
    args.Trade: trades.resolve_trade,
    args.Fallow: fields.resolve_fallow,
    args.Harvest: fields.resolve_harvest,
    args.HarvestAll: fields.resolve_harvest_all,
    args.Advance: progress.resolve_advance,
    args.Done: progress.resolve_done,
    args.Resume: progress.resolve_resume,
    args.Fewer: lines.resolve_fewer,
    args.Draw: draws.resolve_draw,
    args.TakeMarker: draws.resolve_take_marker,
    args.Income: plays.resolve_income,
    args.Give: costs.resolve_give,
    args.Keep: costs.resolve_keep,
    args.Raise: specials.resolve_raise,
    args.ClearSpace: workers.resolve_clear_space,
    args.ClearTopRows: workers.resolve_clear_top_rows,
    args.TakeWorkers: workers.resolve_take_workers,
    args.UseSpace: workers.resolve_use_space,
    args.SecondRow: workers.resolve_second_row,
    args.TakeStack: workers.resolve_take_stack,
    args.PutStack: workers.resolve_put_stack,
    args.FreeStep: specials.resolve_free_step,
    args.MoveBoulder: specials.resolve_move_boulder,
    args.DoubleYield: specials.resolve_double_yield,
    args.DoubleSow: specials.resolve_double_sow,
    args.TwoFields: specials.resolve_two_fields,
    args.Ready: ready.resolve_ready,
    args.ReadyThrough: ready.resolve_ready_through,
    args.ReadyWhileIdle: ready.resolve_ready_while_idle,
    args.Skip: lambda state, me, frame, chosen, log: log.append(Event(events.Skipped(me))),
    args.EndTurn: lambda state, me, frame, chosen, log: log.append(Event(events.TurnEnded(me))),
}

LINES: Final = frozenset(get_args(frames.Line))
"""Frames that may be skipped: the lines of spaces and the effects of cards (p.8, p.12)."""

NO_UNIT: Final = (args.Fewer, args.Skip, args.ReadyWhileIdle)
"""Options that are no unit: what a seat has just done stays just done."""

SAFE_KINDS: Final = (
    "harvest_all",
    "fallow",
    "exchange",
    "take",
    "draw",
    "income",
    "new_field",
    "move_field",
    "move_sheep",
    "give",
    "keep",
    "end_turn",
    "ready",
    "done",
    "skip",
)
"""What a clock that ran out plays, best first: whatever is free or due, never a payment of choice."""


class Hallertau:
    """The rules of Hallertau."""

    name = "hallertau"
    version = "2"
    schema = 2
    seat_counts: tuple[int, ...] = (1, 2, 3, 4)
    options_type: type[Struct] = Options
    state_type = State

    def setup(self, options: Mapping[str, object], seats: int, seed: str, log: list[Event]) -> State:
        """A new table."""
        return setup.setup(read_options(Options, options), seats, seed, log)

    def to_act(self, state: State) -> tuple[int, ...]:
        """The seats with a frame that waits for them; a seat that is done with Phase 9 is not waited for."""
        return tuple(
            me for me, seat in enumerate(state.seats) if seat.frames and type(seat.frames[-1]) is not frames.Done
        )

    def options(self, state: State, seat: int) -> list[Option]:
        """What the top frame of the seat offers, then its playable cards, on anyone's turn (H-01)."""
        if state.over or not 0 <= seat < len(state.seats):
            return []
        offered: list[Option] = []
        if state.seats[seat].frames:
            frame = state.seats[seat].frames[-1]
            offered += OFFERS[type(frame)](state, seat, frame)
            if type(frame) in LINES:
                offered.append(options.SKIP)
            elif isinstance(frame, frames.Progress):
                offered.append(options.DONE[progress.progress_window(state)])
        if state.seats[seat].hand:
            offered += plays.offer_plays(state, seat)
            offered += ready.offer_ready_off(state, seat)
        return offered

    def resolve(self, state: State, seat: int, option: Option, log: list[Event]) -> None:
        """Carry out an option: a card play, a word about readiness, or an answer to the top frame."""
        if isinstance(option.args, args.PlayCard):
            plays.resolve_play(state, seat, option.args, log)
        elif isinstance(option.args, args.ReadyOff):
            ready.resolve_ready_off(state, seat, log)
        else:
            self._answer(state, seat, option, log)

    def _answer(self, state: State, me: int, option: Option, log: list[Event]) -> None:
        """Answer the top frame. A unit ends what the seat has *just* done (H-20, H-28), but no part of a card does."""
        seat = state.seats[me]
        is_unit = not isinstance(option.args, NO_UNIT) and not plays.in_unit(seat)
        fresh = len(seat.fresh)
        frame = seat.frames.pop()
        if is_unit:
            seat.triggers.clear()
        chosen = frame
        if isinstance(frame, frames.Choice) and not isinstance(option.args, args.Skip | args.Fewer):
            lines.sow_what_was_taken(state, me, frame, option)
            chosen = lines.chosen_line(state, me, frame, option)
        if isinstance(frame, frames.HarvestSome) and isinstance(option.args, args.Harvest):
            specials.resolve_harvest_some(state, me, frame, option.args, log)
        else:
            RESOLVE[type(option.args)](state, me, chosen, option.args, log)
        if is_unit and len(seat.fresh) == fresh:
            seat.fresh.clear()

    def step(self, state: State, log: list[Event]) -> bool:
        """Let the next thing that needs no decision happen."""
        if state.over:
            return False
        waiting = False
        for me, seat in enumerate(state.seats):
            if self._goes_by_itself(state, me, log):
                return True
            waiting = waiting or (bool(seat.frames) and type(seat.frames[-1]) is not frames.Done)
        if waiting:
            return False
        for seat in state.seats:
            seat.frames.clear()
        run_next_step(state, log)
        return True

    def _goes_by_itself(self, state: State, me: int, log: list[Event]) -> bool:
        """Do what the seat need not be asked for.

        With cards in hand a seat is always asked, whatever the cards are, unless it said otherwise (H-09, H-10).
        """
        seat = state.seats[me]
        if seat.queue and not plays.in_unit(seat):
            plays.begin(state, me, seat.queue.pop(0), log)
            return True
        if not seat.frames:
            return False
        frame = seat.frames[-1]
        if isinstance(frame, frames.Resolving):
            plays.resolve_next_effect(state, me, log)
        elif isinstance(frame, frames.Used):
            seat.frames.pop()
            seat.triggers.append(SpaceUsed(frame.space))
        elif isinstance(frame, frames.Payment):
            return self._pay_the_only_way(state, me, log)
        elif self._is_pointless(state, me, frame):
            seat.frames.pop()
        elif isinstance(frame, frames.Stop) and ready.confirms(state, me):
            seat.frames.pop()
            ready.end_just(seat)
        elif isinstance(frame, frames.Done):
            return self._asked_again(state, me, frame)
        elif isinstance(frame, frames.Fallow):
            return self._lies_fallow_by_itself(state, me, log)
        elif isinstance(frame, frames.Harvest):
            return self._harvest_by_itself(state, me, log)
        elif ready.is_idle(state, me):
            return self._passes_by_itself(state, me)
        else:
            return False
        return True

    def _pay_the_only_way(self, state: State, me: int, log: list[Event]) -> bool:
        """A cost that can be paid in one way only is paid."""
        frame = state.seats[me].frames[-1]
        ways = list(OFFERS[type(frame)](state, me, frame))
        if len(ways) == 1:
            self._answer(state, me, ways[0], log)
        return len(ways) == 1

    def _is_pointless(self, state: State, me: int, frame: frames.Pending) -> bool:
        """No card could make anything of these any more, so nobody is asked."""
        if isinstance(frame, frames.Turn):
            return not state.seats[me].workers
        if isinstance(frame, frames.Harvest):
            return not fields.to_harvest(state.seats[me])
        if isinstance(frame, frames.Draw | frames.TakeMarker | frames.Income):
            return next(OFFERS[type(frame)](state, me, frame), None) is None
        return False

    def _lies_fallow_by_itself(self, state: State, me: int, log: list[Event]) -> bool:
        """Which Field slides twice is asked only if rows differ (H-77)."""
        rows = fields.fallow_rows(state.seats[me])
        if len(rows) > 1:
            return False
        state.seats[me].frames.pop()
        fields.lie_fallow(state, me, rows[0] if rows else 0, log)
        return True

    def _harvest_by_itself(self, state: State, me: int, log: list[Event]) -> bool:
        """The order is asked only if it can matter (H-78)."""
        seat = state.seats[me]
        if not ready.confirms(state, me) or len(fields.harvest_kinds(seat)) > 1:
            return False
        seat.frames.pop()
        fields.harvest_all(state, me, log)
        return True

    def _passes_by_itself(self, state: State, me: int) -> bool:
        """For an idle seat the turn ends by itself, and a line without any option vanishes."""
        seat = state.seats[me]
        frame = seat.frames[-1]
        if isinstance(frame, frames.EndTurn):
            ready.end_just(seat)
        elif next(OFFERS[type(frame)](state, me, frame), None) is not None:
            return False
        seat.frames.pop()
        if isinstance(frame, frames.Progress) and seat.hand and not state.sequential_progress:
            seat.frames.append(frames.Done())
        return True

    def _asked_again(self, state: State, me: int, frame: frames.Done) -> bool:
        """After a play a seat that was done is asked once more, if it wants to be (H-09)."""
        if frame.again:
            state.seats[me].frames[-1] = frames.Done() if ready.is_idle(state, me) else frames.Progress()
        return frame.again

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        """Cards in hand and spaces that are not to be had now, with what is missing."""
        if state.over or not 0 <= seat < len(state.seats):
            return []
        return list(why_not.blocked(state, seat))

    def default(self, state: State, seat: int) -> Option:
        """The first option of the safest kind there is."""
        offered = self.options(state, seat)
        return min(offered, key=lambda option: SAFE_KINDS.index(option.kind) if option.kind in SAFE_KINDS else 99)

    def view(self, state: State, viewer: Viewer) -> views.View:
        """What a viewer may see."""
        return views.view(state, viewer)

    def result(self, state: State) -> Result | None:
        """The result, or None while the game runs."""
        return scoring.result(state)


RULES: Final = Hallertau()
