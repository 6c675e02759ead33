"""The requests and responses of both APIs. Every struct has the name and the fields of a message of the contract.

service/wire decodes requests and encodes responses. A oneof is a tagged struct, or a `GamePart`.
"""

from datetime import datetime
from typing import Annotated, Any

from msgspec import Meta, Struct

from service.engine.kernel.glossary import Word
from service.engine.kernel.record import Record
from service.engine.kernel.result import Result
from service.errors import malformed

Int32 = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""An integer as the contract has it."""


class GamePart(dict[str, Any]):
    """A oneof of the contract whose members are games: one key, the name of a ruleset, and the engine's part of it.

    In a request the part is plain data; in a response it is a struct of the engine.
    """

    def of(self, ruleset: str) -> dict[str, Any]:
        """Return the part of a game; refuse a part of any other."""
        if list(self) != [ruleset]:
            raise malformed(f"this game needs {{{ruleset!r}: ...}} here, and nothing else")
        part: dict[str, Any] = self[ruleset]
        return part


class Args(GamePart):
    """The arguments of an action."""


class GameSettings(GamePart):
    """The settings of a table."""


class View(GamePart):
    """A table as a viewer sees it."""


class TableEvent(GamePart):
    """An event of a game's own."""


class Requirement(GamePart):
    """A requirement of an action."""


class CardData(GamePart):
    """A card as data."""


class PartData(GamePart):
    """A part of a table as data."""


class Request(Struct, frozen=True, rename="camel", forbid_unknown_fields=True, kw_only=True):
    """What an API was asked for."""


class ActionMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """An action's id, or its arguments."""

    id: str | None = None
    args: Args | None = None


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What is decided about a seat when its table is opened."""

    name: str = ""
    bot: str = ""


class CreateGameRequest(Request, frozen=True):
    """Open a table."""

    ruleset: str = ""
    seats: Int32 = 0
    settings: GameSettings | None = None
    request_id: str = ""
    plans: tuple[SeatPlan, ...] = ()
    seed: str | None = None


class GetGameRequest(Request, frozen=True):
    """Look at a game."""

    game: str = ""
    revision: Int32 | None = None
    seat: Int32 | None = None
    open: bool = False


class ListGamesRequest(Request, frozen=True):
    """Look at an operator's games."""

    page_size: Int32 = 0
    page_token: str = ""


class ClaimSeatRequest(Request, frozen=True):
    """Turn an invite into a seat's token."""

    game: str = ""
    seat: Int32 = 0
    invite: str = ""
    entropy: str = ""
    request_id: str = ""
    name: str = ""
    bot: str = ""


class ListActionsRequest(Request, frozen=True):
    """Ask what is legal."""

    game: str = ""
    seat: Int32 | None = None
    include_blocked: bool = False
    language: str = ""
    include_view: bool = False


class SubmitActionsRequest(Request, frozen=True):
    """Carry out actions, all or none."""

    game: str = ""
    seat: Int32 | None = None
    expected_revision: Int32 | None = None
    request_id: str = ""
    actions: tuple[ActionMessage, ...] = ()
    include_actions: bool = False
    language: str = ""
    include_blocked: bool = False


class PreviewActionsRequest(Request, frozen=True):
    """Ask what actions would do."""

    game: str = ""
    seat: Int32 | None = None
    actions: tuple[ActionMessage, ...] = ()
    language: str = ""


class ExplainActionRequest(Request, frozen=True):
    """Ask why an action is not legal."""

    game: str = ""
    seat: Int32 | None = None
    action: ActionMessage | None = None
    language: str = ""


class SuggestActionRequest(Request, frozen=True):
    """Ask what a bot would do."""

    game: str = ""
    seat: Int32 | None = None
    language: str = ""


class UndoActionsRequest(Request, frozen=True):
    """Take back the last actions."""

    game: str = ""
    seat: Int32 | None = None
    expected_revision: Int32 | None = None
    request_id: str = ""
    count: Int32 = 0
    include_actions: bool = False
    language: str = ""
    include_blocked: bool = False


class SetReadyRequest(Request, frozen=True):
    """Say ahead when to be asked; exactly one of the three wishes."""

    game: str = ""
    seat: Int32 = 0
    request_id: str = ""
    through_phase: Int32 | None = None
    while_idle: bool | None = None
    always_ask: bool | None = None
    include_actions: bool = False
    language: str = ""
    include_blocked: bool = False


