"""What cards do with the Workers on the action board."""

from collections.abc import Iterator
from typing import Final

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.counting import three_worker_spaces
from service.engine.hallertau.spaces import SPACE, SPACES, next_row
from service.engine.hallertau.state import State
from service.engine.hallertau.turns import is_open, take_top_row, use_space
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option

NO_SPACE: Final = -1


def occupied(state: State) -> list[str]:
    """The spaces with Workers on them."""
    return [space.name for space, rows in zip(SPACES, state.board, strict=True) if any(rows)]


def offer_clear_space(state: State, me: int, frame: frames.ClearSpace) -> Iterator[Option]:
    """Any space with Workers (H-47)."""
    return (options.on_space(args.ClearSpace, name) for name in occupied(state))


def resolve_clear_space(
    state: State, me: int, frame: frames.ClearSpace, chosen: args.ClearSpace, log: list[Event]
) -> None:
    """All its Workers go back to the general supply (H-47)."""
    rows = state.board[SPACE[chosen.space]]
    log.append(Event(events.RowsCleared(me, {chosen.space: sum(rows)})))
    rows[:] = [0] * len(rows)


def offer_clear_top_rows(state: State, me: int, frame: frames.ClearTopRows) -> Iterator[Option]:
    """All of the named spaces that hold Workers, or none of them (H-46)."""
    names = tuple(SPACES[index].name for index in frame.spaces if any(state.board[index]))
    if names:
        yield options.clear_top_rows(names)


def resolve_clear_top_rows(
    state: State, me: int, frame: frames.ClearTopRows, chosen: args.ClearTopRows, log: list[Event]
) -> None:
    """Their topmost rows go back to the general supply (H-46)."""
    cleared = {name: take_top_row(state.board[SPACE[name]]) for name in chosen.spaces}
    log.append(Event(events.RowsCleared(me, cleared)))


def offer_take_workers(state: State, me: int, frame: frames.TakeWorkers) -> Iterator[Option]:
    """Any space with Workers (H-48)."""
    return (options.on_space(args.TakeWorkers, name) for name in occupied(state))


def resolve_take_workers(
    state: State, me: int, frame: frames.TakeWorkers, chosen: args.TakeWorkers, log: list[Event]
) -> None:
    """The topmost row joins the seat's own Workers of this Round (H-48)."""
    workers = take_top_row(state.board[SPACE[chosen.space]])
    state.seats[me].workers += workers
    log.append(Event(events.WorkersTaken(me, chosen.space, workers)))


def offer_use_space(state: State, me: int, frame: frames.UseSpace) -> Iterator[Option]:
    """Any open space with at most 1 Worker (H-37)."""
    for index, rows in enumerate(state.board):
        if sum(rows) <= 1 and next_row(rows) and is_open(state, index):
            yield options.use_space(SPACES[index].name, next_row(rows))


def resolve_use_space(state: State, me: int, frame: frames.UseSpace, chosen: args.UseSpace, log: list[Event]) -> None:
    """A full use with Workers of the general supply, but no turn (H-37, H-49)."""
    use_space(state, me, SPACE[chosen.space], chosen.workers, chosen.workers, log)


def offer_second_row(state: State, me: int, frame: frames.SecondRow) -> Iterator[Option]:
    """Any space whose second row is empty, whatever stands in the first (H-44)."""
    if state.seats[me].workers:
        for index, rows in enumerate(state.board):
            if not rows[1] and is_open(state, index):
                yield options.on_space(args.SecondRow, SPACES[index].name)


def resolve_second_row(
    state: State, me: int, frame: frames.SecondRow, chosen: args.SecondRow, log: list[Event]
) -> None:
    """The one Worker fills the row, and the space is used; if it was the seat's turn, the turn is over (H-44)."""
    seat = state.seats[me]
    seat.workers -= 1
    seat.frames = [pending for pending in seat.frames if not isinstance(pending, frames.Turn)]
    use_space(state, me, SPACE[chosen.space], 2, 1, log)


def offer_move_stack(state: State, me: int, frame: frames.MoveStack) -> Iterator[Option]:
    """First one of the card's spaces that still holds exactly 3 Workers, then another with three rows (H-45)."""
    three = three_worker_spaces(state)
    targets = [index for index in three if SPACES[index].rows == 3]
    if frame.source == NO_SPACE:
        sources = [index for index in three if index in frame.spaces and any(other != index for other in targets)]
        yield from (options.on_space(args.TakeStack, SPACES[index].name) for index in sources)
    elif frame.source in three:
        yield from (options.on_space(args.PutStack, SPACES[i].name) for i in targets if i != frame.source)


def resolve_take_stack(
    state: State, me: int, frame: frames.MoveStack, chosen: args.TakeStack, log: list[Event]
) -> None:
    """Nothing moves before the target is named."""
    state.seats[me].frames.append(frames.MoveStack(frame.spaces, SPACE[chosen.space]))
    log.append(Event(events.StackTaken(me, chosen.space)))


def resolve_put_stack(state: State, me: int, frame: frames.MoveStack, chosen: args.PutStack, log: list[Event]) -> None:
    """The 3 Workers are the third row now; nobody uses a space (H-45)."""
    state.board[frame.source] = [0] * len(state.board[frame.source])
    state.board[SPACE[chosen.space]][2] = 3
    log.append(Event(events.StackMoved(me, SPACES[frame.source].name, chosen.space)))
