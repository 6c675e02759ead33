"""Requests that only read a game: legal actions, previews, explanations and events."""

from typing import Final

from service.app import referee_texts, shared_texts
from service.app.clocks import Clocks
from service.app.head import Head, SeatTimedOut, is_halted, rules_of, waiting_for
from service.app.identity import Identity, acting_seat, viewer_of
from service.app.limits import exceeded
from service.app.looks import Looks
from service.app.messages import (
    ActionMessage,
    ExplainActionRequest,
    ExplainActionResponse,
    ListActionsRequest,
    ListActionsResponse,
    ListEventsRequest,
    ListEventsResponse,
    PreviewActionsRequest,
    PreviewActionsResponse,
    View,
)
from service.app.moves import offered, read_actions, refused, undoable
from service.app.presentation import (
    present_actions,
    present_blocked,
    present_event,
    present_events,
    present_question,
    present_seats,
    present_violations,
)
from service.app.repository import GameRepository
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.play import find
from service.engine.kernel.preview import preview
from service.engine.kernel.refereed import TimeOutAction
from service.errors import Reason, RefusedError, malformed

MOST_EVENTS_IN_A_PAGE: Final = 1_000
EVENTS_IN_A_PAGE: Final = 200


class Queries:
    """Handlers of the requests that only read a game."""

    def __init__(self, repository: GameRepository, clocks: Clocks, looks: Looks) -> None:
        self.repository = repository
        self.clocks = clocks
        self.looks = looks

    async def list_actions(self, identity: Identity, request: ListActionsRequest) -> ListActionsResponse:
        """Return the legal actions of a seat, and on request the blocked actions with their reasons."""
        language = request.language
        _, head = await self.clocks.load_current(request.game)
        seat = acting_seat(identity, request.game, head, request.seat)
        await self.looks.note(identity, request.game, head, seat)
        state, rules = self.repository.state(head), rules_of(head).rules
        stopped = why_stopped(head, seat, language) is not None
        with self.repository.telemetry.part("list"):
            legal = () if stopped else offered(head, state, seat, self.repository.config.limits)
            actions = present_actions(head, legal, language)
            blocked = present_blocked(head, rules.blocked(state, seat), language) if request.include_blocked else ()
            view = View({head.ruleset: rules.view(state, seat)}) if request.include_view else None
            question = "" if stopped else present_question(head, state, seat, language)
            to_act = waiting_for(head, state)
        self.repository.wake_bots(request.game, head, to_act)
        return ListActionsResponse(
            revision=head.revision,
            to_act=to_act,
            actions=actions,
            blocked=blocked,
            undoable=undoable(head, seat, self.repository.config.limits),
            view=view,
            question=question,
            seats=present_seats(head, to_act),
        )

    async def preview_actions(self, identity: Identity, request: PreviewActionsRequest) -> PreviewActionsResponse:
        """Return the events and the view that actions would lead to, without anything hidden from the seat."""
        language, most = request.language, self.repository.config.limits.actions_per_request
        if not 1 <= len(request.actions) <= most:
            raise (
                malformed("`actions` is empty: name at least one")
                if not request.actions
                else exceeded(f"{most} actions in one request (actions_per_request)", 1)
            )
        _, head, _ = await self.repository.load(request.game)
        seat = acting_seat(identity, request.game, head, request.seat)
        await self.looks.note(identity, request.game, head, seat)
        state, wanted = self.repository.state(head), read_actions(head, request.actions)
        if (stop := why_stopped(head, seat, language)) is not None:
            raise stop
        try:
            seen = preview(rules_of(head).rules, state, seat, *wanted)
        except EngineError as error:
            raise refused(error, head, state, seat, wanted[0], language) from None
        events = tuple(
            present_event(rules_of(head), head.names, 0, head.revision, body, language) for body in seen.events
        )
        return PreviewActionsResponse(
            head.revision, events, View({head.ruleset: seen.view}) if seen.view is not None else None
        )

    async def explain_action(self, identity: Identity, request: ExplainActionRequest) -> ExplainActionResponse:
        """Return whether an action is legal now, and if not, why."""
        language = request.language
        _, head, _ = await self.repository.load(request.game)
        seat = acting_seat(identity, request.game, head, request.seat)
        await self.looks.note(identity, request.game, head, seat)
        state, rules = self.repository.state(head), rules_of(head).rules
        wanted = read_actions(head, (request.action or ActionMessage(),))
        if (stop := why_stopped(head, seat, language)) is not None:
            return ExplainActionResponse(head.revision, False, None, stop.reason, stop.message, ())
        try:
            action = find(rules, state, seat, wanted[0])
            preview(rules, state, seat, *wanted)
        except EngineError as error:
            missing = rules.explain(state, seat, wanted[0])
            text = rules_of(head).texts[language].why_not(missing, head.names)
            text = text or shared_texts.refusal(error, seat, language, head.names)
            violations = present_violations(head, missing)
            return ExplainActionResponse(head.revision, False, None, error.reason, text, violations)
        (presented,) = present_actions(head, [action], language)
        return ExplainActionResponse(head.revision, True, presented, "", presented.label, ())

    async def list_events(self, identity: Identity, request: ListEventsRequest) -> ListEventsResponse:
        """Return a page of events after a sequence number."""
        language, size = request.language, request.page_size or EVENTS_IN_A_PAGE
        if not 1 <= size <= MOST_EVENTS_IN_A_PAGE:
            raise malformed(f"`pageSize` is 1 to {MOST_EVENTS_IN_A_PAGE}, not {size}")
        if request.after_seq < 0:
            raise malformed("`afterSeq` is 0 or the sequence number of an event")
        _, head, _ = await self.repository.load(request.game)
        viewer = viewer_of(identity, request.game, head, request.seat)
        await self.looks.note(identity, request.game, head, viewer)
        last = min(head.seq, request.after_seq + size)
        logs = await self.repository.logs(request.game, head, request.after_seq, last)
        events = [event for log in logs for event in log.events if request.after_seq < event.seq <= last]
        return ListEventsResponse(present_events(head, events, viewer, language), head.seq)


def why_stopped(head: Head, seat: int, language: str) -> RefusedError | None:
    """Return the refusal of every action of a seat for a reason that the rules do not know; None if there is none.

    A referee has stopped the game, or a bot plays the seat since it ran out of time.
    """
    if is_halted(head) and head.over:
        text = shared_texts.REFUSED[EngineReason.GAME_OVER][language]
        return RefusedError(Reason.GAME_OVER, text, revision=head.revision)
    if is_halted(head):
        return RefusedError(Reason.GAME_PAUSED, shared_texts.PAUSED[language], revision=head.revision)
    if head.referee is not None and head.referee.taken and head.referee.taken[seat]:
        text = referee_texts.event(SeatTimedOut(seat, TimeOutAction.BOT, 0), language, head.names)
        return RefusedError(Reason.TIME_OUT, text, revision=head.revision)
    return None
