"""Sets up the table before the first round (§4.0)."""

from service.engine.kernel.event import EVERYBODY, Event
from service.engine.kernel.rng import Stream
from service.engine.lagranja import events
from service.engine.lagranja.edition.model import Edition
from service.engine.lagranja.goods import COMMODITY, SILVER
from service.engine.lagranja.state import EMPTY, NEUTRAL, VP_SOURCES, Seat, Settings, State, new_seat


def setup(settings: Settings, edition: Edition, seats: int, seed: str, log: list[Event]) -> State:
    """Return a new table: farms, cards, blocked buildings, first stalls and the stack of discs."""
    first = Stream(seed, "seat").uniform(seats)
    order = [(first + offset) % seats for offset in range(seats)]
    state = State(
        seed=seed,
        edition=edition.digest,
        marker_limit=settings.marker_limit,
        open_vp=settings.open_vp,
        all_up_front=settings.extra_deliveries == "all_up_front",
        seats=[setup_seat(edition) for _ in range(seats)],
        order=order,
        deck=Stream(seed, "deck:0").shuffle(sorted(edition.cards)),
        market=[EMPTY] * len(edition.spaces),
        blocked=blocked_buildings(edition, seed),
        track=[list(reversed(order)), *([] for _ in edition.siesta_vp[1:])],
    )
    blocked = tuple(edition.buildings[building].id for building in state.blocked)
    log.append(Event(events.BuildingsBlocked(blocked)))
    place_first_stalls(state, edition, log)
    deal(state, edition, log)
    turn_up_roofs(state, edition, log)
    return state


def setup_seat(edition: Edition) -> Seat:
    """Return a new seat with its start goods: 1 VP, 1 silver and 1 commodity."""
    seat = new_seat()
    seat.goods[SILVER] = edition.start.silver
    seat.goods[COMMODITY] = edition.start.commodities
    seat.vp[VP_SOURCES.index("setup")] = edition.start.vp
    return seat


def blocked_buildings(edition: Edition, seed: str) -> list[int]:
    """Return the blocked buildings: a die is rolled for each blocking marker; repeated numbers are rolled again."""
    stream = Stream(seed, "block")
    found: list[int] = []
    while len(found) < edition.start.blocked_buildings:
        number = stream.die()
        if number - 1 not in found:
            found.append(number - 1)
    return found


def place_first_stalls(state: State, edition: Edition, log: list[Event]) -> None:
    """Place a stall of each seat on a centre space, lowest first; solo by lot, with a neutral stall (G-33)."""
    numbers = list(edition.counts[len(state.seats)].start_spaces)
    owners = list(state.order)
    if len(owners) == 1:
        numbers = Stream(state.seed, "solo-order").shuffle(numbers)
        owners.append(NEUTRAL)
        state.starts = numbers[0] == min(numbers)
    for owner, number in zip(owners, numbers, strict=True):
        space = next(index for index, space in enumerate(edition.spaces) if space.centre_start == number)
        state.market[space] = owner
        log.append(Event(events.StallPlaced(None if owner == NEUTRAL else owner, edition.spaces[space].id)))
    log.append(Event(events.OrderSet(tuple(state.order), state.starts)))


def deal(state: State, edition: Edition, log: list[Event]) -> None:
    """Deal four hidden cards to each seat, in order."""
    number = edition.start.hand
    for me in state.order:
        seat = state.seats[me]
        seat.hand, state.deck = sorted(state.deck[:number]), state.deck[number:]
        mine = events.CardsDrawn(me, number, tuple(seat.hand))
        log.append(Event(events.CardsDrawn(me, number), {me: mine}, learned=(me,)))


def turn_up_roofs(state: State, edition: Edition, log: list[Event]) -> None:
    """Turn up the roofs of the round: as many random ones as there are seats (§4.0)."""
    tiles = sorted(tile.id for tile in edition.file.roof_tiles if tile.round == state.round)
    kept = edition.counts[len(state.seats)].roofs_per_round
    state.roofs = sorted(Stream(state.seed, f"roofs:{state.round}").shuffle(tiles)[:kept])
    log.append(Event(events.RoofsTurnedUp(tuple(state.roofs)), learned=(EVERYBODY,)))
