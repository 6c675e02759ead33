"""The messages of proto/reeve/v1/game.proto.

Generated from the contract by `make proto`; do not edit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import field as _field

from reeve_client.contract import clock as _clock
from reeve_client.contract import hallertau as _hallertau
from reeve_client.contract import lagranja as _lagranja
from reeve_client.contract import score as _score
from reeve_client.message import STRICT, Message, Request, first_set

if TYPE_CHECKING or STRICT:
    GameStatus = Literal[
        "GAME_STATUS_WAITING",
        "GAME_STATUS_RUNNING",
        "GAME_STATUS_FINISHED",
        "GAME_STATUS_UNREADABLE",
        "GAME_STATUS_PAUSED",
        "GAME_STATUS_VOID",
    ]
    """The status of a game.

    GAME_STATUS_WAITING: Not all seats are claimed; nothing is dealt.

    GAME_STATUS_RUNNING: The game waits for a decision of at least one seat.

    GAME_STATUS_FINISHED: The game is over: there are ranks, the seed is revealed, and there is a result if it was
    played to its end.

    GAME_STATUS_UNREADABLE: The stored data of the game is damaged: only its id is known. Only ListGames returns
    this; other calls are refused.

    GAME_STATUS_PAUSED: An arbiter has paused the game: clocks stand still, and moves are refused.

    GAME_STATUS_VOID: An arbiter declared that the game does not count. It is over: the seed is revealed, and
    there are no ranks.
    """

    Window = Literal[
        "WINDOW_TURN",
        "WINDOW_ANYTIME",
        "WINDOW_REACTION",
        "WINDOW_SIMULTANEOUS",
    ]
    """When an action is possible.

    WINDOW_TURN: The main decision of the seat's turn or of the step.

    WINDOW_ANYTIME: In addition to the pending decision: a card, a trade.

    WINDOW_REACTION: An answer to something that just happened or was begun: a choice, a payment, the use of an
    effect.

    WINDOW_SIMULTANEOUS: Several seats decide at the same time and do not wait for each other.
    """

    GoodbyeReason = Literal[
        "GOODBYE_REASON_SHUTTING_DOWN",
        "GOODBYE_REASON_SLOW_READER",
        "GOODBYE_REASON_GAME_EXPIRED",
        "GOODBYE_REASON_STORE_UNAVAILABLE",
        "GOODBYE_REASON_EVENTS_LOST",
        "GOODBYE_REASON_GAME_UNREADABLE",
        "GOODBYE_REASON_TOKEN_REVOKED",
    ]
    """Why a stream ends.

    GOODBYE_REASON_SHUTTING_DOWN: The server stops; watch again from the cursor.

    GOODBYE_REASON_SLOW_READER: Events came faster than they were read; watch again from the cursor.

    GOODBYE_REASON_GAME_EXPIRED: The game has expired or was deleted.

    GOODBYE_REASON_STORE_UNAVAILABLE: The store does not answer; watch again from the cursor later.

    GOODBYE_REASON_EVENTS_LOST: The store has lost events that were sent, and others may have their numbers now:
    get the game again, then watch from its head_seq. The cursor is 0.

    GOODBYE_REASON_GAME_UNREADABLE: The stored data of the game is damaged after the cursor; ListEvents says
    where.

    GOODBYE_REASON_TOKEN_REVOKED: The API key or the seat's token that the stream was opened with is no longer
    valid.
    """

    RefusalReason = Literal[
        "MALFORMED_REQUEST",
        "UNKNOWN_CARD",
        "BAD_SETTING",
        "ILLEGAL_ACTION",
        "NOT_YOUR_DECISION",
        "GAME_OVER",
        "UNDO_NOT_ALLOWED",
        "STALE_REVISION",
        "REVISION_REQUIRED",
        "REQUEST_ID_REUSED",
        "TOKEN_MISSING",
        "SEAT_FORBIDDEN",
        "SEAT_TAKEN",
        "GAME_NOT_FOUND",
        "GAME_UNREADABLE",
        "RESUME_TOO_OLD",
        "QUOTA_EXCEEDED",
        "ENGINE_FAULT",
        "STORE_UNAVAILABLE",
        "GAME_PAUSED",
        "TIME_OUT",
        "SEAT_LEFT",
        "PLAYER_NOT_FOUND",
        "WEBHOOK_NOT_FOUND",
        "WRONG_STATE",
    ]
    """Why a request was refused. On the wire a reason is the bare word, without the prefix: `reason` of the problem
    document over REST, of the google.rpc.ErrorInfo over gRPC.

    MALFORMED_REQUEST: The request cannot be read; the message says what is wrong with it.

    UNKNOWN_CARD: There is no such card.

    BAD_SETTING: There is no such ruleset, number of seats, setting, deck or edition; the message says which there
    are.

    ILLEGAL_ACTION: The action is not legal now; the violations say what is missing.

    NOT_YOUR_DECISION: The game does not wait for this seat, or seats are still to be claimed.

    GAME_OVER: The game is over.

    UNDO_NOT_ALLOWED: These are more actions than the seat may take back now.

    STALE_REVISION: The game has changed: `revision` is the current one, `missed` are the events since.

    REVISION_REQUIRED: The request must say which revision the seat saw.

    REQUEST_ID_REUSED: The request id was used for another request.

    TOKEN_MISSING: No valid token was sent.

    SEAT_FORBIDDEN: The token is of another seat, game or owner, or it lacks the scope.

    SEAT_TAKEN: The seat was claimed before.

    GAME_NOT_FOUND: There is no such game; it may have expired.

    GAME_UNREADABLE: This server cannot read the game; the message says why.

    RESUME_TOO_OLD: Too many events were missed; get the game, then watch from its head_seq.

    QUOTA_EXCEEDED: A limit is reached; the message names it, `retry_after_seconds` says when to try again.

    ENGINE_FAULT: A fault of the server; nothing was changed.

    STORE_UNAVAILABLE: The store does not answer; send the request again with the same request id.

    GAME_PAUSED: An arbiter has paused the game.

    TIME_OUT: The seat ran out of time before the move came, or a bot plays it since then.

    SEAT_LEFT: The seat has left the game.

    PLAYER_NOT_FOUND: There is no such player.

    WEBHOOK_NOT_FOUND: There is no such webhook or delivery.

    WRONG_STATE: The game is in a state that does not allow this; the message says which it needs.
    """
else:  # a newer server may send other values
    GameStatus = str
    Window = str
    GoodbyeReason = str
    RefusalReason = str


class GameSettings(Message, frozen=True, kw_only=True):
    """The settings of a game; they must be those of its ruleset."""

    hallertau: _hallertau.Settings | None = None
    lagranja: _lagranja.Settings | None = None

    @property
    def what(self) -> GameSettingsWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: GameSettingsWhat | None = first_set(
            self.hallertau,
            self.lagranja,
        )
        return found


class View(Message, frozen=True, kw_only=True):
    """The table as a viewer sees it."""

    hallertau: _hallertau.View | None = None
    lagranja: _lagranja.View | None = None

    @property
    def what(self) -> ViewWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: ViewWhat | None = first_set(
            self.hallertau,
            self.lagranja,
        )
        return found


class Args(Message, frozen=True, kw_only=True):
    """The arguments of an action, for programs."""

    hallertau: _hallertau.Args | None = None
    lagranja: _lagranja.Args | None = None

    @property
    def what(self) -> ArgsWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: ArgsWhat | None = first_set(
            self.hallertau.what if self.hallertau is not None else None,
            self.lagranja.what if self.lagranja is not None else None,
        )
        return found


class TableEvent(Message, frozen=True, kw_only=True):
    """An event that the game defines."""

    hallertau: _hallertau.Event | None = None
    lagranja: _lagranja.Event | None = None

    @property
    def what(self) -> TableEventWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: TableEventWhat | None = first_set(
            self.hallertau.what if self.hallertau is not None else None,
            self.lagranja.what if self.lagranja is not None else None,
        )
        return found


class Requirement(Message, frozen=True, kw_only=True):
    """A requirement of an action: a condition or a cost."""

    hallertau: _hallertau.Requirement | None = None
    lagranja: _lagranja.Requirement | None = None

    @property
    def what(self) -> RequirementWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: RequirementWhat | None = first_set(
            self.hallertau.what if self.hallertau is not None else None,
            self.lagranja.what if self.lagranja is not None else None,
        )
        return found


class Seat(Message, frozen=True, kw_only=True):
    """A seat at a table."""

    seat: int = 0
    claimed: bool = False
    to_act: bool = False
    """Whether the game waits for it."""
    name: str = ""
    """The name of the player; empty if there is none."""
    bot: str = ""
    """The bot that plays it, one of Ruleset.bots or "default"; empty: a person."""
    player: str = ""
    """The id of its player; empty if none is known."""
    left: _score.Leaving | None = None
    """How the seat left the game; absent if it did not."""
    reclaimable: bool = False
    """Whether its player may take it back from the bot (ReclaimSeat)."""


class SeatPlan(Message, frozen=True, kw_only=True):
    """The plan of a seat when its game is created."""

    name: str = ""
    """1 to 24 characters without control and direction characters; empty: the claim may set it."""
    bot: str = ""
    """The bot that plays the seat, one of Ruleset.bots; the seat is claimed at once. Empty: a person will claim it."""
    player: str = ""
    """The id of the player that the seat is for; empty: the claim may set it."""


class Game(Message, frozen=True, kw_only=True):
    """A game without its table."""

    id: str = ""
    ruleset: str = ""
    rules_version: str = ""
    settings: GameSettings | None = None
    status: GameStatus
    revision: int = 0
    head_seq: int = 0
    """The sequence number of the last event."""
    seats: Sequence[Seat] = ()
    commitment: str = ""
    """The hash of the server's seed, published before the deal."""
    create_time: datetime | None = None
    update_time: datetime | None = None
    result: _score.Result | None = None
    """Only when the game was played to its end."""
    seed: str | None = None
    """The server's seed, only when the game is over."""
    seed_chosen: bool = False
    """Whether the creator chose the seed, so that the deal was known beforehand."""
    clock: _clock.Clock | None = None
    """Absent if the game has no time control."""
    ranks: Sequence[_score.SeatRank] = ()
    """The final rank of each seat, in the order of the seats; empty until the game is over, and if it is void."""
    ruling: _score.Ruling | None = None
    """Why the game is over; absent until then."""


