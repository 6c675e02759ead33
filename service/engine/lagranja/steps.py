"""The names of the steps of a round and the phase that each belongs to (§5.0)."""

from typing import Final

from service.engine.lagranja.goods import Phase

PHASE_OF: Final[dict[str, Phase]] = {
    "F1": "farm",
    "F2": "farm",
    "F3": "farm",
    "F4": "farm",
    "R0": "revenue",
    "roll": "revenue",
    "R1": "revenue",
    "R2": "revenue",
    "last_die": "revenue",
    "R3": "revenue",
    "neutral_before": "transport",
    "T1": "transport",
    "T2": "transport",
    "new_order": "transport",
    "T3": "transport",
    "T4": "transport",
    "neutral_after": "transport",
    "marks": "scoring",
    "market": "scoring",
    "siesta": "scoring",
    "end_of_round": "scoring",
}
"""The phase of each step. Steps with lower-case names ask nobody and lie between the steps of the rulebook."""

STEPS: Final = tuple(PHASE_OF)
STEP: Final = {name: index for index, name in enumerate(STEPS)}
PHASES: Final = tuple(PHASE_OF.values())
