"""The catalogue: rulesets, cards, parts, words and rules. Answers do not depend on the caller and are cached.

The number of different answers is small. Refusals are not cached.
"""

from collections.abc import Iterable
from functools import cache

from service.app.messages import (
    Card,
    CardData,
    CardSide,
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
    ListWordsRequest,
    ListWordsResponse,
    Part,
    PartData,
    Rule,
    Ruleset,
)
from service.app.setting_forms import describe_settings
from service.engine.kernel.bots.decide import BOTS
from service.engine.kernel.catalogue import CardInfo
from service.engine.kernel.errors import EngineError
from service.engine.kernel.ruleset import Ruleset as Game
from service.engine.kernel.text import Text
from service.engine.registry import LANGUAGES, RULESETS, ruleset, versions
from service.errors import Reason, RefusedError, shortened


def list_rulesets(request: ListRulesetsRequest) -> ListRulesetsResponse:
    """Return the games that can be created."""
    return rulesets_in(request.language)


@cache
def rulesets_in(language: str) -> ListRulesetsResponse:
    """Return all games, with the texts of their settings in one language."""
    return ListRulesetsResponse(tuple(describe_ruleset(name, language) for name in RULESETS))


def list_cards(request: ListCardsRequest) -> ListCardsResponse:
    """Return the cards of a game or of one of its decks, ordered by number."""
    name, game = chosen(request)
    language = request.language
    deck = known("deck", request.deck, game.catalogue.decks) if request.deck else ""
    return cards_in(name, game.rules.version, language, deck)


def get_card(request: GetCardRequest) -> GetCardResponse:
    """Return one card of a game."""
    name, game = chosen(request)
    cards = cards_of(name, game.rules.version, request.language)
    if request.number not in cards:
        decks = ", ".join(game.catalogue.decks)
        message = f"{name} has no card {request.number}; list the cards of a deck to see its numbers: {decks}"
        raise RefusedError(Reason.UNKNOWN_CARD, message)
    return GetCardResponse(cards[request.number])


def list_parts(request: ListPartsRequest) -> ListPartsResponse:
    """Return the parts of a game's table that are not cards, with their text in one language."""
    name, game = chosen(request)
    return parts_of(name, game.rules.version, request.language)


def list_words(request: ListWordsRequest) -> ListWordsResponse:
    """Return the words of a game in one language."""
    name, game = chosen(request)
    return words_in(name, game.rules.version, request.language)


def chosen(request: ListCardsRequest | GetCardRequest | ListPartsRequest | ListWordsRequest) -> tuple[str, Game]:
    """Return the requested game, in the edition that the requested version names."""
    name = known("ruleset", request.ruleset, RULESETS)
    try:
        return name, ruleset(name, request.rules_version or None)
    except EngineError:
        version = shortened(request.rules_version)
        message = f"no edition of {name} has the version {version!r}; there are: {versions(name)}"
        raise RefusedError(Reason.BAD_SETTING, message) from None


def list_rules(request: ListRulesRequest) -> ListRulesResponse:
    """Return the rules that refusals of a game cite, in one language."""
    name = known("ruleset", request.ruleset, RULESETS)
    return rules_of(name, request.language)


@cache
def cards_in(name: str, version: str, language: str, deck: str) -> ListCardsResponse:
    """Return the cards of a deck, or all cards."""
    cards = cards_of(name, version, language).values()
    return ListCardsResponse(tuple(card for card in cards if deck in ("", card.deck)))


@cache
def cards_of(name: str, version: str, language: str) -> dict[int, Card]:
    """Return all cards of a game by number, with their text in one language."""
    game = ruleset(name, version)
    text = game.texts[language]
    return {card.number: describe_card(name, card, text) for card in game.catalogue.cards()}


def describe_card(game: str, card: CardInfo, text: Text) -> Card:
    """Return a card with its name, its text and the text of each of its sides."""
    return Card(
        number=card.number,
        deck=card.deck,
        kind=card.kind,
        vp=card.vp,
        text=text.card(card.number),
        data=CardData({game: card.data}),
        name=text.card_name(card.number),
        sides=tuple(CardSide(side, side_text) for side, side_text in text.card_sides(card.number).items()),
    )


@cache
def parts_of(name: str, version: str, language: str) -> ListPartsResponse:
    """Return all parts of a game, with their text in one language."""
    game = ruleset(name, version)
    text = game.texts[language]
    return ListPartsResponse(
        tuple(
            Part(part.id, part.kind, text.part(part), PartData({name: part.data}), name=text.part_name(part))
            for part in game.catalogue.parts()
        )
    )


@cache
def rules_of(name: str, language: str) -> ListRulesResponse:
    """Return all rules of a game in one language."""
    rules = RULESETS[name].catalogue.rules(language)
    return ListRulesResponse(tuple(Rule(rule.id, rule.text) for rule in rules))


@cache
def words_in(name: str, version: str, language: str) -> ListWordsResponse:
    """Return all words of a game."""
    return ListWordsResponse(language, version, ruleset(name, version).texts[language].glossary())


def describe_ruleset(name: str, language: str) -> Ruleset:
    """Return the description of a game with all its settings."""
    game = RULESETS[name]
    return Ruleset(
        name=name,
        version=game.rules.version,
        seat_counts=game.rules.seat_counts,
        settings=tuple(describe_settings(game, language)),
        decks=tuple(game.catalogue.decks),
        languages=LANGUAGES,
        bots=tuple(BOTS),
    )


def known(what: str, name: str, names: Iterable[str]) -> str:
    """Return a name if it exists; refuse any other with a list of those that exist."""
    if name not in names:
        there_are = ", ".join(names)
        raise RefusedError(Reason.BAD_SETTING, f"no {what} is called {shortened(name)!r}; there are: {there_are}")
    return name