class LegalAction(Message, frozen=True, kw_only=True):
    """A legal action of a seat. The same action in the same state has always the same id."""

    id: str = ""
    kind: str = ""
    """The member of the arguments that is set, such as "place" or "play_card"."""
    args: Args
    window: Window
    label: str = ""
    """In the language of the request."""


class ActionList(Message, frozen=True, kw_only=True):
    """The legal actions of a seat."""

    items: Sequence[LegalAction] = ()


class BlockedActionList(Message, frozen=True, kw_only=True):
    """The blocked actions of a seat."""

    items: Sequence[BlockedAction] = ()


class Violation(Message, frozen=True, kw_only=True):
    """A requirement that is not met. either: one of these requirements is enough."""

    requirement: Requirement
    need: int = 0
    have: int = 0
    rule: str = ""
    """The id of its rule; ListRules has the text."""
    either: bool = False


class BlockedAction(Message, frozen=True, kw_only=True):
    """A blocked action: not legal now, with the reasons."""

    id: str = ""
    violations: Sequence[Violation] = ()
    text: str = ""
    """The text of the unmet requirements, in the language of the request."""
    kind: str = ""
    """As in the legal action."""
    args: Args
    """The arguments of the action if it were legal."""
    label: str = ""
    """In the language of the request."""


