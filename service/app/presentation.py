"""Turn games, actions, events and outcomes into messages for one viewer."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from service.app import referee_texts, shared_texts
from service.app.head import (
    OWN_EVENTS,
    REFEREE_EVENTS,
    GameStarted,
    Head,
    Logged,
    SeatClaimed,
    is_reclaimable,
    rules_of,
    waiting_for,
)
from service.app.messages import (
    Args,
    BlockedAction,
    Clock,
    Event,
    Game,
    GameSettings,
    LegalAction,
    Outcome,
    Requirement,
    Seat,
    TableEvent,
    View,
    Violation,
)
from service.app.moments import timestamp
from service.app.ranking import present_ranks, present_ruling
from service.engine.kernel import blocked as engine
from service.engine.kernel.action import Action
from service.engine.kernel.event import Viewer
from service.engine.kernel.refereed import RulingKind
from service.engine.kernel.rng import commitment
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.seat_names import Fill, Names, seat_words
from service.engine.kernel.text import Text
from service.engine.registry import ruleset

CACHED_EVENT_TEXTS: Final = 16_384
"""Maximum number of cached sentences for events, of all games and languages together; about 6 MB."""

_encode: Final = msgspec.msgpack.Encoder().encode
_event_templates: Final[dict[tuple[Text, bytes], Fill]] = {}


def present_game(game: str, head: Head, state: Any, clock: Clock | None = None) -> Game:
    """Return a game. `state` may be None; `to_act` and `result` are then empty. The seed is set only after the end."""
    known = state is not None
    rules = rules_of(head).rules if known else ruleset(head.ruleset).rules
    to_act = waiting_for(head, state) if known else ()
    return Game(
        id=game,
        ruleset=head.ruleset,
        rules_version=head.version,
        settings=GameSettings({head.ruleset: rules.settings_type(**head.settings)}),
        status=status_of(head),
        revision=head.revision,
        head_seq=head.seq,
        seats=present_seats(head, to_act),
        commitment=commitment(head.server_seed),
        create_time=datetime.fromtimestamp(head.created, UTC),
        update_time=datetime.fromtimestamp(head.updated, UTC),
        result=rules.result(state) if head.over and known else None,
        seed=head.server_seed if head.over else None,
        seed_chosen=head.seed_chosen,
        clock=clock,
        ranks=present_ranks(head, state) if known else (),
        ruling=present_ruling(head),
    )


def status_of(head: Head) -> str:
    """Return the status of a game, a word of the contract's GameStatus."""
    referee = head.referee
    if head.over:
        return "void" if referee and referee.ruling and referee.ruling.kind is RulingKind.VOID else "finished"
    if not head.started:
        return "waiting"
    return "paused" if referee and referee.paused is not None else "running"


def present_seats(head: Head, to_act: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats of a table; `to_act` are those that the game waits for."""
    nothing = ("",) * len(head.claimed)
    names, bots, players = head.names or nothing, head.bots or nothing, head.players or nothing
    left = head.referee.left if head.referee else ()
    return tuple(
        Seat(
            seat=seat,
            claimed=claimed,
            to_act=seat in to_act,
            name=names[seat],
            bot=bots[seat],
            player=players[seat],
            left=departure.kind if left and (departure := left[seat]) else None,
            reclaimable=is_reclaimable(head, seat),
        )
        for seat, claimed in enumerate(head.claimed)
    )


def present_unreadable_game(game: str) -> Game:
    """Return a game with its id only, because its stored data is damaged."""
    return Game(game, "", "", None, "unreadable", 0, 0, (), "", None, None, None, None, False, None, (), None)


def present_actions(head: Head, offered: Iterable[Action], language: str) -> tuple[LegalAction, ...]:
    """Return legal actions with their labels."""
    text = rules_of(head).texts[language]
    return tuple(
        LegalAction(action.id, action.kind, Args({head.ruleset: action.args}), action.window, text.label(action))
        for action in offered
    )


def present_question(head: Head, state: Any, seat: int, language: str) -> str:
    """Return what a seat is asked; empty if it is asked nothing."""
    return rules_of(head).texts[language].question(state, seat)


def present_blocked(head: Head, blocked: Iterable[engine.BlockedAction], language: str) -> tuple[BlockedAction, ...]:
    """Return blocked actions with their unmet requirements, and with the labels that they would have."""
    text = rules_of(head).texts[language]
    return tuple(
        BlockedAction(
            id=one.action.id,
            violations=present_violations(head, one.unmet),
            text=text.why_not(one.unmet, head.names),
            kind=one.action.kind,
            args=Args({head.ruleset: one.action.args}),
            label=text.label(one.action),
        )
        for one in blocked
    )


def present_violations(head: Head, unmet: Iterable[engine.Unmet]) -> tuple[Violation, ...]:
    """Return unmet requirements as messages."""
    return tuple(
        Violation(Requirement({head.ruleset: one.requirement}), one.need, one.have, one.rule, one.either)
        for one in unmet
    )


def present_events(head: Head, events: Iterable[Logged[Any]], viewer: Viewer, language: str) -> tuple[Event, ...]:
    """Return events in the form that a viewer may see."""
    game, names = rules_of(head), head.names
    return tuple(
        [present_event(game, names, one.seq, one.revision, one.seen_by(viewer), language, one.at) for one in events]
    )


def present_event(game: Ruleset, names: Names, seq: int, revision: int, body: Any, language: str, at: int = 0) -> Event:
    """Return an event as a message, at a table with these names of seats."""
    own = isinstance(body, OWN_EVENTS)
    text, time = event_text(game, body, language, names), timestamp(at) if at else None
    return Event(seq, revision, body if own else TableEvent({game.rules.name: body}), text, time)


def event_text(game: Ruleset, body: Any, language: str, names: Names) -> str:
    """Return the text of an event at a table with these names of seats."""
    if isinstance(body, SeatClaimed | GameStarted):
        return shared_texts.lobby_event(body, language, names)
    if isinstance(body, REFEREE_EVENTS):
        return referee_texts.event(body, language, names)
    return _event_template(game.texts[language], body)(*seat_words(language, names))


def _event_template(text: Text, body: Any) -> Fill:
    """Return the sentence for an event of a game, from the cache if it is there: most events happen often.

    The cache is shared by all tables, because the sentence has no names yet.
    """
    key = (text, _encode(body))
    known = _event_templates.get(key)
    if known is None:
        if len(_event_templates) >= CACHED_EVENT_TEXTS:
            _event_templates.clear()
        known = _event_templates[key] = text.event_template(body)
    return known


def present_outcome(
    head: Head,
    state: Any,
    seat: int,
    events: Sequence[Logged[Any]],
    undoable: int,
    actions: Sequence[Action] | None,
    blocked: Sequence[engine.BlockedAction] | None,
    language: str,
    clock: Clock | None = None,
) -> Outcome:
    """Return the outcome of actions for the seat that acted."""
    rules = rules_of(head).rules
    return Outcome(
        revision=head.revision,
        head_seq=head.seq,
        events=present_events(head, events, seat, language),
        view=View({head.ruleset: rules.view(state, seat)}),
        to_act=head.to_act,
        undoable=undoable,
        replayed=False,
        actions=None if actions is None else present_actions(head, actions, language),
        blocked=None if blocked is None else present_blocked(head, blocked, language),
        question=present_question(head, state, seat, language) if actions else "",
        clock=clock,
    )
