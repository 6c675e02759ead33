"""The messages of proto/reeve/v1/catalog.proto.

Generated from the contract by `make proto`; do not edit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import field as _field

from reeve_client.contract import hallertau as _hallertau
from reeve_client.contract import lagranja as _lagranja
from reeve_client.message import STRICT, Message, Request, first_set

if TYPE_CHECKING or STRICT:
    SettingType = Literal[
        "SETTING_TYPE_WORD",
        "SETTING_TYPE_NUMBER",
        "SETTING_TYPE_FLAG",
    ]
    """The type of the values of a setting.

    SETTING_TYPE_WORD: A word of an enum: one of a few alternatives.

    SETTING_TYPE_NUMBER: A whole number: one of a few alternatives.

    SETTING_TYPE_FLAG: True or false.
    """
else:  # a newer server may send other values
    SettingType = str


class SettingValue(Message, frozen=True, kw_only=True):
    """A value of a setting, exactly as CreateGame takes it."""

    title: str = ""
    """In the language of the request."""
    word: str | None = None
    """The name of a value of the setting's enum, such as "VARIANT_NO_CARDS"."""
    number: int | None = None
    flag: bool | None = None

    @property
    def what(self) -> SettingValueWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: SettingValueWhat | None = first_set(
            self.word,
            self.number,
            self.flag,
        )
        return found


class RulesetSetting(Message, frozen=True, kw_only=True):
    """A setting of a game, with everything that a form needs to show it."""

    name: str = ""
    """The field of the game's settings in CreateGame."""
    type: SettingType
    values: Sequence[SettingValue] = ()
    """All values that CreateGame takes."""
    default_value: SettingValue
    """The value that the setting has if CreateGame leaves it out: one of the values."""
    title: str = ""
    """In the language of the request."""
    description: str = ""
    """What the setting changes, in the language of the request."""


class Ruleset(Message, frozen=True, kw_only=True):
    """A game that can be created."""

    name: str = ""
    version: str = ""
    seat_counts: Sequence[int] = ()
    settings: Sequence[RulesetSetting] = ()
    decks: Sequence[str] = ()
    languages: Sequence[str] = ()
    bots: Sequence[str] = ()
    """The bots that can play a seat, the weakest first."""


class Card(Message, frozen=True, kw_only=True):
    """A card as text and as data."""

    number: int = 0
    deck: str = ""
    kind: str = ""
    """The kind of the card in its game, such as "condition" and "cost", or "passive", "trigger" and "action"."""
    vp: int = 0
    """The points that the card itself is worth in its game."""
    text: str = ""
    """In the language of the request."""
    name: str = ""
    """A short name in the language of the request; cards without a printed name have their deck and number."""
    sides: Sequence[CardSide] = ()
    """The sides of the card that can be chosen separately; empty if the card can be played in one way only."""
    hallertau: _hallertau.Card | None = None
    lagranja: _lagranja.Card | None = None

    @property
    def what(self) -> CardWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: CardWhat | None = first_set(
            self.hallertau,
            self.lagranja,
        )
        return found


class CardSide(Message, frozen=True, kw_only=True):
    """A side of a card that can be chosen separately: an option or an edge."""

    id: str = ""
    """The number of an option ("1", "2", ..), or an edge ("field", "barrow", "extension", "helper")."""
    text: str = ""
    """Its condition, cost and effects, in the language of the request."""


class Part(Message, frozen=True, kw_only=True):
    """A part of the table that is not a card, as text and as data."""

    id: str = ""
    """The id in views, actions and events; unique among the parts of its kind."""
    kind: str = ""
    """What it is in its game, such as "action_space" or "roof": the member of its data that is set."""
    text: str = ""
    """What it is and does, in the language of the request."""
    name: str = ""
    """A short name in the language of the request."""
    hallertau: _hallertau.Part | None = None
    lagranja: _lagranja.Part | None = None

    @property
    def what(self) -> PartWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: PartWhat | None = first_set(
            self.hallertau.what if self.hallertau is not None else None,
            self.lagranja.what if self.lagranja is not None else None,
        )
        return found