class Action(Message, frozen=True, kw_only=True):
    """An action to carry out, given by its id or its arguments."""

    id: str | None = None
    args: Args | None = None

    @property
    def what(self) -> ActionWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: ActionWhat | None = first_set(
            self.id,
            self.args.what if self.args is not None else None,
        )
        return found


class SeatClaimed(Message, frozen=True, kw_only=True):
    """A seat was claimed."""

    seat: int = 0
    name: str = ""
    """The name of the player, empty: none, and the bot that plays the seat, empty: a person."""
    bot: str = ""


class GameStarted(Message, frozen=True, kw_only=True):
    """All seats are claimed, and the first hands are dealt."""

    seats: int = 0
    commitment: str = ""


class Undone(Message, frozen=True, kw_only=True):
    """A seat took back its last actions; the state is that of an earlier revision."""

    seat: int = 0
    count: int = 0


class SeatTimedOut(Message, frozen=True, kw_only=True):
    """A seat ran out of time."""

    seat: int = 0
    action: _clock.TimeOutAction
    """What the time control says for this time-out."""
    time_outs: int = 0
    """How often the seat has run out of time by now."""


class SeatLeft(Message, frozen=True, kw_only=True):
    """A seat left the game. If the game goes on, a bot plays the seat."""

    seat: int = 0
    kind: _score.Leaving
    by: str = ""
    """The arbiter, as in Ruling.by; empty if none acted."""
    reason: str = ""


