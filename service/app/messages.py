"""The requests and responses of both APIs. Every struct has the name and the fields of a message of the contract.

service/wire decodes requests and encodes responses. A oneof is a tagged struct, or a `GamePart`. A Timestamp is a
`datetime`, or its text in the JSON form.
"""

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from service.app.languages import DEFAULT
from service.engine.kernel.glossary import Word
from service.engine.kernel.record import Record
from service.engine.kernel.refereed import Leaving, RulingKind, TimeControl
from service.engine.kernel.result import Result
from service.errors import malformed

Int32 = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""A 32-bit integer, as in the contract."""


GameStatusFilter = Literal[
    "GAME_STATUS_UNSPECIFIED",
    "GAME_STATUS_WAITING",
    "GAME_STATUS_RUNNING",
    "GAME_STATUS_FINISHED",
    "GAME_STATUS_UNREADABLE",
    "GAME_STATUS_PAUSED",
    "GAME_STATUS_VOID",
]


class GamePart(dict[str, Any]):
    """A oneof of the contract with one member for each game: a dict with the name of a ruleset as its only key.

    In a request the value is plain data; in a response it is a struct of the engine.
    """

    def of(self, ruleset: str) -> dict[str, Any]:
        """Return the value for a game; refuse a value for any other game."""
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
    """An event that the game defines."""


class Requirement(GamePart):
    """A requirement of an action."""


class CardData(GamePart):
    """A card as data."""


class PartData(GamePart):
    """A part of a table as data."""


class Request(Struct, frozen=True, rename="camel", forbid_unknown_fields=True, kw_only=True):
    """Base of all requests."""


class ActionMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """An action's id, or its arguments."""

    id: str | None = None
    args: Args | None = None


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The name, the bot and the player of a seat, chosen when the game is created."""

    name: str = ""
    bot: str = ""
    player: str = ""


class CreateGameRequest(Request, frozen=True):
    """Create a game."""

    ruleset: str = ""
    seats: Int32 = 0
    settings: GameSettings | None = None
    request_id: str = ""
    plans: tuple[SeatPlan, ...] = ()
    seed: str | None = None
    time_control: TimeControl | None = None
    fill: str = ""


class GetGameRequest(Request, frozen=True):
    """Get a game."""

    game: str = ""
    revision: Int32 | None = None
    seat: Int32 | None = None
    open: bool = False


class ListGamesRequest(Request, frozen=True):
    """List an operator's games."""

    page_size: Int32 = 0
    page_token: str = ""
    player: str = ""
    status: GameStatusFilter = "GAME_STATUS_UNSPECIFIED"
    to_act: bool = False


class ClaimSeatRequest(Request, frozen=True):
    """Claim a seat with an invite."""

    game: str = ""
    seat: Int32 = 0
    invite: str = ""
    entropy: str = ""
    request_id: str = ""
    name: str = ""
    bot: str = ""
    player: str = ""


class ListActionsRequest(Request, frozen=True):
    """List the legal actions of a seat."""

    game: str = ""
    seat: Int32 | None = None
    include_blocked: bool = False
    language: str = DEFAULT
    include_view: bool = False


class SubmitActionsRequest(Request, frozen=True):
    """Play actions, all or none."""

    game: str = ""
    seat: Int32 | None = None
    expected_revision: Int32 | None = None
    request_id: str = ""
    actions: tuple[ActionMessage, ...] = ()
    include_actions: bool = False
    language: str = DEFAULT
    include_blocked: bool = False


class PreviewActionsRequest(Request, frozen=True):
    """Get the effects of actions without playing them."""

    game: str = ""
    seat: Int32 | None = None
    actions: tuple[ActionMessage, ...] = ()
    language: str = DEFAULT


class ExplainActionRequest(Request, frozen=True):
    """Get the reasons why an action is not legal."""

    game: str = ""
    seat: Int32 | None = None
    action: ActionMessage | None = None
    language: str = DEFAULT


class SuggestActionRequest(Request, frozen=True):
    """Get the action that a bot would choose."""

    game: str = ""
    seat: Int32 | None = None
    language: str = DEFAULT


