"""Dispatch tables and unions of all verbs, built from all modules in the folder `verbs/`."""

from functools import reduce
from importlib import import_module
from operator import or_
from pkgutil import iter_modules
from typing import Any, Final

from msgspec import Struct

from service.engine.lagranja import verbs
from service.engine.lagranja.events import Body
from service.engine.lagranja.verb import Args, Offer, Resolve, ResolveAnytime, Step, Verb


def tag(kind: type[Struct]) -> str:
    """Return the kind of an action by the type of its arguments."""
    return str(kind.__struct_config__.tag)


VERBS: Final[dict[str, Verb]] = {
    module.name: import_module(f"{verbs.__name__}.{module.name}").VERB for module in iter_modules(verbs.__path__)
}
"""The entry of every module under `verbs/`, by the name of the module."""

OFFERS: Final[dict[type, Offer]] = {frame: offer for verb in VERBS.values() for frame, offer in verb.offers.items()}
RESOLVES: Final[dict[type[Args], Resolve]] = {
    kind: resolve for verb in VERBS.values() for kind, resolve in verb.resolves.items()
}
RESOLVES_ANYTIME: Final[dict[type[Args], ResolveAnytime]] = {
    kind: resolve for verb in VERBS.values() for kind, resolve in verb.resolves_anytime.items()
}
STEPS: Final[dict[type, Step]] = {frame: step for verb in VERBS.values() for frame, step in verb.steps.items()}

ENDED: Final = tuple(frame for verb in VERBS.values() for frame in verb.ended)
"""The frames that can be answered by ending the turn."""

DECLINED: Final = tuple(frame for verb in VERBS.values() for frame in verb.declined)
"""The frames that can be declined."""

UNDIVIDED: Final = tuple(frame for verb in VERBS.values() for frame in verb.undivided)
"""The frames during which no action of the kind `at any time` is possible (G-04)."""

MUST: Final = {frame: ruling for verb in VERBS.values() for frame, ruling in verb.must.items()}
"""The frames that must be answered, each with the ruling that says so."""

DEFAULTS: Final = {tag(kind): kind.default for kind in Args.__subclasses__()}
"""How suitable each kind of action is as a default."""

ANY_ARGS: Final[Any] = reduce(or_, Args.__subclasses__())
"""The union of all arguments that can be submitted."""

ANY_BODY: Final[Any] = reduce(or_, Body.__subclasses__())
"""The union of all events."""
