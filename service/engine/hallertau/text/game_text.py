"""Writes the texts of Hallertau in one language: actions, events, unmet requirements, cards and parts.

A template is filled with the fields of an action's arguments or an event, each as a value that formats itself:
`{workers:worker}` counts, `{place:from}` has its preposition, `{field:gen}` is in a grammatical case.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, assert_never

from msgspec import Struct

from service.engine.hallertau import events
from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.cards.printed_decks import CARDS
from service.engine.hallertau.explain.requirements import FreeRow, InPhase, WorkersFor
from service.engine.hallertau.fields import FieldKind
from service.engine.hallertau.payments import Payment
from service.engine.hallertau.state import State
from service.engine.hallertau.text.board import write_board
from service.engine.hallertau.text.conditions import Single
from service.engine.hallertau.text.glossary import GLOSSARY, SETTINGS
from service.engine.hallertau.text.language import Language
from service.engine.hallertau.text.languages import LANGUAGE, LANGUAGES
from service.engine.hallertau.text.options import with_option
from service.engine.hallertau.text.parts import PartWriter
from service.engine.hallertau.text.phrases import amounts, place_name
from service.engine.hallertau.text.quantities import field_noun
from service.engine.hallertau.text.question_writer import QuestionWriter
from service.engine.hallertau.text.template_values import Count, tidy
from service.engine.hallertau.text.writer import Writer
from service.engine.hallertau.verbs.income import Income
from service.engine.hallertau.verbs.move_stack import StackMoved
from service.engine.hallertau.verbs.place import Place
from service.engine.hallertau.verbs.play_card import PlayCard
from service.engine.hallertau.verbs.second_row import SecondRow
from service.engine.hallertau.verbs.use_space import UseSpace
from service.engine.hallertau.views.structs import View
from service.engine.kernel.action import Action
from service.engine.kernel.blocked import BlockedAction, Unmet
from service.engine.kernel.bots.hint import Hint, write_hint
from service.engine.kernel.catalogue import PartInfo
from service.engine.kernel.glossary import Word, words_of
from service.engine.kernel.seat_names import Fill, Names, SeatList, SeatWords, seat_template, seat_words

Lacking = v.Pay | v.PaySheep | v.RemoveFields | v.Discard | v.FreeGoods | v.PayHarvested | v.TakeOffField | v.SheepBack
"""A cost that a seat may be unable to pay: any but KeepCrops."""


class PlaceWords:
    """A place of Sheep, for a template: `{place:from}`, `{to:to}`, `{card:at}`."""

    def __init__(self, place: str, lang: str) -> None:
        """Take one of PLACES, or the supply."""
        self.place, self.lang = place, lang

    def __format__(self, role: str) -> str:
        """Return the place in a role, as in `from card 4`."""
        return place_name(self.place, self.lang, role)


class GoodWords:
    """A Good without a number, for a template: `{crop}`, in a case `{crop:acc}`, or `{good:with}`."""

    def __init__(self, good: str, language: Language) -> None:
        """Take any Good."""
        self.good, self.language = good, language

    def __format__(self, case: str) -> str:
        """Return the Good, as in `Barley` or `with Barley`."""
        if case == "with":
            return self.language.names[f"with.{self.good}"]
        return self.language.bare(self.language.nouns[self.good], case)


class FieldWords:
    """A Field as a choice, for a template: `{field}`, in a case `{field:gen}`, or only its `{field:row}`."""

    def __init__(self, field: FieldKind, language: Language) -> None:
        """Take a Field, empty or planted."""
        self.field, self.language = field, language

    def __format__(self, case: str) -> str:
        """Return the Field, as in `Barley Field in row 4`."""
        if case == "row":
            return str(self.field.row)
        remarks = harvested_remark(self.field.harvested, self.language) + named_remark(
            self.field.named_by, self.language
        )
        if self.field.good is None:
            return self.language.fill("field.empty", case, row=self.field.row) + remarks
        good = GoodWords(self.field.good, self.language)
        return self.language.fill("field.planted", case, row=self.field.row, good=good) + remarks


class PhaseWords:
    """A Phase, for a template: `{phase}` is its number, `{phase:name}` its name."""

    def __init__(self, phase: int, language: Language) -> None:
        """Take the number of a Phase, 1 to 10."""
        self.phase, self.language = phase, language

    def __format__(self, spec: str) -> str:
        """Return the Phase, as in `7` or `Harvest`."""
        return self.language.names[f"phase.{self.phase}"] if spec == "name" else str(self.phase)


class HallertauText:
    """The texts of Hallertau in one language; the board is always in English."""

    def __init__(self, lang: str) -> None:
        """Write in one of LANGUAGES."""
        self.lang = lang
        self.language = LANGUAGE[lang]
        self.writer = Writer(self.language)
        self.parts = PartWriter(self.language)
        self.questions = QuestionWriter(lang, self.writer)
        self.does, self.uses = cache(self.what_card_does), cache(self.parts.space)
        """What playing a card or using a space does; cached, because every list of actions has it in its labels."""

    def label(self, action: Action) -> str:
        """Return the label of an action."""
        return self.language.fill(f"action.{action.kind}", "", **self.words(action.args))

    def event(self, body: Struct, names: Names = ()) -> str:
        """Return the sentence for an event at a table with these names of seats."""
        return self.event_template(body)(*seat_words(self.lang, names))

    def event_template(self, body: Struct) -> Fill:
        """Return the sentence for an event, to be filled in with the names of a table."""
        return seat_template(self.language.fill(f"event.{tag(body)}{self.variant(body)}", "", **self.words(body)))

    def question(self, state: State, seat: int) -> str:
        """Return what a seat is asked now; empty if it is asked nothing."""
        return self.questions.question(state, seat)

    def why_not(self, unmet: Sequence[Unmet], names: Names = ()) -> str:
        """Return all unmet requirements, as in `needs at least 3 Sheep, has 2; only in Phase 7`; none names a seat."""
        either = [tidy(self.unmet(one)) for one in unmet if one.either]
        every = [tidy(self.unmet(one)) for one in unmet if not one.either]
        return "; ".join([*every, self.language.templates["or"].join(either)] if either else every)

    def hint(self, hint: Hint) -> str:
        """Return the sentence that says why a bot chose an action."""
        return write_hint(hint, self.language, self.label)

    def hand(self, view: View, offered: Sequence[Action], blocked: Sequence[BlockedAction]) -> str:
        """Return the viewer's cards, each with whether it can be played or why not, and its text."""
        reasons = {one.action.id: self.why_not(one.unmet) for one in blocked}
        playable = {action.args.card for action in offered if isinstance(action.args, PlayCard)}
        hand = None if view.viewer is None else view.seats[view.viewer].hand
        cards = hand.cards if hand else ()
        return "\n".join(
            f"  {card:03} [{'+' if card in playable else reasons.get(f'play:{card:03}', '-')}] {self.card(card)}"
            for card in cards
        )

    def card(self, number: int) -> str:
        """Return the whole text of a card."""
        return self.writer.card(CARDS[number])

    def card_name(self, number: int) -> str:
        """Return the deck and number of a card."""
        return self.writer.title(number)

    def card_sides(self, number: int) -> dict[str, str]:
        """Return the text of each option of a card, by the number of the option."""
        card = CARDS[number]
        return {str(option): self.writer.card(with_option(card, option)) for option in range(1, len(card.options) + 1)}

    def what_card_does(self, number: int, option: int) -> str:
        """Return what playing a card costs, does and brings."""
        return self.writer.option(CARDS[number], option)

    def part(self, part: PartInfo) -> str:
        """Return what a part of the table is and does."""
        return self.parts.part(part)

    def glossary(self) -> tuple[Word, ...]:
        """Return all words of the game, group by group."""
        return words_of(GLOSSARY[self.lang], self.lang)

    def setting(self, name: str) -> str:
        """Return what a setting of the game changes."""
        return SETTINGS[self.lang][name]

    def part_name(self, part: PartInfo) -> str:
        """Return the name of a part of the table."""
        return self.parts.name(part)

    def board(self, view: View) -> str:
        """Return a view as a board that a person can read, in English."""
        return write_board(view)

    # actions and events

    def variant(self, body: Struct) -> str:
        """Return the suffix of the template key for special cases of an action or event."""
        match body:
            case events.WorkersRemoved() if not body.spaces:
                return ".none"
            case events.GameEnded(verdict=str() as verdict):
                return f".{verdict}"
            case events.GameEnded(winners=(_, *others)):
                return ".winners" if others else ".winner"
            case _:
                return ""

    def words(self, body: Struct) -> dict[str, object]:
        """Return the template values for all fields of an action's arguments or of an event."""
        words = {name: self.word(name, getattr(body, name), body) for name in body.__struct_fields__}
        match body:
            case Place() | UseSpace() | SecondRow():
                words["does"] = self.uses(body.space)
            case PlayCard():
                words["does"] = self.does(body.card, body.option)
            case Income():
                words["does"] = "; ".join(self.writer.effects(CARDS[body.card].income))
            case _:
                pass
        return words

    def word(self, name: str, value: Any, body: Any) -> object:
        """Return the template value of one field, by its name; if a name has two meanings, by its type too."""
        match name, value:
            case "seat", int():
                return SeatWords(value)
            case "winners", tuple():
                return SeatList(value, lambda seats: self.language.joined(seats, "and"))
            case "phase", int():
                return PhaseWords(value, self.language)
            case "amount", int():
                return self.count(value, body.crop if hasattr(body, "crop") else body.field.good)
            case (("cards" | "number"), int()):
                return self.count(value, body.deck)
            case "card", int():
                return PlaceWords(f"card{value}", self.lang) if isinstance(body, events.SheepDied) else f"{value:03}"
            case "option", int():
                return self.language.fill("part.option", option=value) if value else ""
            case "tools", int():
                return self.language.fill("part.tools", n=self.count(value)) if value else ""
            case "harvested", bool():
                return harvested_remark(value, self.language)
            case "named_by", tuple():
                return named_remark(value, self.language)
            case "boulder", int():
                return value + 1
            case _, int():
                return self.count(value)
            case (("space" | "craft" | "crop" | "deck" | "place" | "to"), str()):
                return self.name("space" if name == "to" and isinstance(body, StackMoved) else name, value)
            case "to", None:
                return PlaceWords("supply", self.lang)
            case "spaces", _:
                return self.writer.spaces(tuple(value), "and")
            case "paid", _:
                return self.language.fill("part.paid", what=amounts(value, self.lang)) if value else ""
            case "pay", dict():
                what = amounts(value, self.lang)
                return self.language.fill("part.price", what=what) if value else self.language.fill("part.no_price")
            case _, dict():
                return amounts(value, self.lang)
            case "cards", tuple():
                return f" ({', '.join(f'{card:03}' for card in value)})" if value else ""
            case "totals", tuple():
                return ", ".join(str(total) for total in value)
            case _, tuple():
                return self.language.joined([str(number) for number in value], "and") or self.language.fill("nothing")
            case _, FieldKind():
                return FieldWords(value, self.language)
            case _, Payment():
                return self.payment(value)
            case _:
                return value

    def name(self, kind: str, name: str) -> object:
        """Return the template value of a named thing: a space, a Craft Building, a Crop, a deck's card or a place."""
        language = self.language
        if kind == "space":
            return self.writer.spaces((name,), "and")
        if kind == "craft":
            return language.fill("craft", craft=language.names[f"craft.{name}"])
        if kind == "crop":
            return GoodWords(name, language)
        if kind == "deck":
            return language.form(language.nouns[name], (1,), "")
        return PlaceWords(name, self.lang)

    def count(self, number: int, noun: str = "") -> Count:
        """Return a number for a template, with a noun or with the one that the template names."""
        return Count(self.language, (number,), noun)

    def payment(self, payment: Payment) -> str:
        """Return the words for a payment."""
        fill = self.language.fill
        if payment.sheep_back is not None:
            return fill("payment.sheep_back", place=PlaceWords(payment.sheep_back, self.lang))
        if payment.planted is not None:
            return fill("payment.planted", field=FieldWords(payment.planted, self.language))
        if payment.card is not None:
            return fill("payment.card", card=f"{payment.card:03}", does=self.does(payment.card, 0))
        if payment.sheep_from is not None:
            return fill("payment.sheep_from", place=PlaceWords(payment.sheep_from, self.lang))
        if payment.field is not None:
            return fill("payment.field", field=FieldWords(payment.field, self.language))
        if payment.craft_left is not None:
            return fill("payment.craft_left", craft=self.name("craft", payment.craft_left))
        return amounts(payment.goods, self.lang)

    # unmet requirements

    def unmet(self, unmet: Unmet) -> str:
        """Return the clause for one unmet requirement."""
        match unmet.requirement:
            case InPhase(phase=phase, only=only):
                return self.language.fill("unmet.in_phase" if only else "unmet.in_phase.not", phase=phase)
            case FreeRow():
                return self.language.fill("unmet.free_row")
            case WorkersFor():
                key = "unmet.workers_for" if unmet.have < unmet.need else "unmet.workers_for.bound"
                return self.language.fill(key, n=self.count(unmet.need), have=unmet.have)
            case requirement if isinstance(requirement, Single):
                return self.unmet_condition(requirement, unmet)
            case requirement if isinstance(requirement, Lacking):
                return self.unmet_cost(requirement, unmet)
            case requirement:
                raise TypeError(f"no words for {type(requirement).__name__}")

    def unmet_condition(self, condition: Single, unmet: Unmet) -> str:
        """Return what a condition asks for and what the seat has; for a formula also the number that it gives now."""
        to_have, what = self.writer.asked(condition)
        if isinstance(condition, v.Just):
            return what
        counted = isinstance(condition, v.MoreThan) or (
            isinstance(condition, v.AtLeast) and not isinstance(condition.number, int)
        )
        have = self.language.fill("unmet.of", have=unmet.have, need=unmet.need) if counted else unmet.have
        return self.language.fill("unmet.have" if to_have else "unmet.clause", what=what, have=have)

    def unmet_cost(self, cost: Lacking, unmet: Unmet) -> str:
        """Return what a cost takes and what the seat has."""
        key, values = f"unmet.{tag(cost)}", dict[str, object]()
        match cost:
            case v.Pay():
                parts = [self.writer.amount(name, (number,)) for name, number in cost.what]
                values["what"] = self.language.joined(parts, "and")
            case v.PaySheep() | v.SheepBack():
                values["n"] = self.count(cost.number)
            case v.RemoveFields():
                values["n"] = self.count(cost.number, field_noun(cost.planted or None))
                values["where"] = self.writer.from_rows(cost.rows)
            case v.Discard():
                values["n"] = self.count(cost.number, cost.deck or "other_card")
            case v.FreeGoods():
                key = key if cost.types > 1 else f"{key}.one"
                values = {"n": self.count(cost.each), "types": cost.types}
            case v.PayHarvested():
                values["n"] = self.count(cost.number, cost.crop)
            case v.TakeOffField():
                pass
            case _:
                assert_never(cost)
        return self.language.fill(key, "", have=unmet.have, **values)


def harvested_remark(harvested: bool, language: Language) -> str:
    """Return the remark that a Field was harvested in this Phase, or nothing."""
    return language.fill("part.harvested") if harvested else ""


def named_remark(named_by: tuple[int, ...], language: Language) -> str:
    """Return the remark that cards refer to a Field, or nothing."""
    cards = language.joined([f"{card:03}" for card in named_by], "and") if named_by else ""
    return language.fill("part.named_by", cards=cards) if named_by else ""


def tag(body: Struct) -> str:
    """Return the kind of an event or a requirement."""
    return str(body.__struct_config__.tag)


TEXTS: Final = {lang: HallertauText(lang) for lang in LANGUAGES}
