"""The market: where stalls may stand, what they displace, and the neutral player's placement (§8.3.3, §11.0)."""

from math import inf

from service.engine.kernel.event import EVERYBODY, Event
from service.engine.lagranja import events, farm, frames
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.hand import take_card
from service.engine.lagranja.state import EMPTY, NEUTRAL, State


def spaces_for(state: State, value: int) -> list[int]:
    """Return the spaces for a stall: empty ones of its number, or any of its number if none is empty (G-35, G-36)."""
    edition = edition_of(state)
    fitting = [index for index in sorted(edition.usable(len(state.seats))) if edition.value[index] == value]
    return [index for index in fitting if state.market[index] == EMPTY] or fitting


def displaced(state: State, owner: int, space: int) -> list[int]:
    """Return the opposing stalls with a lower number next to a space; a shield requires a greater difference."""
    edition = edition_of(state)
    usable, value = edition.usable(len(state.seats)), edition.value
    return [
        index
        for index in sorted(edition.adjacent[space])
        if index in usable
        and state.market[index] not in (EMPTY, owner)
        and value[space] - value[index] >= shield(state, state.market[index])
    ]


def shield(state: State, owner: int) -> int:
    """Return by how much a number must be higher to remove a stall of an owner."""
    if owner == NEUTRAL:
        return 1
    return max((modifier.minimum_difference for modifier in farm.modifiers(state, owner, "market_shield")), default=1)


def place(state: State, owner: int, space: int, log: list[Event]) -> list[int]:
    """Put a stall there and remove what it displaces; return the owners of the removed stalls (G-32, G-35)."""
    gone = [space] if state.market[space] != EMPTY else []
    removed = []
    for index in (*gone, *displaced(state, owner, space)):
        other = state.market[index]
        state.market[index] = EMPTY
        log.append(Event(events.StallRemoved(seat_or_none(other), edition_of(state).spaces[index].id)))
        removed.append(other)
    state.market[space] = owner
    log.append(Event(events.StallPlaced(seat_or_none(owner), edition_of(state).spaces[space].id)))
    return removed


def seat_or_none(owner: int) -> int | None:
    """Return the owner of a stall as events name it."""
    return None if owner == NEUTRAL else owner


def step_neutral_action(state: State, log: list[Event]) -> None:
    """Turn up a card in the solo game and place a neutral stall by it (§11.0, G-59, G-66)."""
    card = take_card(state, log)
    if card is None:
        return
    value = edition_of(state).cards[card].barrow.value
    state.discard.append(card)
    log.append(Event(events.NeutralCard(card, value), learned=(EVERYBODY,)))
    space = min(spaces_for(state, value), key=lambda index: neutral_rank(state, index))
    removed = place(state, NEUTRAL, space, log)
    state.stack += [frames.Fire(0, "stall_removed_own")] * removed.count(0)


def neutral_rank(state: State, space: int) -> tuple[float, ...]:
    """Rank a space: most removed, fewest empty higher neighbours, farthest from neutral stalls, lowest index (G-66)."""
    edition = edition_of(state)
    usable, value = edition.usable(1), edition.value
    removed = len(displaced(state, NEUTRAL, space)) + (state.market[space] not in (EMPTY, NEUTRAL))
    exposed = sum(
        1
        for index in edition.adjacent[space]
        if index in usable and state.market[index] == EMPTY and value[index] > value[space]
    )
    return -removed, exposed, -distance_to_neutral(state, space), space


def distance_to_neutral(state: State, space: int) -> float:
    """Count the steps over usable spaces to the nearest other neutral stall; infinite if there is none."""
    edition = edition_of(state)
    usable = edition.usable(1)
    seen, ring, steps = {space}, {space}, 0
    while ring:
        steps += 1
        ring = {index for here in ring for index in edition.adjacent[here] if index in usable} - seen
        if any(state.market[index] == NEUTRAL for index in ring):
            return steps
        seen |= ring
    return inf
