"""The ruleset of Hallertau."""

from typing import Final

from service.engine.hallertau.bot import GUIDE
from service.engine.hallertau.catalogue import CATALOGUE
from service.engine.hallertau.invariants import INVARIANTS
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.text.game_text import TEXTS
from service.engine.kernel.ruleset import Ruleset

GAME: Final = Ruleset(RULES, TEXTS, CATALOGUE, INVARIANTS, GUIDE)