class Word(Message, frozen=True, kw_only=True):
    """A word of a game: the text for an id in views, actions, events, scores and settings."""

    group: str = ""
    """What the word is for: "ruleset", "setting", "value" (of a setting), "good", "phase", "step", "role", "deck",
    "place", "score" (a key of the parts of a score), "stop" (a stop point), "verdict" (of a result), "status" (of
    a game), "leaving" (how a seat left), "ruling" (what ended a game), "time_out" (what a time-out does),
    "window" (of an action) or "bot".
    """
    id: str = ""
    """The id in other messages. An enum value is here without the name of its enum and in lower case: GOOD_BARLEY
    and RESOURCE_BARLEY are "barley", DECK_KIND_POINT is "point", STEP_T3 is "t3"; a number or boolean is its
    text. Unique in its group. Action spaces, buildings and other parts have their names in ListParts.
    """
    one: str = ""
    """The singular, also used as a heading: "Hide"."""
    many: str = ""
    """The plural: "Hides"."""
    mark: str = ""
    """An abbreviation of one or two letters or digits, unique in its group and language: "Hi"."""


class Rule(Message, frozen=True, kw_only=True):
    """A rule, in our own words."""

    id: str = ""
    """The id that violations cite, such as "H-40", "p.12" or "§6.0"; the same in every language."""
    text: str = ""
    """In the language of the request."""


class ListRulesetsRequest(Request, frozen=True, kw_only=True):
    """What ListRulesets takes."""

    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""


class ListRulesetsResponse(Message, frozen=True, kw_only=True):
    """What ListRulesets answers."""

    rulesets: Sequence[Ruleset] = ()


class ListCardsRequest(Request, frozen=True, kw_only=True):
    """What ListCards takes."""

    ruleset: str
    deck: str = ""
    """Empty: all decks."""
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""
    rules_version: str = ""
    """Use the edition of this rules version, which is that of a table; empty: the edition of new tables."""


class ListCardsResponse(Message, frozen=True, kw_only=True):
    """What ListCards answers."""

    cards: Sequence[Card] = ()


class GetCardRequest(Request, frozen=True, kw_only=True):
    """What GetCard takes."""

    ruleset: str
    number: int
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""
    rules_version: str = ""
    """Use the edition of this rules version, which is that of a table; empty: the edition of new tables."""


class GetCardResponse(Message, frozen=True, kw_only=True):
    """What GetCard answers."""

    card: Card


class ListPartsRequest(Request, frozen=True, kw_only=True):
    """What ListParts takes."""

    ruleset: str
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""
    rules_version: str = ""
    """Use the edition of this rules version, which is that of a table; empty: the edition of new tables."""


class ListPartsResponse(Message, frozen=True, kw_only=True):
    """What ListParts answers."""

    parts: Sequence[Part] = ()
    """Grouped by kind."""


class ListWordsRequest(Request, frozen=True, kw_only=True):
    """What ListWords takes."""

    ruleset: str
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""
    rules_version: str = ""
    """Use the edition of this rules version, which is that of a table; empty: the edition of new tables."""


class ListWordsResponse(Message, frozen=True, kw_only=True):
    """What ListWords answers."""

    language: str = ""
    """The language of the words. en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-
    language, else en.
    """
    rules_version: str = ""
    """The version of the rules that the words belong to."""
    words: Sequence[Word] = ()
    """Ordered by group."""


class ListRulesRequest(Request, frozen=True, kw_only=True):
    """What ListRules takes."""

    ruleset: str
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""


class ListRulesResponse(Message, frozen=True, kw_only=True):
    """What ListRules answers."""

    rules: Sequence[Rule] = ()

SettingValueWhat: TypeAlias = (
    str
    | int
    | bool
)

CardWhat: TypeAlias = (
    _hallertau.Card
    | _lagranja.Card
)

PartWhat: TypeAlias = (
    _hallertau.PartWhat
    | _lagranja.PartWhat
)