class SeatTakenOver(Message, frozen=True, kw_only=True):
    """A seat has another player from now on: a bot, the player who reclaims it, or a substitute."""

    seat: int = 0
    bot: str = ""
    """The bot that plays it now; empty: a person."""
    player: str = ""
    """The id of the player; empty if none is known."""
    name: str = ""
    """The name of the player; empty if there is none."""
    by: str = ""
    """The arbiter, as in Ruling.by; empty if none acted."""
    reason: str = ""
    new_token: bool = False
    """Whether the tokens of the seat were replaced."""


class TimeAdded(Message, frozen=True, kw_only=True):
    """An arbiter added time to a bank; a negative number took time away."""

    seat: int = 0
    seconds: int = 0
    by: str = ""
    reason: str = ""


class GamePaused(Message, frozen=True, kw_only=True):
    """An arbiter paused the game."""

    by: str = ""
    reason: str = ""


class GameResumed(Message, frozen=True, kw_only=True):
    """An arbiter lets the game go on."""

    by: str = ""
    reason: str = ""


class GameEndedEarly(Message, frozen=True, kw_only=True):
    """The game is over before its rules end it."""

    kind: _score.RulingKind
    ranks: Sequence[int] = ()
    """The rank of each seat, in the order of the seats; empty if the game is void."""
    by: str = ""
    reason: str = ""


class TokenReissued(Message, frozen=True, kw_only=True):
    """An arbiter replaced the tokens of a seat."""

    seat: int = 0
    by: str = ""
    reason: str = ""


class ArbiterLooked(Message, frozen=True, kw_only=True):
    """A key with the scope games.referee looked at the table as a seat sees it."""

    seat: int = 0
    by: str = ""


class Event(Message, frozen=True, kw_only=True):
    """An event in the form that the viewer may see. Every viewer sees the same sequence numbers."""

    time: datetime | None = None
    """The moment of the change, if the game has a time control or an arbiter acted."""
    seq: int = 0
    revision: int = 0
    """The revision that the event belongs to."""
    text: str = ""
    """In the language of the request."""
    seat_claimed: SeatClaimed | None = None
    game_started: GameStarted | None = None
    undone: Undone | None = None
    table: TableEvent | None = None
    seat_timed_out: SeatTimedOut | None = None
    seat_left: SeatLeft | None = None
    seat_taken_over: SeatTakenOver | None = None
    time_added: TimeAdded | None = None
    game_paused: GamePaused | None = None
    game_resumed: GameResumed | None = None
    game_ended_early: GameEndedEarly | None = None
    token_reissued: TokenReissued | None = None
    arbiter_looked: ArbiterLooked | None = None

    @property
    def what(self) -> EventWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: EventWhat | None = first_set(
            self.seat_claimed,
            self.game_started,
            self.undone,
            self.table.what if self.table is not None else None,
            self.seat_timed_out,
            self.seat_left,
            self.seat_taken_over,
            self.time_added,
            self.game_paused,
            self.game_resumed,
            self.game_ended_early,
            self.token_reissued,
            self.arbiter_looked,
        )
        return found


