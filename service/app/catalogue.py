"""What the service knows: rulesets, cards, parts and rulings. The same for everybody, so every answer is made once.

Only good answers are kept, and there are few of them: a refusal is never cached.
"""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from service.app.messages import (
    Card,
    GetCardRequest,
    GetCardResponse,
    ListCardsRequest,
    ListCardsResponse,
    ListPartsRequest,
    ListPartsResponse,
    ListRulesetsRequest,
    ListRulesetsResponse,
    ListRulesRequest,
    ListRulesResponse,
    Part,
    Rule,
    Ruleset,
    RulesetOption,
)
from service.engine.kernel.rules import allowed_options, option_text
from service.engine.registry import LANGUAGES, RULESETS
from service.errors import Reason, RefusedError

LONGEST_NAME = 60
"""Of a longer name that somebody sends, only this much is repeated in the refusal."""


@cache
def list_rulesets(request: ListRulesetsRequest) -> ListRulesetsResponse:
    """The games that can be created."""
    return ListRulesetsResponse(tuple(describe_ruleset(name) for name in RULESETS))


@cache
def list_cards(request: ListCardsRequest) -> ListCardsResponse:
    """The cards of a game or of one of its decks, in the order of their numbers."""
    name = known("ruleset", request.ruleset, RULESETS)
    cards = cards_of(name, known("language", request.language or "en", LANGUAGES))
    if not request.deck:
        return ListCardsResponse(tuple(cards.values()))
    deck = known("deck", request.deck, RULESETS[name].catalogue.decks)
    return ListCardsResponse(tuple(card for card in cards.values() if card.deck == deck))


def get_card(request: GetCardRequest) -> GetCardResponse:
    """One card of a game."""
    name = known("ruleset", request.ruleset, RULESETS)
    cards = cards_of(name, known("language", request.language or "en", LANGUAGES))
    if request.number not in cards:
        decks = ", ".join(RULESETS[name].catalogue.decks)
        message = f"{name} has no card {request.number}; list the cards of a deck to see its numbers: {decks}"
        raise RefusedError(Reason.UNKNOWN_CARD, message)
    return GetCardResponse(cards[request.number])


@cache
def list_parts(request: ListPartsRequest) -> ListPartsResponse:
    """What lies on the table of a game besides cards, with its text in one language."""
    name = known("ruleset", request.ruleset, RULESETS)
    game = RULESETS[name]
    text = game.texts[known("language", request.language or "en", LANGUAGES)]
    parts = (Part(part.id, part.kind, text.part(part), (name, part.data)) for part in game.catalogue.parts())
    return ListPartsResponse(tuple(parts))


@cache
def list_rules(request: ListRulesRequest) -> ListRulesResponse:
    """The rulings that cards and refusals of a game cite."""
    name = known("ruleset", request.ruleset, RULESETS)
    return ListRulesResponse(tuple(Rule(rule.id, rule.text) for rule in RULESETS[name].catalogue.rules()))


@cache
def cards_of(name: str, language: str) -> dict[int, Card]:
    """All cards of a game by number, with their text in one language."""
    game = RULESETS[name]
    text = game.texts[language]
    return {
        card.number: Card(card.number, card.deck, card.kind, card.vp, text.card(card.number), (name, card.data))
        for card in game.catalogue.cards()
    }


def describe_ruleset(name: str) -> Ruleset:
    """A game with all that can be chosen for it."""
    game = RULESETS[name]
    return Ruleset(
        name=name,
        version=game.rules.version,
        seat_counts=game.rules.seat_counts,
        options=tuple(describe_options(game.rules.options_type)),
        decks=tuple(game.catalogue.decks),
        languages=LANGUAGES,
    )


def describe_options(kind: type[Struct]) -> Iterable[RulesetOption]:
    """The options of a game as text, with what an option is that nobody chose."""
    unchosen = kind()
    for name, values in allowed_options(kind).items():
        yield RulesetOption(name, tuple(map(option_text, values)), option_text(getattr(unchosen, name)))


def known(what: str, name: str, names: Iterable[str]) -> str:
    """A name that there is; any other is refused with those that there are."""
    if name not in names:
        there_are = ", ".join(names)
        raise RefusedError(Reason.BAD_OPTION, f"no {what} is called {name[:LONGEST_NAME]!r}; there are: {there_are}")
    return name