class UndoActionsRequest(Request, frozen=True):
    """Take back the last actions."""

    game: str = ""
    seat: Int32 | None = None
    expected_revision: Int32 | None = None
    request_id: str = ""
    count: Int32 = 0
    include_actions: bool = False
    language: str = DEFAULT
    include_blocked: bool = False


class SetReadyRequest(Request, frozen=True):
    """Set in advance when a seat is asked; exactly one of `through_phase`, `while_idle` and `always_ask` is set."""

    game: str = ""
    seat: Int32 = 0
    request_id: str = ""
    through_phase: Int32 | None = None
    while_idle: bool | None = None
    always_ask: bool | None = None
    include_actions: bool = False
    language: str = DEFAULT
    include_blocked: bool = False


class ListEventsRequest(Request, frozen=True):
    """List the events of a game."""

    game: str = ""
    after_seq: Int32 = 0
    page_size: Int32 = 0
    seat: Int32 | None = None
    language: str = DEFAULT


class WatchGameRequest(Request, frozen=True):
    """Open a stream of the events of a game."""

    game: str = ""
    after_seq: Int32 = 0
    seat: Int32 | None = None
    language: str = DEFAULT


class ListRulesetsRequest(Request, frozen=True):
    """List the rulesets."""

    language: str = DEFAULT


class ListCardsRequest(Request, frozen=True):
    """List the cards of a game."""

    ruleset: str = ""
    deck: str = ""
    language: str = DEFAULT
    rules_version: str = ""


class GetCardRequest(Request, frozen=True):
    """Get one card."""

    ruleset: str = ""
    number: Int32 = 0
    language: str = DEFAULT
    rules_version: str = ""


class ListPartsRequest(Request, frozen=True):
    """List the parts of a game's table that are not cards."""

    ruleset: str = ""
    language: str = DEFAULT
    rules_version: str = ""


class ListWordsRequest(Request, frozen=True):
    """List the words of a game."""

    ruleset: str = ""
    language: str = DEFAULT
    rules_version: str = ""


class ListRulesRequest(Request, frozen=True):
    """List the rules that refusals cite."""

    ruleset: str = ""
    language: str = DEFAULT


class ExportRecordRequest(Request, frozen=True):
    """Export the record of a game."""

    game: str = ""


class ReplayRecordRequest(Request, frozen=True):
    """Get the states of a record, revision by revision."""

    record: Record | None = None
    from_revision: Int32 = 0
    steps: Int32 = 0
    seat: Int32 | None = None
    open: bool = False
    language: str = ""


class VerifyRecordRequest(Request, frozen=True):
    """Verify a record."""

    record: Record | None = None


class Seat(Struct, frozen=True):
    """A seat at a table."""

    seat: int
    claimed: bool
    to_act: bool
    name: str
    bot: str
    player: str
    left: Leaving | None
    reclaimable: bool


class SeatClock(Struct, frozen=True, rename="camel", omit_defaults=True, gc=False):
    """The clock of one seat, in the JSON form of the contract; see `service.wire.contract.has_json_form`."""

    seat: int
    running: bool
    bank_seconds: float
    free_seconds: float
    time_outs: int
    deadline: str | None = None


class Clock(Struct, frozen=True, rename="camel", omit_defaults=True):
    """The clocks of a game at one moment, in the JSON form of the contract."""

    control: TimeControl
    seats: tuple[SeatClock, ...]
    server_time: str
    paused: str | None = None


class SeatRank(Struct, frozen=True):
    """The final rank of a seat."""

    seat: int
    rank: int
    left: Leaving | None
    player: str


class Ruling(Struct, frozen=True):
    """Why a game is over."""

    kind: RulingKind
    reason: str
    by: str
    time: datetime


class Game(Struct, frozen=True):
    """A game without its view."""

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
    clock: Clock | None
    ranks: tuple[SeatRank, ...]
    ruling: Ruling | None


class LegalAction(Struct, frozen=True):
    """An action that a seat may play now."""

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
    """An action that is not legal now, with the reasons."""

    id: str
    violations: tuple[Violation, ...]
    text: str
    kind: str
    args: Args
    label: str


class Event(Struct, frozen=True, tag="event"):
    """An event in the form that the viewer may see. `body` is an event of the service or of the game."""

    seq: int
    revision: int
    body: Struct | TableEvent
    text: str
    time: str | None = None


