"""The table before the first Round."""

from service.engine.hallertau import events
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.phases import AFTER_SETUP, remove_workers
from service.engine.hallertau.progress import reset_boulders
from service.engine.hallertau.resources import BARLEY, CRAFTS, FLAX, GOODS, ROUNDS, RYE
from service.engine.hallertau.spaces import SPACES
from service.engine.hallertau.state import Field, Options, Seat, State
from service.engine.kernel.event import Event
from service.engine.kernel.rng import Stream


def setup_seat() -> Seat:
    """Start goods, Fields in rows 2 to 4, six face-down holders, Boulders 2 and 4 spaces ahead (p.5)."""
    seat = Seat(
        goods=[1 if good in (BARLEY, FLAX, RYE) else 0 for good in GOODS],
        fields=[Field(row) for row in EDITION.start_rows],
        crafts=[0] * len(CRAFTS),
        boulders=[[0, 0] for _ in CRAFTS],
        holders=list(range(1, ROUNDS + 1)),
    )
    reset_boulders(seat)
    return seat


def setup(options: Options, seats: int, seed: str, log: list[Event]) -> State:
    """A new table; Phase 1 of Round 1 is part of the setup (H-125)."""
    state = State(
        seed=seed,
        sequential_progress=options.sequential_progress,
        seats=[setup_seat() for _ in range(seats)],
        board=[[1] + [0] * (space.rows - 1) for space in SPACES],
        quadrant_stack=Stream(seed, "quadrants").shuffle(sorted(EDITION.quadrant_cards)) if seats < 4 else [],
        first_player=Stream(seed, "seat").uniform(seats),
    )
    log.append(Event(events.FirstPlayer(state.first_player)))
    remove_workers(state, log)
    state.step = AFTER_SETUP
    return state
