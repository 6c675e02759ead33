"""Sets up the table before the first Round."""

from service.engine.hallertau import events
from service.engine.hallertau.cards.printed_decks import PRINTED_DECKS
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.phases import AFTER_SETUP, remove_workers
from service.engine.hallertau.progress import reset_boulders
from service.engine.hallertau.resources import BARLEY, CRAFTS, FLAX, GOODS, ROUNDS, RYE
from service.engine.hallertau.spaces import SPACES
from service.engine.hallertau.state import Field, Seat, Settings, State
from service.engine.hallertau.verbs.draw import take_top
from service.engine.kernel.event import Event
from service.engine.kernel.rng import Stream


def setup_seat() -> Seat:
    """Return a new seat: start goods, Fields in rows 2 to 4, six face-down cards, Boulders 2 and 4 ahead (p.5)."""
    seat = Seat(
        goods=[1 if good in (BARLEY, FLAX, RYE) else 0 for good in GOODS],
        fields=[Field(row) for row in EDITION.start_rows],
        crafts=[0] * len(CRAFTS),
        boulders=[[0, 0] for _ in CRAFTS],
        holders=list(range(1, ROUNDS + 1)),
    )
    reset_boulders(seat)
    return seat


def shuffled_decks(settings: Settings, seed: str) -> dict[str, list[int]]:
    """Return one Gateway and one Farmyard deck, the Bonus and the Point deck, each shuffled (H-126)."""
    printed = {"gateway": settings.gateway, "farmyard": settings.farmyard, "bonus": 8, "point": 9}
    return {
        deck: Stream(seed, f"deck:{deck}").shuffle([card.number for card in PRINTED_DECKS[number]])
        for deck, number in printed.items()
    }


def deal(state: State, log: list[Event]) -> None:
    """Deal six face-down Farmyard cards to each Stable board, 4 Gateway cards and 1 Point card to each hand (p.5)."""
    for me, seat in enumerate(state.seats):
        seat.farmyard = take_top(state.decks["farmyard"], ROUNDS)
        seat.hand = sorted(take_top(state.decks["gateway"], 4) + take_top(state.decks["point"], 1))
        dealt = {"gateway": 4, "point": 1}
        mine = events.CardsDealt(me, dealt, tuple(seat.hand))
        log.append(Event(events.CardsDealt(me, dealt), {me: mine}, learned=(me,)))


def setup(settings: Settings, seats: int, seed: str, log: list[Event]) -> State:
    """Return a new table; Phase 1 of Round 1 is part of the setup (H-125)."""
    with_cards = settings.variant == "cards"
    state = State(
        seed=seed,
        with_cards=with_cards,
        gateway=settings.gateway,
        farmyard=settings.farmyard,
        sequential_progress=settings.sequential_progress,
        seats=[setup_seat() for _ in range(seats)],
        board=[[1] + [0] * (space.rows - 1) for space in SPACES],
        quadrant_stack=Stream(seed, "quadrants").shuffle(sorted(EDITION.quadrant_cards)) if seats < 4 else [],
        decks=shuffled_decks(settings, seed) if with_cards else {},
        first_player=Stream(seed, "seat").uniform(seats),
    )
    log.append(Event(events.FirstPlayer(state.first_player)))
    if with_cards:
        deal(state, log)
    remove_workers(state, log)
    state.step = AFTER_SETUP
    return state