class ListEventsRequest(Request, frozen=True):
    """Read what happened."""

    game: str = ""
    after_seq: Int32 = 0
    page_size: Int32 = 0
    seat: Int32 | None = None
    language: str = ""


class WatchGameRequest(Request, frozen=True):
    """Follow what happens."""

    game: str = ""
    after_seq: Int32 = 0
    seat: Int32 | None = None
    language: str = ""


class ListRulesetsRequest(Request, frozen=True):
    """Ask for the games."""

    language: str = ""


class ListCardsRequest(Request, frozen=True):
    """Ask for the cards of a game."""

    ruleset: str = ""
    deck: str = ""
    language: str = ""
    rules_version: str = ""


class GetCardRequest(Request, frozen=True):
    """Ask for one card."""

    ruleset: str = ""
    number: Int32 = 0
    language: str = ""
    rules_version: str = ""


class ListPartsRequest(Request, frozen=True):
    """Ask for what lies on the table of a game besides cards."""

    ruleset: str = ""
    language: str = ""
    rules_version: str = ""


class ListWordsRequest(Request, frozen=True):
    """Ask for the words of a game."""

    ruleset: str = ""
    language: str = ""
    rules_version: str = ""


class ListRulesRequest(Request, frozen=True):
    """Ask for the rules that are cited."""

    ruleset: str = ""
    language: str = ""


class ExportRecordRequest(Request, frozen=True):
    """Ask for the record of a game."""

    game: str = ""


class VerifyRecordRequest(Request, frozen=True):
    """Ask whether a record is true."""

    record: Record | None = None


class Seat(Struct, frozen=True):
    """A seat at a table."""

    seat: int
    claimed: bool
    to_act: bool
    name: str
    bot: str


class Game(Struct, frozen=True):
    """A game without its table."""

    id: str
    ruleset: str
    rules_version: str
    settings: GameSettings | None
    status: str
    revision: int
    head_seq: int
    seats: tuple[Seat, ...]
    commitment: str
    create_time: datetime | None
    update_time: datetime | None
    result: Result | None
    seed: str | None
    seed_chosen: bool


class LegalAction(Struct, frozen=True):
    """One thing that a seat may do now."""

    id: str
    kind: str
    args: Args
    window: str
    label: str


class Violation(Struct, frozen=True):
    """A requirement that is not met."""

    requirement: Requirement
    need: int
    have: int
    rule: str
    either: bool


class BlockedAction(Struct, frozen=True):
    """Something that a seat can see but not do now."""

    id: str
    violations: tuple[Violation, ...]
    text: str
    kind: str
    args: Args
    label: str


class Event(Struct, frozen=True, tag="event"):
    """What happened, in the form that the viewer may know. `body` is an event of the service or of the game."""

    seq: int
    revision: int
    body: Struct | TableEvent
    text: str


class Outcome(Struct, frozen=True):
    """What came of actions; `actions` is None unless the request asked for them."""

    revision: int
    head_seq: int
    events: tuple[Event, ...]
    view: View
    to_act: tuple[int, ...]
    undoable: int
    replayed: bool
    actions: tuple[LegalAction, ...] | None
    blocked: tuple[BlockedAction, ...]


class Refusal(Struct, frozen=True):
    """What a refusal tells beside its reason."""

    violations: tuple[Violation, ...]
    revision: int | None
    missed: tuple[Event, ...]
    call_id: str
    retry_after_seconds: int | None


class CreateGameResponse(Struct, frozen=True):
    """A new table."""

    game: Game
    invites: tuple[str, ...]
    spectator_token: str
    replayed: bool


class GetGameResponse(Struct, frozen=True):
    """A game as a viewer sees it."""

    game: Game
    view: View | None
    undoable: int


class ListGamesResponse(Struct, frozen=True):
    """A page of games."""

    games: tuple[Game, ...]
    next_page_token: str


class ClaimSeatResponse(Struct, frozen=True):
    """A seat's token."""

    seat_token: str
    game: Game
    replayed: bool
    spectator_token: str


