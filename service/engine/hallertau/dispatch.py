"""Dispatch tables and unions of all verbs, built from all modules in the folder `verbs/`."""

from functools import reduce
from importlib import import_module
from operator import or_
from pkgutil import iter_modules
from typing import Any, Final

from service.engine.hallertau import verbs
from service.engine.hallertau.events import Body
from service.engine.hallertau.verb import Args, Offer, OfferAnytime, Resolve, ResolveAnytime, Step, Verb

VERBS: Final[dict[str, Verb]] = {
    module.name: import_module(f"{verbs.__name__}.{module.name}").VERB for module in iter_modules(verbs.__path__)
}
"""The entry of every module under `verbs/`, by the name of the module."""

OFFERS: Final[dict[type, Offer]] = {frame: offer for verb in VERBS.values() for frame, offer in verb.offers.items()}
RESOLVES: Final[dict[type[Args], Resolve]] = {
    kind: resolve for verb in VERBS.values() for kind, resolve in verb.resolves.items()
}
STEPS: Final[dict[type, Step]] = {frame: step for verb in VERBS.values() for frame, step in verb.steps.items()}

OFFERS_ANYTIME: Final[tuple[OfferAnytime, ...]] = tuple(
    verb.offer_anytime for verb in VERBS.values() if verb.offer_anytime is not None
)
"""The offers in addition to those of the top frame, in the order of the modules' names."""

RESOLVES_ANYTIME: Final[dict[type[Args], ResolveAnytime]] = {
    kind: resolve for verb in VERBS.values() for kind, resolve in verb.resolves_anytime.items()
}

ANY_ARGS: Final[Any] = reduce(or_, Args.__subclasses__())
"""The union of all arguments that can be submitted."""

ANY_BODY: Final[Any] = reduce(or_, Body.__subclasses__())
"""The union of all events."""
