"""A table for tests of Hallertau: methods to set up a position, play by action id, and read the state."""

from service.engine.hallertau.decisions import goes_by_itself
from service.engine.hallertau.phases import ROUND, run_next_step
from service.engine.hallertau.progress import reset_boulders
from service.engine.hallertau.resources import CRAFT, PLACE, RESOURCE, ROUNDS
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.spaces import SPACE
from service.engine.hallertau.state import NO_GOOD, NOBODY, Field, Seat, State
from service.engine.hallertau.views.structs import SeatView
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.event import Event
from service.engine.kernel.play import play, settle, start
from service.engine.kernel.snapshot import encode
from service.engine.kernel.view import enum_word

STEPS = {step.name: index for index, step in enumerate(ROUND)}


class Table:
    """A game at the first decision of Phase 4 of a Round; seat 0 begins, the action board is empty."""

    def __init__(self, seats: int = 2, round: int = 1, **settings: object) -> None:
        self.state: State = start(RULES, {"variant": "no-cards", **settings}, seats, "table")[0]
        self.log: list[Event] = []
        state = self.state
        state.round, state.first_player, state.active = round, 0, NOBODY
        state.board = [[0] * len(rows) for rows in state.board]
        for seat in state.seats:
            seat.frames.clear()
            seat.holders = list(range(round + 1, ROUNDS + 1))
        self.settle()

    def seat(self, me: int = 0) -> Seat:
        """Return a seat's state, to read or to change."""
        return self.state.seats[me]

    def give(self, me: int = 0, **amounts: int) -> "Table":
        """Set what a seat has: Goods, `workers`, `tools`, `jewelry`, and Sheep by place (`card4`, `stables`)."""
        seat = self.seat(me)
        for name, amount in amounts.items():
            if name in ("workers", "tools", "jewelry"):
                setattr(seat, name, amount)
            elif name in PLACE:
                seat.sheep[PLACE[name]] = amount
            else:
                seat.goods[RESOURCE[name]] = amount
        return self

    def bare(self, me: int = 0) -> "Table":
        """Take away all Goods of a seat."""
        self.seat(me).goods[:] = [0] * 9
        return self

    def fields(self, *fields: str, me: int = 0) -> "Table":
        """Set a seat's Fields: `row3` is empty, `row4/barley` is planted."""
        self.seat(me).fields = [read_field(text) for text in fields]
        return self

    def crafts(self, me: int = 0, **positions: int) -> "Table":
        """Set Craft Buildings, with the Boulders 2 and 4 spaces ahead."""
        for name, position in positions.items():
            self.seat(me).crafts[CRAFT[name]] = position
        reset_boulders(self.seat(me))
        return self

    def workers_on(self, space: str, *rows: int) -> "Table":
        """Set the Workers that stand on a space, from the bottom row."""
        board = self.state.board[SPACE[space]]
        board[:] = [*rows, *[0] * (len(board) - len(rows))]
        return self

    def standing(self, space: str) -> list[int]:
        """Return the Workers on a space by row."""
        return self.state.board[SPACE[space]]

    def settle(self) -> "Table":
        """Run automatic steps until a seat must decide."""
        settle(RULES, self.state, self.log)
        return self

    def go_to(self, step: str) -> "Table":
        """Drop all pending frames, jump to a step of the Round and settle from there."""
        self._jump(step)
        return self.settle()

    def run_step(self, step: str) -> list[Event]:
        """Drop all pending frames and run this one step of the Round with its automatic steps; return the events."""
        self._jump(step)
        log: list[Event] = []
        run_next_step(self.state, log)
        seats = range(len(self.state.seats))
        while any(goes_by_itself(self.state, me, log) for me in seats):
            pass
        return log

    def _jump(self, step: str) -> None:
        for seat in self.state.seats:
            seat.frames.clear()
        self.state.active = NOBODY
        self.state.step = STEPS[step]

    def ids(self, me: int | None = None) -> list[str]:
        """Return the action ids of a seat, by default of the one that must decide."""
        return [action.id for action in RULES.actions(self.state, self._who(me))]

    def offers(self, me: int | None = None) -> set[str]:
        """Return the action ids of a seat as a set; fail if an id occurs twice."""
        ids = self.ids(me)
        assert len(ids) == len(set(ids))
        return set(ids)

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that the game waits for."""
        return RULES.to_act(self.state)

    def play(self, *ids: str, me: int | None = None) -> "Table":
        """Play actions one after the other; all must be legal."""
        for action_id in ids:
            self.log += play(RULES, self.state, self._who(me), action_id)
        return self

    def refuses(
        self, action_id: str, me: int | None = None, reason: EngineReason = EngineReason.ILLEGAL_ACTION
    ) -> bool:
        """Return whether an action is refused with a reason and the state stays unchanged."""
        before = encode(RULES, self.state)
        try:
            play(RULES, self.state, self._who(me), action_id)
        except EngineError as error:
            return error.reason == reason and encode(RULES, self.state) == before
        return False

    def good(self, name: str, me: int = 0) -> int:
        """Return how many of a Good a seat has in its supply."""
        return self.seat(me).goods[RESOURCE[name]]

    def goods(self, me: int = 0) -> dict[str, int]:
        """Return the Goods in a seat's supply, without zeros."""
        return {name: n for name, n in RULES.view(self.state, me).seats[me].goods.items() if n}

    def sheep(self, me: int = 0) -> dict[str, int]:
        """Return a seat's Sheep by place, without empty places."""
        return {place: n for place, n in RULES.view(self.state, me).seats[me].sheep.items() if n}

    def rows(self, me: int = 0) -> list[str]:
        """Return a seat's Fields as `fields` takes them, lowest row first."""
        view = RULES.view(self.state, me).seats[me]
        return [f"row{f.row}" + (f"/{enum_word('GOOD', f.good)}" if f.good else "") for f in view.fields]

    def display(self, me: int = 0) -> SeatView:
        """Return a seat's display as everybody sees it."""
        return RULES.view(self.state, None).seats[me]

    def boulders(self, craft: str, me: int = 0) -> tuple[int, ...]:
        """Return where the Boulders of a Craft Building stand; those off the board are left out."""
        return self.display(me).crafts[CRAFT[craft]].boulders

    def _who(self, me: int | None) -> int:
        if me is not None:
            return me
        (only,) = RULES.to_act(self.state)
        return only


def read_field(text: str) -> Field:
    """Read a Field from text: `row3` or `row4/barley`."""
    row, _, good = text.removeprefix("row").partition("/")
    return Field(int(row), RESOURCE[good], 1) if good else Field(int(row), NO_GOOD, 0)