class ListActionsResponse(Struct, frozen=True):
    """What a seat may do, and may not do."""

    revision: int
    to_act: tuple[int, ...]
    actions: tuple[LegalAction, ...]
    blocked: tuple[BlockedAction, ...]
    undoable: int
    view: View | None
    seats: tuple[Seat, ...]


class SubmitActionsResponse(Struct, frozen=True):
    """What came of it."""

    outcome: Outcome


class PreviewActionsResponse(Struct, frozen=True):
    """What would come of it."""

    revision: int
    events: tuple[Event, ...]
    view: View | None


class ExplainActionResponse(Struct, frozen=True):
    """Legal, or why not."""

    revision: int
    legal: bool
    action: LegalAction | None
    reason: str
    text: str
    violations: tuple[Violation, ...]


class SuggestActionResponse(Struct, frozen=True):
    """What a bot would do, and why."""

    revision: int
    action: LegalAction
    text: str


class UndoActionsResponse(Struct, frozen=True):
    """What came of it."""

    outcome: Outcome


class SetReadyResponse(Struct, frozen=True):
    """What came of it."""

    outcome: Outcome


class ListEventsResponse(Struct, frozen=True):
    """A page of events."""

    events: tuple[Event, ...]
    head_seq: int


class Hello(Struct, frozen=True, tag="hello"):
    """Where the game is when a stream begins."""

    revision: int
    head_seq: int
    heartbeat_ms: int


class Turn(Struct, frozen=True, tag="turn"):
    """The end of a commit: the revision, and the seats that the game waits for."""

    revision: int
    to_act: tuple[int, ...]


class Heartbeat(Struct, frozen=True, tag="heartbeat"):
    """Nothing happened for a while."""

    head_seq: int


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """Why a stream ends, and the sequence number to go on from: the last that was sent, or 0 to begin again."""

    reason: str
    cursor: int


SharedMessage = Event | Turn
"""A message that is made once for all watchers who see the same: encoders cache its bytes by its identity."""

WatchMessage = Hello | Heartbeat | Goodbye | SharedMessage
"""A WatchGameResponse."""


class SettingValue(Struct, frozen=True):
    """A value of a setting as CreateGame takes it: one of `word`, `number` and `flag`."""

    title: str
    word: str | None = None
    number: int | None = None
    flag: bool | None = None


class RulesetSetting(Struct, frozen=True):
    """A setting of a game: all that a form needs to ask for it."""

    name: str
    type: str
    values: tuple[SettingValue, ...]
    default_value: SettingValue
    title: str
    description: str


class Ruleset(Struct, frozen=True):
    """A game that can be created."""

    name: str
    version: str
    seat_counts: tuple[int, ...]
    settings: tuple[RulesetSetting, ...]
    decks: tuple[str, ...]
    languages: tuple[str, ...]
    bots: tuple[str, ...]


class CardSide(Struct, frozen=True):
    """A side of a card that can be chosen by itself."""

    id: str
    text: str


class Card(Struct, frozen=True):
    """A card in words and as data."""

    number: int
    deck: str
    kind: str
    vp: int
    text: str
    data: CardData
    name: str
    sides: tuple[CardSide, ...]


class Part(Struct, frozen=True):
    """Something on the table that is no card, in words and as data."""

    id: str
    kind: str
    text: str
    data: PartData
    name: str


class Rule(Struct, frozen=True):
    """A rule in our words."""

    id: str
    text: str


class ListRulesetsResponse(Struct, frozen=True):
    """The games."""

    rulesets: tuple[Ruleset, ...]


class ListCardsResponse(Struct, frozen=True):
    """The cards."""

    cards: tuple[Card, ...]


class GetCardResponse(Struct, frozen=True):
    """One card."""

    card: Card


class ListPartsResponse(Struct, frozen=True):
    """What lies on the table besides cards."""

    parts: tuple[Part, ...]


class ListWordsResponse(Struct, frozen=True):
    """The words of a game in one language."""

    language: str
    rules_version: str
    words: tuple[Word, ...]


class ListRulesResponse(Struct, frozen=True):
    """The rules."""

    rules: tuple[Rule, ...]


class ExportRecordResponse(Struct, frozen=True):
    """The record of a game."""

    record: Record


class VerifyRecordResponse(Struct, frozen=True):
    """Whether a record is true."""

    ok: bool
    message: str
    revision: int | None
