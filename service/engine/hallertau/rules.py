"""Hallertau as the kernel sees it: what each frame offers, what each option does, what goes by itself."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec import Struct

from service.engine.hallertau import (
    args,
    events,
    fields,
    frames,
    gains,
    lines,
    options,
    progress,
    scoring,
    setup,
    sheep,
    spaces,
    trades,
    views,
)
from service.engine.hallertau.phases import run_next_step
from service.engine.hallertau.state import Options, State
from service.engine.hallertau.triggers import SpaceUsed
from service.engine.kernel.event import Event, Viewer
from service.engine.kernel.option import Option
from service.engine.kernel.result import Result
from service.engine.kernel.rules import read_options

OFFERS: Final[dict[type, Callable[..., Iterator[Option]]]] = {
    **lines.OFFERS,
    frames.Choice: lines.offer_choice,
    frames.Turn: spaces.offer_turn,
    frames.Fallow: fields.offer_fallow,
    frames.Harvest: fields.offer_harvest,
    frames.Progress: progress.offer_progress,
    frames.Done: progress.offer_done,
    frames.EndTurn: lambda state, me, frame: iter((options.END_TURN,)),
    frames.Stop: lambda state, me, frame: iter((options.READY,)),
}

RESOLVE: Final[dict[type, Callable[..., None]]] = {
    args.Place: spaces.resolve_place,
    args.Exchange: spaces.resolve_exchange,
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
    args.Skip: lambda state, me, frame, chosen, log: log.append(Event(events.Skipped(me))),
    args.EndTurn: lambda state, me, frame, chosen, log: log.append(Event(events.TurnEnded(me))),
    args.Ready: lambda state, me, frame, chosen, log: log.append(Event(events.Confirmed(me, frame.name))),
}

SAFE_KINDS: Final = (
    "harvest_all",
    "fallow",
    "exchange",
    "take",
    "new_field",
    "move_field",
    "move_sheep",
    "end_turn",
    "ready",
    "done",
    "skip",
)
"""What a clock that ran out plays, best first: whatever is free or due, never a payment."""


class Hallertau:
    """The rules of Hallertau."""

    name = "hallertau"
    version = "1"
    schema = 1
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
        """What the top frame of the seat offers."""
        if not 0 <= seat < len(state.seats) or not state.seats[seat].frames:
            return []
        frame = state.seats[seat].frames[-1]
        offered = list(OFFERS[type(frame)](state, seat, frame))
        if isinstance(frame, frames.Line):
            offered.append(options.SKIP)
        elif isinstance(frame, frames.Progress):
            offered.append(options.DONE[progress.progress_window(state)])
        return offered

    def resolve(self, state: State, seat: int, option: Option, log: list[Event]) -> None:
        """Carry out an option on the top frame. A unit ends what the seat has *just* done (H-20)."""
        frame = state.seats[seat].frames.pop()
        if not isinstance(option.args, args.Fewer | args.Skip):
            state.seats[seat].triggers.clear()
            if isinstance(frame, frames.Choice):
                frame = lines.chosen_line(state, seat, frame, option)
        RESOLVE[type(option.args)](state, seat, frame, option.args, log)

    def step(self, state: State, log: list[Event]) -> bool:
        """Let the next thing that needs no decision happen."""
        if state.over:
            return False
        waiting = False
        for me, seat in enumerate(state.seats):
            if not seat.frames:
                continue
            if self._goes_by_itself(state, me, log):
                return True
            waiting = waiting or type(seat.frames[-1]) is not frames.Done
        if waiting:
            return False
        for seat in state.seats:
            seat.frames.clear()
        run_next_step(state, log)
        return True

    def _goes_by_itself(self, state: State, me: int, log: list[Event]) -> bool:
        """Resolve the seat's top frame if nobody needs to be asked.

        With cards in hand a seat is always asked, whatever the cards are (H-09, H-10).
        """
        seat = state.seats[me]
        frame = seat.frames[-1]
        if isinstance(frame, frames.Used):
            seat.frames.pop()
            seat.triggers.append(SpaceUsed(frame.space))
            return True
        if isinstance(frame, frames.Harvest) and not fields.to_harvest(seat):
            seat.frames.pop()
            return True
        if seat.hand:
            return False
        if isinstance(frame, frames.EndTurn):
            seat.triggers.clear()
        elif isinstance(frame, frames.Harvest) and len(fields.harvest_kinds(seat)) <= 1:
            fields.harvest_all(state, me, log)
        elif next(OFFERS[type(frame)](state, me, frame), None) is not None:
            return False
        seat.frames.pop()
        return True

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
