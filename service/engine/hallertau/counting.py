"""Counts quantities at the table."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from service.engine.hallertau import quantities as q
from service.engine.hallertau.cards.decks import deck_of
from service.engine.hallertau.resources import CROPS, GOODS, RESOURCE, RESOURCES, ROUNDS, STABLES
from service.engine.hallertau.spaces import SPACE, SPACES
from service.engine.hallertau.state import NO_GOOD, Field, Seat, State, count_sheep, window
from service.engine.hallertau.triggers import SpaceUsed


def count_crops_on_fields(seat: Seat) -> Counter[int]:
    """Count the Fields with each Crop; other planted Goods are not Crops (H-81)."""
    return Counter(field.good for field in seat.fields if field.good in CROPS)


def count_cards_with_sheep(seat: Seat) -> int:
    """Count the Farmyard cards on the Stable board that hold Sheep."""
    return sum(1 for sheep in seat.sheep[:STABLES] if sheep)


def count_empty_cards(seat: Seat) -> int:
    """Count the Farmyard cards on the Stable board that hold no Sheep (H-90)."""
    return len(seat.holders) - count_cards_with_sheep(seat)


def count_full_spaces(state: State) -> int:
    """Count the spaces with a Worker in every row (H-42)."""
    return sum(1 for rows in state.board if all(rows))


def holds_three(rows: list[int]) -> bool:
    """Return whether a space holds exactly 3 Workers in its two bottom rows (H-45)."""
    return rows[0] + rows[1] == 3 and sum(rows) == 3


def count_quadrant_workers(state: State, seat: Seat) -> int:
    """Count the Workers in the Quadrant of the space that the seat has just used (H-22)."""
    used = [SPACES[trigger.space].quadrant for trigger in seat.triggers if isinstance(trigger, SpaceUsed)]
    if not used:
        return 0
    return sum(sum(rows) for space, rows in zip(SPACES, state.board, strict=True) if space.quadrant == used[-1])


def count_best_deck_played(seat: Seat) -> int:
    """Return the largest number of cards played of one kind of deck (H-103)."""
    return max(Counter(deck_of(card) for card in seat.played).values(), default=0)


Count = Callable[[State, Seat], int]

COUNTS: Final[dict[str, Count]] = {
    "sheep": lambda state, seat: count_sheep(seat),
    "tools": lambda state, seat: seat.tools,
    "jewelry": lambda state, seat: seat.jewelry,
    "fields": lambda state, seat: len(seat.fields),
    "round": lambda state, seat: state.round,
    "window": lambda state, seat: window(seat),
    "workers": lambda state, seat: seat.workers,
    "crops": lambda state, seat: sum(seat.goods[crop] for crop in CROPS),
    "best_crop": lambda state, seat: max(seat.goods[crop] for crop in CROPS),
    "card_sheep": lambda state, seat: sum(seat.sheep[:STABLES]),
    "best_card_sheep": lambda state, seat: max(seat.sheep[:STABLES]),
    "next_card_sheep": lambda state, seat: seat.sheep[seat.holders[0] - 1] if seat.holders else 0,
    "card4_sheep": lambda state, seat: seat.sheep[3],
    "later_card_sheep": lambda state, seat: seat.sheep[4] + seat.sheep[5],
    "stables_sheep": lambda state, seat: seat.sheep[STABLES],
    "cards_with_sheep": lambda state, seat: count_cards_with_sheep(seat),
    "empty_cards": lambda state, seat: count_empty_cards(seat),
    "empty_cards_before_round_6": lambda state, seat: count_empty_cards(seat) if state.round < ROUNDS else 0,
    "best_field_crop": lambda state, seat: max(count_crops_on_fields(seat).values(), default=0),
    "field_crop_types": lambda state, seat: len(count_crops_on_fields(seat)),
    "hand_not_gateway": lambda state, seat: sum(1 for card in seat.hand if deck_of(card) != "gateway"),
    "cards_played": lambda state, seat: len(seat.played),
    "best_deck_played": lambda state, seat: count_best_deck_played(seat),
    "craft_gap": lambda state, seat: max(seat.crafts) - min(seat.crafts),
    "full_spaces": lambda state, seat: count_full_spaces(state),
    "three_worker_spaces": lambda state, seat: len(three_worker_spaces(state)),
    "nursery_workers": lambda state, seat: sum(state.board[SPACE["nursery"]]),
    "quadrant_workers": count_quadrant_workers,
    "removed_workers": lambda state, seat: max(state.removed),
    "goods_harvested": lambda state, seat: sum(seat.tally.harvested),
    "best_crop_harvested": lambda state, seat: max(seat.tally.harvested[crop] for crop in CROPS),
    "tools_gained": lambda state, seat: seat.tally.tools,
    "best_craft_steps": lambda state, seat: max(seat.tally.steps),
}


def fields_like(seat: Seat, like: q.Fields) -> list[Field]:
    """Return the Fields of a kind (H-81)."""
    return [
        field
        for field in seat.fields
        if (like.planted is None or like.planted == (field.good != NO_GOOD))
        and (not like.rows or field.row in like.rows)
        and (like.contain is None or field.good == RESOURCE[like.contain])
    ]


def three_worker_spaces(state: State) -> tuple[int, ...]:
    """Return the action spaces with exactly 3 Workers in their two bottom rows (H-45)."""
    return tuple([index for index, rows in enumerate(state.board) if holds_three(rows)])


GOOD_INDEX: Final = {RESOURCES[good]: good for good in GOODS}

FORMULAS: Final[dict[type, Callable[[State, int, Any], int]]] = {
    q.Fields: lambda state, me, what: len(fields_like(state.seats[me], what)),
    q.Played: lambda state, me, what: sum(1 for card in state.seats[me].played if deck_of(card) == what.deck),
    q.Sum: lambda state, me, what: sum(count(state, me, part) for part in what.of),
    q.Least: lambda state, me, what: min(count(state, me, part) for part in what.of),
    q.Minus: lambda state, me, what: max(count(state, me, what.first) - count(state, me, what.second), 0),
    q.Plus: lambda state, me, what: count(state, me, what.first) + what.number,
    q.Twice: lambda state, me, what: 2 * count(state, me, what.of),
    q.Half: lambda state, me, what: count(state, me, what.of) // 2,
}


def count(state: State, me: int, what: q.Quantity) -> int:
    """Return the current number of a quantity for a seat."""
    if isinstance(what, str):
        good = GOOD_INDEX.get(what)
        return state.seats[me].goods[good] if good is not None else COUNTS[what](state, state.seats[me])
    if isinstance(what, int):
        return what
    return FORMULAS[type(what)](state, me, what)
