"""Bots that play seats of tables. They submit their actions with the same command as people.

After every commit, and whenever somebody reads or watches a table, the process checks whether a bot must act. It lets
the bot decide in a worker process and submits the action. The seed of its random numbers is derived from the seed of
the game, the seat and the revision, the request id of the move from the store's secret and the same. So two processes
that let the same bot play choose the same action with the same request id, and the move is stored once. The progress of
bots is not stored: if a process ends before the bot has moved, the next reader of the table wakes the bot.
"""

import asyncio
from collections import Counter
from time import monotonic, perf_counter
from typing import Any

from service.app.acts import DEFAULT_BOT
from service.app.commands import Commands, is_repeated
from service.app.head import Head, is_halted, rules_of, waiting_for
from service.app.identity import Identity
from service.app.messages import ActionMessage, SubmitActionsRequest
from service.app.repository import GameRepository
from service.app.timekeeper import RECEIVED
from service.app.tokens import Signer
from service.app.worker_jobs import BotDecision, DecisionJob
from service.app.worker_pool import WorkerLostError, WorkerPool
from service.engine.kernel.bots.decide import decide
from service.engine.kernel.rng import bot_seed
from service.errors import RefusedError
from service.logs import LOG


class BotPlayers:
    """Plays for the bots of all tables that were woken in this process.

    Each table has at most one decision in the queue of the pool. Owners of tables take turns move by move, and so do
    the tables of one owner. The number of tables of one owner is limited: while it is reached, the owner's other tables
    are not played until somebody reads them again.
    """

    def __init__(self, repository: GameRepository, commands: Commands, pool: WorkerPool, signer: Signer) -> None:
        self.repository = repository
        self.commands = commands
        self.pool = pool
        self.signer = signer
        self._most_tables = repository.config.bot_queue
        self._woken: dict[str, bool] = {}
        """The tables being played; the value is whether the table was woken since its last move began."""
        self._tables: Counter[str] = Counter()
        """The number of tables being played of each owner."""
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, game: str, owner: str) -> None:
        """Start playing for the bots of a table that must act; if they are being played, check again afterwards."""
        if game in self._woken:
            self._woken[game] = True
        elif self._tables[owner] < self._most_tables:
            self._woken[game] = True
            self._tables[owner] += 1
            task = asyncio.get_running_loop().create_task(self._play(game, owner))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel all bots."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, game: str, owner: str) -> None:
        """Play moves until the table is not woken any more. A commit by a bot also wakes the table."""
        try:
            while self._woken[game]:
                self._woken[game] = False
                await self._move(game)
        except Exception as error:  # for example, the store does not answer; the next reader wakes the table again
            LOG.warning("the bots of game %s stopped: %s", game, error, extra={"game": game})
        finally:
            del self._woken[game]
            self._tables[owner] -= 1
            if not self._tables[owner]:
                del self._tables[owner]

    async def _move(self, game: str) -> None:
        """Let the first bot that must act play one action. A refusal means that another request changed the game."""
        _, head, _ = await self.repository.load(game)
        if not head.started or not head.bots or is_halted(head):
            return
        state = self.repository.state(head)
        seat = next((seat for seat in waiting_for(head, state) if head.bots[seat]), None)
        if seat is None:
            return
        request_id = self.signer.chance(game, seat, head.revision)
        action = ActionMessage(id=await self._decide(head, state, seat))
        request = SubmitActionsRequest(
            game=game, expected_revision=head.revision, request_id=request_id, actions=(action,)
        )
        RECEIVED.set(monotonic())
        try:
            answer = await self.commands.submit_actions(
                Identity(f"bot {seat}", game=game, seat=seat, bot=head.bots[seat], cause=f"bot:{head.bots[seat]}"),
                request,
            )
        except RefusedError as error:
            LOG.info("the move of a bot in game %s was refused: %s", game, error.message, extra={"game": game})
            return
        if not answer.outcome.replayed:
            self.repository.telemetry.bot_moved(head.bots[seat])

    async def _decide(self, head: Head, state: Any, seat: int) -> str:
        """Return the id of the action that a bot chooses.

        If the seat has reached the limit of actions, this is the default action of the rules. If the bot's worker
        fails, this is the default action, too. Bots whose decisions verifiers repeat decide in both cases: the limit
        does not concern them, and without a worker the decision is computed here.
        """
        rules, bot, started = rules_of(head).rules, head.bots[seat], perf_counter()
        is_limited = head.spent[seat].actions >= self.repository.config.limits.actions_per_seat
        if bot == DEFAULT_BOT or (is_limited and not is_repeated(head, bot)):
            return rules.default(state, seat).id
        chance = bot_seed(head.server_seed, seat, head.revision)
        job = DecisionJob(head.ruleset, head.version, head.snapshot, seat, bot, chance)
        try:
            decision = await self.pool.run(job, BotDecision, head.owner)
        except (RefusedError, RuntimeError, WorkerLostError):
            LOG.exception("the bot %s could not decide", bot)
            if is_repeated(head, bot):
                return (await asyncio.to_thread(decide, rules_of(head), state, seat, bot, chance)).action.id
            return rules.default(state, seat).id
        self.repository.telemetry.bot_decided(bot, perf_counter() - started)
        return decision.action
