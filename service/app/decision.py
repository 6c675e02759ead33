"""Runs a bot's decision from a stored state."""

from service.app.worker_jobs import BotDecision, DecisionJob
from service.engine.kernel.bots.decide import decide
from service.engine.kernel.bots.hint import hint
from service.engine.kernel.snapshot import decode
from service.engine.registry import ruleset


def decided(job: DecisionJob) -> BotDecision:
    """Return the action that a bot chooses, and the reason in the language of the job."""
    game = ruleset(job.ruleset, job.version)
    decision = decide(game, decode(game.rules, job.snapshot), job.seat, job.bot, job.seed)
    why = game.texts[job.language].hint(hint(decision)) if job.language else ""
    return BotDecision(decision.action.id, why)
