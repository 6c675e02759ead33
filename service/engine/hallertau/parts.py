"""The parts of the table that are not cards: everything that views, actions and events name by an id.

The lines of the action spaces use the node types of the cards, and a few that no card has.
"""

from collections.abc import Iterator

from msgspec import Struct

from service.engine.hallertau import frames
from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.frames import StepLeft, TakeMarker
from service.engine.hallertau.progress import BOULDERS_AHEAD, CRAFT_RULES
from service.engine.hallertau.resources import CRAFTS, PLACES, RESOURCES, ROUNDS, named
from service.engine.hallertau.scoring import SYMBOL_POINTS
from service.engine.hallertau.spaces import SPACES
from service.engine.hallertau.state import workers_at
from service.engine.kernel.catalogue import PartInfo
from service.engine.kernel.node import Node


class AnyCrops(Node, frozen=True, tag="crops"):
    """Crops in any combination."""

    number: int


class MoveFields(Node, frozen=True, tag="move_fields"):
    """Up to so many empty Fields go to a row."""

    row: int
    number: int


class Trade(Node, frozen=True, tag="trade"):
    """Pay a cost, then take the gain."""

    pay: "Cost"
    get: v.GetGoods


class Choice(Node, frozen=True, tag="choice"):
    """One or the other."""

    among: tuple["Line", ...]


Cost = v.Pay | v.PaySheep | v.RemoveFields | StepLeft
Line = v.GetGoods | v.GetField | v.Draw | v.SowCrops | v.MoveSheep | AnyCrops | MoveFields | Trade | TakeMarker | Choice


class Part(Struct, frozen=True, tag_field="kind"):
    """A part of the table; its tag is its kind."""


class ActionSpace(Part, frozen=True, tag="action_space"):
    """An action space: the Workers that each row takes, the lowest first, and its lines from top to bottom."""

    quadrant: int
    workers: tuple[int, ...]
    needs_cards: bool
    lines: tuple[Line, ...]


class CraftBuilding(Part, frozen=True, tag="craft_building"):
    """A Craft Building: the Goods that a step takes. Of one must be paid more than of another, or of one at most 1."""

    takes: tuple[str, ...]
    more_of: str | None
    less_of: str | None
    at_most_one: str | None
    boulders_ahead: tuple[int, ...]


class CenterSpace(Struct, frozen=True):
    """A space for Craft Buildings: what the window shows if the Community Center stands there, and its symbol."""

    space: int
    workers: int
    vp: int
    symbol: bool


class CommunityCenter(Part, frozen=True, tag="community_center"):
    """The Community Center board: its spaces from the left, and the VP of a symbol that can be seen."""

    spaces: tuple[CenterSpace, ...]
    symbol_vp: int


class Clearing(Struct, frozen=True):
    """The Quadrants that a card clears for a number of seats; `one_of` is drawn by lot in addition."""

    seats: int
    quadrants: tuple[int, ...]
    one_of: tuple[int, ...]


class QuadrantCard(Part, frozen=True, tag="quadrant_card"):
    """A Quadrant card; with four seats there are none."""

    clearings: tuple[Clearing, ...]


class SheepPlace(Part, frozen=True, tag="sheep_place"):
    """A place of Sheep: the card that leaves in a Round, or the Stables, which stay."""

    round: int | None


def all_parts() -> Iterator[PartInfo]:
    """Yield all parts, kind by kind."""
    for space in SPACES:
        workers, lines = tuple(range(1, space.rows + 1)), tuple(map(line_of, space.lines))
        yield PartInfo(space.name, ActionSpace(space.quadrant, workers, space.card, lines))
    yield from craft_buildings()
    yield PartInfo("community_center", CommunityCenter(tuple(center_spaces()), SYMBOL_POINTS))
    for name, card in EDITION.quadrant_cards.items():
        clearings = (
            Clearing(seats, card.listed(seats), card.one_of if card.asks(seats) else ()) for seats in (1, 2, 3)
        )
        yield PartInfo(name, QuadrantCard(tuple(clearings)))
    for place, number in zip(PLACES, (*range(1, ROUNDS + 1), None), strict=True):
        yield PartInfo(place, SheepPlace(number))


def craft_buildings() -> Iterator[PartInfo]:
    """Yield the five Craft Buildings."""
    for name, rule in zip(CRAFTS, CRAFT_RULES, strict=True):
        more, less, single = (
            None if good is None else RESOURCES[good] for good in (rule.more_of, rule.less_of, rule.at_most_one)
        )
        takes = tuple(RESOURCES[good] for good in rule.takes)
        yield PartInfo(name, CraftBuilding(takes, more, less, single, BOULDERS_AHEAD))


def center_spaces() -> Iterator[CenterSpace]:
    """Yield the spaces of a row from the left."""
    for space in range(EDITION.last_space + 1):
        vp = EDITION.window_points.get(space, 0)
        yield CenterSpace(space, workers_at(space), vp, space in EDITION.symbol_spaces)


def line_of(line: frames.Line) -> Line:
    """Return a line of an action space as nodes of the card vocabulary."""
    match line:
        case frames.Gain():
            return v.GetGoods(tuple((RESOURCES[resource], number) for resource, number in line.what))
        case frames.Crops():
            return AnyCrops(line.number)
        case frames.NewField():
            return v.GetField(line.row, line.times)
        case frames.Sow():
            return v.SowCrops(line.times)
        case frames.MoveField():
            return MoveFields(line.to, line.times)
        case frames.MoveSheep():
            return v.MoveSheep(line.times)
        case frames.Draw():
            return v.Draw(line.deck, line.number)
        case frames.Trade():
            return Trade(cost_of(line.cost), v.get(**named(line.gain)))
        case frames.TakeMarker():
            return line
        case frames.Choice():
            return Choice(tuple(map(line_of, line.among)))
        case _:
            raise TypeError(f"no action space has the line {type(line).__name__}")


def cost_of(cost: frames.PayGoods | frames.PaySheep | frames.RemoveField | StepLeft) -> Cost:
    """Return the cost of a line as a node of the card vocabulary."""
    match cost:
        case frames.PayGoods():
            return v.Pay(tuple(named(cost.goods).items()))
        case frames.PaySheep():
            return v.PaySheep(1)
        case frames.RemoveField():
            return v.RemoveFields(1)
        case StepLeft():
            return cost