class Outcome(Message, frozen=True, kw_only=True):
    """The outcome of actions: the new revision, everything that happened since the expected one, and the seat's
    view.
    """

    revision: int = 0
    head_seq: int = 0
    events: Sequence[Event] = ()
    """What happened after the expected revision; more than the own actions if other seats were faster."""
    view: View
    to_act: Sequence[int] = ()
    undoable: int = 0
    """How many of its last actions the seat may take back."""
    replayed: bool = False
    """The answer to an earlier request with the same request id."""
    actions: ActionList | None = None
    """The next actions of the seat; absent unless the request asked for them."""
    blocked: BlockedActionList | None = None
    """The blocked actions of the seat; absent unless the request asked for them."""
    question: str = ""
    """What the seat is asked next, in the language of the request, if the request asked for actions; empty if the
    seat is asked nothing.
    """
    clock: _clock.Clock | None = None
    """At the moment of the actions, which is the time of their events. Absent if the game has no time control. May
    be absent if the game still waits for the same seats: then the clocks that ran before the actions run on, and
    the others stand still.
    """


class Refusal(Message, frozen=True, kw_only=True):
    """The details of a refusal besides its reason: a detail of the gRPC status, members of the problem document in
    REST.
    """

    violations: Sequence[Violation] = ()
    """Why an action is not legal."""
    revision: int | None = None
    """The current revision."""
    missed: Sequence[Event] = ()
    """For a stale revision: what happened since."""
    call_id: str = ""
    """The id of the call, as in the server's log and in the header X-Request-Id."""
    retry_after_seconds: int | None = None
    """For a limit: when to try again."""


class CreateGameRequest(Request, frozen=True, kw_only=True):
    """What CreateGame takes."""

    ruleset: str = ""
    seats: int = 0
    settings: GameSettings | None = None
    """A setting that is left out has the default value in ListRulesets."""
    request_id: str = ""
    """Makes a retry safe; REST: Idempotency-Key."""
    plans: Sequence[SeatPlan] = ()
    """None, or one for each seat."""
    seed: str | None = None
    """The server's seed, for tests that need a certain deal: the same seed, entropy and settings deal the same. At
    most 200 characters. Only servers that were started with --allow-seeds take it.
    """
    time_control: _clock.TimeControl | None = None
    """Absent: the seats have unlimited time."""
    fill: str = ""
    """The bot that plays seats that have left: one of Ruleset.bots or "default"; empty: "default", which plays the
    default actions of the rules.
    """


class CreateGameResponse(Message, frozen=True, kw_only=True):
    """What CreateGame answers."""

    game: Game
    invites: Sequence[str] = ()
    """One for each seat; each is good for one claim. Empty for a seat that a bot plays."""
    spectator_token: str = ""
    replayed: bool = False
    """The answer to an earlier request with the same request id."""


class GetGameRequest(Request, frozen=True, kw_only=True):
    """What GetGame takes."""

    game: str
    revision: int | None = None
    """Absent: the current revision."""
    seat: int | None = None
    """The seat whose view a referee asks for; a seat's token knows its seat."""
    open: bool = False
    """Show what every seat knew, such as all hands. Only when the game is over, then of every revision."""


class GetGameResponse(Message, frozen=True, kw_only=True):
    """What GetGame answers."""

    game: Game
    view: View | None = None
    """Absent while seats are still to be claimed."""
    undoable: int = 0
    """How many of its last actions the seat may take back."""


class ListGamesRequest(Request, frozen=True, kw_only=True):
    """What ListGames takes."""

    page_size: int = 0
    """At most 100; 0: 50."""
    page_token: str = ""
    player: str = ""
    """Only games in which this player has a seat. A player's token lists its own games, and may leave this out."""
    status: GameStatus | None = None
    """Only games with this status; left out: all."""
    to_act: bool = False
    """Only games that wait for the player; needs a player."""


class ListGamesResponse(Message, frozen=True, kw_only=True):
    """What ListGames answers."""

    games: Sequence[Game] = ()
    """A page of games of a player, a status or `to_act` may have fewer than `page_size`, although there are more."""
    next_page_token: str = ""
    """Empty: there are no more."""


class ClaimSeatRequest(Request, frozen=True, kw_only=True):
    """What ClaimSeat takes."""

    game: str
    seat: int
    invite: str = ""
    entropy: str = ""
    """Mixed into the deal, so that the server alone does not choose it; at most 200 characters."""
    request_id: str = ""
    """Makes a retry safe; REST: Idempotency-Key."""
    name: str = ""
    """As the player wants to be called: 1 to 24 characters without control and direction characters; empty: as
    planned.
    """
    bot: str = ""
    """One of Ruleset.bots: the invite is spent for a bot that plays the seat. At least one seat must be a person's."""
    player: str = ""
    """The id of the player, if the seat has none. Needs an API key of the game's namespace; a player's token sets
    its own.
    """