class Outcome(Struct, frozen=True):
    """The result of actions; `actions` and `blocked` are None unless the request asked for them."""

    revision: int
    head_seq: int
    events: tuple[Event, ...]
    view: View
    to_act: tuple[int, ...]
    undoable: int
    replayed: bool
    actions: tuple[LegalAction, ...] | None
    blocked: tuple[BlockedAction, ...] | None
    question: str
    clock: Clock | None


class Refusal(Struct, frozen=True):
    """The details of a refusal besides its reason."""

    violations: tuple[Violation, ...]
    revision: int | None
    missed: tuple[Event, ...]
    call_id: str
    retry_after_seconds: int | None


class CreateGameResponse(Struct, frozen=True):
    """A new game with its invites."""

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
    """The legal and the blocked actions of a seat."""

    revision: int
    to_act: tuple[int, ...]
    actions: tuple[LegalAction, ...]
    blocked: tuple[BlockedAction, ...]
    undoable: int
    view: View | None
    question: str
    seats: tuple[Seat, ...]


class SubmitActionsResponse(Struct, frozen=True):
    """The outcome of the played actions."""

    outcome: Outcome


class PreviewActionsResponse(Struct, frozen=True):
    """The events and the view that the actions would lead to."""

    revision: int
    events: tuple[Event, ...]
    view: View | None


class ExplainActionResponse(Struct, frozen=True):
    """Whether an action is legal, and why not."""

    revision: int
    legal: bool
    action: LegalAction | None
    reason: str
    text: str
    violations: tuple[Violation, ...]


class SuggestActionResponse(Struct, frozen=True):
    """The action that a bot would choose, and why."""

    revision: int
    action: LegalAction
    text: str


class UndoActionsResponse(Struct, frozen=True):
    """The outcome of the undo."""

    outcome: Outcome


class SetReadyResponse(Struct, frozen=True):
    """The outcome of the ready action."""

    outcome: Outcome


class ListEventsResponse(Struct, frozen=True):
    """A page of events."""

    events: tuple[Event, ...]
    head_seq: int


class Hello(Struct, frozen=True, tag="hello"):
    """The first message of a stream: the current revision and sequence number of the game."""

    revision: int
    head_seq: int
    heartbeat_ms: int


class Turn(Struct, frozen=True, tag="turn"):
    """The end of a commit: the revision, and the seats that the game waits for."""

    revision: int
    to_act: tuple[int, ...]


class Heartbeat(Struct, frozen=True, tag="heartbeat"):
    """Sent when a stream had no other message for the heartbeat interval."""

    head_seq: int
    server_time: str | None


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The last message of a stream: why it ends, and the sequence number to resume from (0: from the beginning)."""

    reason: str
    cursor: int


SharedMessage = Event | Turn | Clock
"""A message that several watchers share: encoders cache its bytes by its identity."""

WatchMessage = Hello | Heartbeat | Goodbye | SharedMessage
"""A message of a stream, the WatchGameResponse of the contract."""


class SettingValue(Struct, frozen=True):
    """A value of a setting as CreateGame takes it: one of `word`, `number` and `flag`."""

    title: str
    word: str | None = None
    number: int | None = None
    flag: bool | None = None


class RulesetSetting(Struct, frozen=True):
    """A setting of a game, with everything that a form needs to show it."""

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
    """A card as text and as data."""

    number: int
    deck: str
    kind: str
    vp: int
    text: str
    data: CardData
    name: str
    sides: tuple[CardSide, ...]


class Part(Struct, frozen=True):
    """A part of a game's table that is not a card, as text and as data."""

    id: str
    kind: str
    text: str
    data: PartData
    name: str


class Rule(Struct, frozen=True):
    """A rule, in our own words."""

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
    """The parts of a game's table that are not cards."""

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


class ReplayStep(Struct, frozen=True):
    """One revision of a record, with the table after it."""

    revision: int
    seat: int | None
    action: str
    label: str
    events: tuple[Event, ...]
    view: View


class ReplayRecordResponse(Struct, frozen=True):
    """Some revisions of a record."""

    steps: tuple[ReplayStep, ...]
    last_revision: int


class VerifyRecordResponse(Struct, frozen=True):
    """Whether a record is correct."""

    ok: bool
    message: str
    revision: int | None
