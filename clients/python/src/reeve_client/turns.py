"""The turns of a seat, without I/O, for `sync.py` and `aio.py`."""

from collections.abc import Iterable, Sequence

from reeve_client.contract.game import (
    Action,
    Args,
    Event,
    GameStatus,
    LegalAction,
    ListActionsResponse,
    Outcome,
    View,
    WatchGameResponse,
)
from reeve_client.contract.game import Seat as SeatInfo
from reeve_client.contract.refusals import GameOver, SeatLeft, StaleRevision, TimeOut

Playable = LegalAction | Action | Args
"""An action to submit: a listed action, its id or its arguments."""
Situation = ListActionsResponse | Outcome
"""An answer with the seats to act at a revision and the actions of the seat."""
STALE = (StaleRevision, TimeOut, GameOver, SeatLeft)
"""Refusals of a move because the game went on without it."""


class Decision:
    """A pending decision of a seat at a revision, and its result."""

    def __init__(self, situation: Situation) -> None:
        self.revision: int = situation.revision
        self.actions: Sequence[LegalAction] = actions_of(situation)
        self.undoable: int = situation.undoable
        self.view: View | None = situation.view
        """The view of the seat."""
        self.outcome: Outcome | None = None
        self.is_stale = False
        """Whether a move was stale, because the game had changed."""


def actions_of(situation: Situation) -> Sequence[LegalAction]:
    """Return the actions of the seat; an outcome has them only if they were requested."""
    if isinstance(situation, ListActionsResponse):
        return situation.actions
    return situation.actions.items if situation.actions is not None else ()


class Progress:
    """Decides the next step of a playing seat: a turn, another read, or waiting for others."""

    def __init__(self, seat: int, status: GameStatus) -> None:
        self.seat = seat
        self.is_lobby = status == "GAME_STATUS_WAITING"
        self.situation: Situation | None = None
        self._is_ended = False
        self._idle = -1
        """The revision at which the seat had a turn and made no move."""

    def looked(self, situation: Situation) -> None:
        """Record the situation that was read."""
        self.situation, self.is_lobby = situation, False

    def decided(self, decision: Decision) -> None:
        """Record the result of a turn."""
        self._idle = -1 if decision.outcome or decision.is_stale else decision.revision
        self.situation = None if decision.is_stale else decision.outcome or self.situation

    @property
    def is_over(self) -> bool:
        """Whether no seat is to act, because the game is over, or the seat has left."""
        now, own = self.situation, self._own
        return self._is_ended or (now is not None and not now.to_act) or (own is not None and own.left is not None)

    def ended(self) -> None:
        """Record that the game is over for the seat."""
        self._is_ended = True

    @property
    def _own(self) -> SeatInfo | None:
        """The seat in the answer to a look; an outcome does not have the seats."""
        return self.situation.seats[self.seat] if isinstance(self.situation, ListActionsResponse) else None

    @property
    def must_look(self) -> bool:
        """Whether the situation must be read."""
        return self.situation is None and not self.is_lobby

    @property
    def asks(self) -> Situation | None:
        """The situation in which the seat must decide now."""
        now, own = self.situation, self._own
        if now is None or self.seat not in now.to_act or now.revision == self._idle:
            return None
        return now if actions_of(now) and not (own is not None and own.bot) else None  # a paused game has no actions

    def is_news(self, message: WatchGameResponse) -> bool:
        """Return whether the situation must be read again.

        The seat is to act or may act again, the game is over, or moves were lost.
        """
        known = self.situation.revision if self.situation is not None else -1
        if message.event is not None and self._changes(message.event):
            return True
        if message.turn is not None:
            is_asked = self.seat in message.turn.to_act and message.turn.revision > known
            return is_asked or not (message.turn.to_act or self.is_lobby)
        return message.hello is not None and message.hello.revision < known

    def _changes(self, event: Event) -> bool:
        """Return whether an event decides anew whether the seat may act."""
        if event.game_resumed is not None or event.seat_taken_over is not None:
            self._idle = -1
            return not self.is_lobby
        return event.game_ended_early is not None or (event.seat_left is not None and event.seat_left.seat == self.seat)


def to_actions(chosen: Playable | Iterable[Playable]) -> list[Action]:
    """Return the chosen actions as a submission has them."""
    many = [chosen] if isinstance(chosen, LegalAction | Action | Args) else chosen
    return [to_action(one) for one in many]


def to_action(one: Playable) -> Action:
    """Return one action as a submission has it."""
    if isinstance(one, LegalAction):
        return Action(id=one.id)
    return Action(args=one) if isinstance(one, Args) else one