class ClaimSeatResponse(Message, frozen=True, kw_only=True):
    """What ClaimSeat answers."""

    seat_token: str = ""
    """Empty for a seat that a bot plays."""
    game: Game
    replayed: bool = False
    """The answer to an earlier request with the same request id."""
    spectator_token: str = ""
    """A token for spectators, which the seat can pass on."""


class ListActionsRequest(Request, frozen=True, kw_only=True):
    """What ListActions takes."""

    game: str
    seat: int | None = None
    """The seat that a referee asks for; a seat's token knows its seat."""
    include_blocked: bool = False
    """Also return the blocked actions with their reasons."""
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""
    include_view: bool = False
    """Also the view of the seat, of the same revision."""


class ListActionsResponse(Message, frozen=True, kw_only=True):
    """What ListActions answers."""

    revision: int = 0
    to_act: Sequence[int] = ()
    """The seats that the game waits for."""
    actions: Sequence[LegalAction] = ()
    blocked: Sequence[BlockedAction] = ()
    undoable: int = 0
    """How many of its last actions the seat may take back."""
    view: View | None = None
    """The table as the seat sees it, if the request asked for it."""
    question: str = ""
    """What the seat is asked, in the language of the request; empty if it is asked nothing."""
    seats: Sequence[Seat] = ()


class SubmitActionsRequest(Request, frozen=True, kw_only=True):
    """What SubmitActions takes."""

    game: str
    seat: int | None = None
    """The seat that a referee acts for; a seat's token knows its seat."""
    expected_revision: int | None = None
    """The revision that the seat saw when it decided; REST: If-Match."""
    request_id: str = ""
    """Makes a retry safe; REST: Idempotency-Key. Kept for the last 100 changes that the seat made."""
    actions: Sequence[Action] = ()
    include_actions: bool = False
    """Also return the seat's next actions."""
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""
    include_blocked: bool = False
    """Also return the seat's next blocked actions."""


class SubmitActionsResponse(Message, frozen=True, kw_only=True):
    """What SubmitActions answers."""

    outcome: Outcome


class PreviewActionsRequest(Request, frozen=True, kw_only=True):
    """What PreviewActions takes."""

    game: str
    seat: int | None = None
    actions: Sequence[Action] = ()
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""


class PreviewActionsResponse(Message, frozen=True, kw_only=True):
    """What PreviewActions answers."""

    revision: int = 0
    events: Sequence[Event] = ()
    """Up to the first that would show something hidden; they have no sequence numbers."""
    view: View | None = None
    """Absent if something hidden would be shown."""


class ExplainActionRequest(Request, frozen=True, kw_only=True):
    """What ExplainAction takes."""

    game: str
    seat: int | None = None
    action: Action | None = None
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""


class ExplainActionResponse(Message, frozen=True, kw_only=True):
    """What ExplainAction answers."""

    revision: int = 0
    legal: bool = False
    action: LegalAction | None = None
    """The action, if it is legal."""
    reason: str = ""
    """The reason that a submission would be refused with."""
    text: str = ""
    violations: Sequence[Violation] = ()


class SuggestActionRequest(Request, frozen=True, kw_only=True):
    """What SuggestAction takes."""

    game: str
    seat: int | None = None
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""


class SuggestActionResponse(Message, frozen=True, kw_only=True):
    """What SuggestAction answers."""

    revision: int = 0
    action: LegalAction
    text: str = ""
    """Why, in one sentence."""


class UndoActionsRequest(Request, frozen=True, kw_only=True):
    """What UndoActions takes."""

    game: str
    seat: int | None = None
    expected_revision: int | None = None
    request_id: str = ""
    count: int = 0
    """0: 1."""
    include_actions: bool = False
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""
    include_blocked: bool = False


class UndoActionsResponse(Message, frozen=True, kw_only=True):
    """What UndoActions answers."""

    outcome: Outcome


