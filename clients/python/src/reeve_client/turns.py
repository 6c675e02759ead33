"""What a seat must decide, without any I/O; `sync.py` and `aio.py` read and play it."""

from collections.abc import Iterable, Sequence

from reeve_client.contract.game import (
    Action,
    Args,
    GameStatus,
    LegalAction,
    ListActionsResponse,
    Outcome,
    View,
    WatchGameResponse,
)

Playable = LegalAction | Action | Args
"""What can be played: an action of the list, or its id or arguments."""
Situation = ListActionsResponse | Outcome
"""What tells who is to act at a revision, and what the seat may do then."""


class Decision:
    """What a seat must decide at a revision, and what came of it."""

    def __init__(self, situation: Situation) -> None:
        self.revision: int = situation.revision
        self.actions: Sequence[LegalAction] = actions_of(situation)
        self.undoable: int = situation.undoable
        self.view: View | None = situation.view
        """The table as the seat sees it."""
        self.outcome: Outcome | None = None
        self.is_stale = False
        """Whether a move came too late: the game had moved on."""


def actions_of(situation: Situation) -> Sequence[LegalAction]:
    """Return what the seat may do; an outcome has it only if the request asked for it."""
    if isinstance(situation, ListActionsResponse):
        return situation.actions
    return situation.actions.items if situation.actions is not None else ()


class Progress:
    """Decides what follows for a seat that plays: ask it, look again, or wait for others."""

    def __init__(self, seat: int, status: GameStatus) -> None:
        self.seat = seat
        self.is_lobby = status == "GAME_STATUS_WAITING"
        self.situation: Situation | None = None
        self._left = -1
        """The revision at which the seat was asked and did nothing."""

    def looked(self, situation: Situation) -> None:
        """Note what was read."""
        self.situation, self.is_lobby = situation, False

    def decided(self, decision: Decision) -> None:
        """Note what the seat did when it was asked."""
        self._left = -1 if decision.outcome or decision.is_stale else decision.revision
        self.situation = None if decision.is_stale else decision.outcome or self.situation

    @property
    def is_over(self) -> bool:
        """Whether nobody is to act any more."""
        return self.situation is not None and not self.situation.to_act

    @property
    def must_look(self) -> bool:
        """Whether the situation is to be read."""
        return self.situation is None and not self.is_lobby

    @property
    def asks(self) -> Situation | None:
        """The situation in which the seat must decide now."""
        now = self.situation
        return now if now is not None and self.seat in now.to_act and now.revision != self._left else None

    def is_news(self, message: WatchGameResponse) -> bool:
        """Whether the seat must look again: it is asked, the game is over, or the store has lost moves."""
        known = self.situation.revision if self.situation is not None else -1
        if message.turn is not None and (
            self.seat in message.turn.to_act or not (message.turn.to_act or self.is_lobby)
        ):
            return message.turn.revision > known
        return message.hello is not None and message.hello.revision < known


def to_actions(chosen: Playable | Iterable[Playable]) -> list[Action]:
    """Return what was chosen as a submission names it."""
    many = [chosen] if isinstance(chosen, LegalAction | Action | Args) else chosen
    return [to_action(one) for one in many]


def to_action(one: Playable) -> Action:
    """Return one choice as a submission names it."""
    if isinstance(one, LegalAction):
        return Action(id=one.id)
    return Action(args=one) if isinstance(one, Args) else one
