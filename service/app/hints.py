"""Hints: the action that a bot would choose for a seat, and why."""

import asyncio
from typing import Final

from service.app.head import rules_of
from service.app.identity import Identity, acting_seat
from service.app.limits import Throttle
from service.app.looks import Looks
from service.app.messages import SuggestActionRequest, SuggestActionResponse
from service.app.moves import offered
from service.app.presentation import present_actions
from service.app.queries import why_stopped
from service.app.repository import GameRepository
from service.app.tokens import Signer
from service.app.worker_jobs import BotDecision, DecisionJob
from service.app.worker_pool import WorkerPool
from service.engine.kernel.bots.hint import Hint
from service.errors import Reason, RefusedError

ADVISER: Final = "search"
"""The bot that gives hints."""


class Hints:
    """Lets a bot suggest an action to a seat."""

    def __init__(
        self, repository: GameRepository, pool: WorkerPool, signer: Signer, throttle: Throttle, looks: Looks
    ) -> None:
        self.repository = repository
        self.looks = looks
        self.pool = pool
        self.signer = signer
        self.throttle = throttle
        self._running: set[asyncio.Task[BotDecision]] = set()

    async def suggest_action(self, identity: Identity, request: SuggestActionRequest) -> SuggestActionResponse:
        """Return the action that the bot would choose for a seat that must decide, and why.

        The answer at one revision is always the same.
        """
        language = request.language
        _, head, _ = await self.repository.load(request.game)
        seat = acting_seat(identity, request.game, head, request.seat)
        await self.looks.note(identity, request.game, head, seat)
        state, game = self.repository.state(head), rules_of(head)
        if head.over:
            raise RefusedError(
                Reason.GAME_OVER, "the game is over; there is nothing to suggest", revision=head.revision
            )
        if (stop := why_stopped(head, seat, language)) is not None:
            raise stop
        if seat not in game.rules.to_act(state):
            message = f"seat {seat} has nothing to decide now; ask again when it is in `toAct`"
            raise RefusedError(Reason.NOT_YOUR_DECISION, message, revision=head.revision)
        self.throttle.take_hint(f"{request.game}/{seat}")
        actions = {action.id: action for action in offered(head, state, seat, self.repository.config.limits)}
        if len(actions) == 1:
            decision = BotDecision(next(iter(actions)), game.texts[language].hint(Hint()))
        else:
            self.pool.check_queue(head.owner)
            chance = self.signer.chance(request.game, seat, head.revision)
            job = DecisionJob(head.ruleset, head.version, head.snapshot, seat, ADVISER, chance, language)
            decision = await self._decide(job, head.owner)
        (action,) = present_actions(head, [actions[decision.action]], language)
        return SuggestActionResponse(head.revision, action, decision.why)

    async def _decide(self, job: DecisionJob, owner: str) -> BotDecision:
        """Let the bot decide. If the caller disconnects, the job still runs: a restart of the worker costs more."""
        task = asyncio.get_running_loop().create_task(self.pool.run(job, BotDecision, owner))
        self._running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[BotDecision]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # the caller has seen it, or is gone