class SetReadyRequest(Request, frozen=True, kw_only=True):
    """What SetReady takes."""

    game: str
    seat: int
    """The seat; with a seat's token it must be the token's own."""
    request_id: str = ""
    include_actions: bool = False
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""
    include_blocked: bool = False
    through_phase: int | None = None
    """Confirm this and all stop points of the Round through a Phase."""
    while_idle: bool | None = None
    """Be asked only if a card can be played."""
    always_ask: bool | None = None
    """Be asked at every stop point again."""


class SetReadyResponse(Message, frozen=True, kw_only=True):
    """What SetReady answers."""

    outcome: Outcome


class ListEventsRequest(Request, frozen=True, kw_only=True):
    """What ListEvents takes."""

    game: str
    after_seq: int = 0
    """The events after this one."""
    page_size: int = 0
    """At most 1,000; 0: 200."""
    seat: int | None = None
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""


class ListEventsResponse(Message, frozen=True, kw_only=True):
    """What ListEvents answers."""

    events: Sequence[Event] = ()
    head_seq: int = 0


class WatchGameRequest(Request, frozen=True, kw_only=True):
    """What WatchGame takes."""

    game: str
    after_seq: int = 0
    """The events after this one; REST: Last-Event-ID."""
    seat: int | None = None
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""


class WatchGameResponse(Message, frozen=True, kw_only=True):
    """What WatchGame answers."""

    hello: WatchGameResponseHello | None = None
    event: Event | None = None
    heartbeat: WatchGameResponseHeartbeat | None = None
    goodbye: WatchGameResponseGoodbye | None = None
    turn: WatchGameResponseTurn | None = None
    clock: _clock.Clock | None = None
    """Only if the game has a time control: after the hello, before the turn of every new commit, and after a
    heartbeat if an outage was noticed.
    """

    @property
    def what(self) -> WatchGameResponseWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: WatchGameResponseWhat | None = first_set(
            self.hello,
            self.event,
            self.heartbeat,
            self.goodbye,
            self.turn,
            self.clock,
        )
        return found


class WatchGameResponseHello(Message, frozen=True, kw_only=True):
    """The first message: the current revision and sequence number of the game."""

    revision: int = 0
    head_seq: int = 0
    heartbeat_ms: int = 0
    """If the stream is silent for longer than this many milliseconds, the connection is lost."""


class WatchGameResponseTurn(Message, frozen=True, kw_only=True):
    """The end of a commit: all its events were sent, and the game waits for these seats. It has no sequence number.
    A stream that begins at the last event sends it at once.
    """

    revision: int = 0
    to_act: Sequence[int] = ()


class WatchGameResponseHeartbeat(Message, frozen=True, kw_only=True):
    """Sent when there was no other message for a while."""

    head_seq: int = 0
    server_time: datetime | None = None
    """Only if the game has a time control."""


class WatchGameResponseGoodbye(Message, frozen=True, kw_only=True):
    """The last message: why the stream ends, and the sequence number to resume from."""

    reason: GoodbyeReason
    cursor: int = 0

GameSettingsWhat: TypeAlias = (
    _hallertau.Settings
    | _lagranja.Settings
)

ViewWhat: TypeAlias = (
    _hallertau.View
    | _lagranja.View
)

ArgsWhat: TypeAlias = (
    _hallertau.ArgsWhat
    | _lagranja.ArgsWhat
)

TableEventWhat: TypeAlias = (
    _hallertau.EventWhat
    | _lagranja.EventWhat
)

RequirementWhat: TypeAlias = (
    _hallertau.RequirementWhat
    | _lagranja.RequirementWhat
)

ActionWhat: TypeAlias = (
    str
    | ArgsWhat
)

EventWhat: TypeAlias = (
    SeatClaimed
    | GameStarted
    | Undone
    | TableEventWhat
    | SeatTimedOut
    | SeatLeft
    | SeatTakenOver
    | TimeAdded
    | GamePaused
    | GameResumed
    | GameEndedEarly
    | TokenReissued
    | ArbiterLooked
)

WatchGameResponseWhat: TypeAlias = (
    WatchGameResponseHello
    | Event
    | WatchGameResponseHeartbeat
    | WatchGameResponseGoodbye
    | WatchGameResponseTurn
    | _clock.Clock
)
