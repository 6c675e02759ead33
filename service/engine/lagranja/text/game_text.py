"""Writes the texts of La Granja in one language: actions, events, unmet requirements, cards and parts.

A template is filled with the fields of an action's arguments or an event, each as a value that formats itself:
`{steps:step}` counts, `{card}` has its name, `{tile}` says what the roof does.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import BlockedAction, Unmet
from service.engine.kernel.bots.hint import Hint, write_hint
from service.engine.kernel.catalogue import PartInfo
from service.engine.kernel.glossary import Word, words_of
from service.engine.kernel.language import Count, capital
from service.engine.kernel.seat_names import Fill, Names, SeatList, SeatWords, called, seat_template, seat_words
from service.engine.lagranja import events
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.edition.model import Edition
from service.engine.lagranja.events import Needed
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.goods import GOOD, NAMES, ROLES
from service.engine.lagranja.sources import Lying
from service.engine.lagranja.state import State
from service.engine.lagranja.text.board import write_board
from service.engine.lagranja.text.effects import tag
from service.engine.lagranja.text.glossary import GLOSSARY, SETTINGS
from service.engine.lagranja.text.languages import LANGUAGE, LANGUAGES
from service.engine.lagranja.text.parts import name_part, write_part
from service.engine.lagranja.text.question_writer import QuestionWriter
from service.engine.lagranja.text.template_values import Amounts
from service.engine.lagranja.text.writer import Writer
from service.engine.lagranja.verbs.choose_donkey import ChooseDonkey, DonkeyChosen
from service.engine.lagranja.verbs.deliver import BuildingCompleted, Deliver, Delivered
from service.engine.lagranja.verbs.give_up import Forgone, GiveUp, MarkerGivenUp
from service.engine.lagranja.verbs.keep import CardKept
from service.engine.lagranja.verbs.last_die import LastDie, LastDieLeft
from service.engine.lagranja.verbs.mark_space import MarkSpace
from service.engine.lagranja.verbs.pay import Pay
from service.engine.lagranja.verbs.play_card import ExtensionAction, PlayCard
from service.engine.lagranja.verbs.shift import Shift
from service.engine.lagranja.verbs.take_die import TakeDie
from service.engine.lagranja.verbs.upgrade import Upgrade, UpgradedGood
from service.engine.lagranja.verbs.use_helper import UseHelper
from service.engine.lagranja.views.structs import View


class LaGranjaText:
    """The texts of La Granja with one edition, in one language; the board is always in English."""

    def __init__(self, lang: str, edition: Edition) -> None:
        """Write in one of LANGUAGES."""
        self.lang, self.edition = lang, edition
        self.language = LANGUAGE[lang]
        self.writer = Writer(self.language, lang, edition)
        self.questions = QuestionWriter(self.writer, self.needed)
        self.edge = cache(self.what_edge_does)
        """Cached, because every list of actions has it in its labels."""

    def label(self, action: Action) -> str:
        """Return the label of an action."""
        if isinstance(action, ExtensionAction):
            kinds = self.writer.count(action.kinds)
            return self.language.fill("action.play_card.extension", "", **self.words(action.args), kinds=kinds)
        return self.say("action", action.args)

    def event(self, body: Struct, names: Names = ()) -> str:
        """Return the sentence for an event at a table with these names of seats."""
        return self.event_template(body)(*seat_words(self.lang, names))

    def event_template(self, body: Struct) -> Fill:
        """Return the sentence for an event, to be filled in with the names of a table."""
        return seat_template(self.say("event", body))

    def question(self, state: State, seat: int) -> str:
        """Return what a seat is asked now; empty if it is asked nothing."""
        return self.questions.question(state, seat)

    def why_not(self, unmet: Sequence[Unmet], names: Names = ()) -> str:
        """Return all unmet requirements, as in `needs 3 silver, has 2; no pig space is free`."""
        return "; ".join(self.unmet(one, names) for one in unmet)

    def card(self, number: int) -> str:
        """Return the text of all four edges of a card."""
        return self.writer.card(self.edition.cards[number])

    def card_name(self, number: int) -> str:
        """Return the name of a card."""
        return self.writer.title(self.edition.cards[number])

    def card_sides(self, number: int) -> dict[str, str]:
        """Return the text of each edge of a card, by its role."""
        return {role: capital(self.writer.edge(self.edition.cards[number], role)) for role in ROLES}

    def what_edge_does(self, number: int, role: str) -> str:
        """Return what playing a card in a role brings."""
        return self.writer.edge_line(self.edition.cards[number], role)

    def part(self, part: PartInfo) -> str:
        """Return what a part of the table is and does."""
        return write_part(part, self.writer)

    def part_name(self, part: PartInfo) -> str:
        """Return the name of a part of the table."""
        return name_part(part, self.writer)

    def glossary(self) -> tuple[Word, ...]:
        """Return all words of the game, group by group."""
        return words_of(GLOSSARY[self.lang], self.lang)

    def setting(self, name: str) -> str:
        """Return what a setting of the game changes."""
        return SETTINGS[self.lang][name]

    def hint(self, hint: Hint) -> str:
        """Return the sentence that says why a bot chose an action."""
        return write_hint(hint, self.language, self.label)

    def hand(self, view: View, offered: Sequence[Action], blocked: Sequence[BlockedAction]) -> str:
        """Return the viewer's cards, each with the roles that it can be played in, and the cards it is looking at."""
        if view.viewer is None:
            return ""
        seat = view.seats[view.viewer]
        hand, looked_at = (cards.cards if cards else () for cards in (seat.hand, seat.looking_at))
        lines = [f"  {card:03} [{self.playable(card, offered, blocked)}] {self.card(card)}" for card in hand]
        looking = self.language.fill("hand.looking")
        return "\n".join([*lines, *(f"  {card:03} [{looking}] {self.card(card)}" for card in looked_at)])

    def playable(self, card: int, offered: Sequence[Action], blocked: Sequence[BlockedAction]) -> str:
        """Return the roles that a card can be played in, and why not in others."""
        plays = [action.args for action in offered if isinstance(action.args, PlayCard)]
        free = {play.role for play in plays if play.card == card}
        roles = ", ".join(self.language.names[f"role.{role}"] for role in ROLES if role in free)
        parts = [self.language.fill("hand.roles", roles=roles)] if roles else []
        for one in blocked:
            if isinstance(one.action.args, PlayCard) and one.action.args.card == card:
                role = self.language.names[f"role.{one.action.args.role}"]
                parts.append(self.language.fill("hand.blocked", role=role, why=self.why_not(one.unmet)))
        return "; ".join(parts) or "-"

    def board(self, view: View) -> str:
        """Return a view as a board that a person can read, in English."""
        return write_board(view, Writer(LANGUAGE["en"], "en", self.edition))

    # actions and events

    def say(self, kind: str, body: Struct) -> str:
        """Return the text of an action or an event, from its template or a variant of it."""
        key = f"{kind}.{tag(body)}{self.variant(body)}"
        return self.language.fill(key, "", **self.words(body))

    def variant(self, body: Struct) -> str:
        """Return the suffix of the template key for special cases of an action or event."""
        match body:
            case Upgrade(free=True):
                return ".free"
            case UpgradedGood(silver=0):
                return ".free"
            case Deliver() | Delivered():
                return ".building" if body.barrow is None else ".barrow"
            case events.OrderSet(order=(_,)):
                return ".starts" if body.starts else ".waits"
            case events.FinalSale(silver=0):
                return ".nothing"
            case events.StallPlaced(seat=None) | events.StallRemoved(seat=None):
                return ".neutral"
            case events.NoMarker(needed=Needed()) | Forgone(needed=Needed()):
                return ".needed"
            case events.GameEnded(winners=(_, *others)):
                return ".winners" if others else ".winner"
            case _:
                return ""

    def words(self, body: Struct) -> dict[str, object]:
        """Return the template values for all fields of an action's arguments or of an event, and derived values."""
        words = {name: self.word(name, getattr(body, name), body) for name in body.__struct_fields__}
        match body:
            case PlayCard():
                words["edge"] = self.edge(body.card, body.role)
            case Upgrade(good=Lying(good=good)):
                to, _ = self.edition.upgrades[GOOD[good]]
                words["to"] = self.writer.count(1, NAMES[to])
            case Shift():
                words["revenue"] = self.writer.effects(self.edition.revenue[body.to])
            case TakeDie() | LastDie() | LastDieLeft() | MarkSpace():
                words["revenue"] = self.writer.effects(self.edition.revenue[body.number])
            case UseHelper():
                words["helper"] = self.writer.does(self.edition.cards[body.card].helper)
            case ChooseDonkey():
                words["hats"] = self.writer.count(self.edition.hats[body.deliveries])
            case Pay(good=None):
                words["good"] = self.writer.count(body.vp, "vp")
            case GiveUp() | MarkerGivenUp():
                words["given"] = self.given(body)
            case events.DiscMoved():
                words["worth"] = self.writer.count(self.edition.siesta_vp[body.to])
            case BuildingCompleted():
                building = self.edition.buildings[self.edition.building[body.building]]
                words["immediate"] = self.writer.effects(building.immediate)
                words["permanent"] = self.writer.permanent(building.permanent)
            case events.FinalSale():
                words["exchange"] = self.exchange(body)
            case _:
                pass
        return words

    def word(self, name: str, value: Any, body: Struct) -> object:
        """Return the template value of one field, by its name; if a name has two meanings, by its type too."""
        match name, value:
            case "seat", int():
                return SeatWords(value)
            case "order", tuple():
                return SeatList(value, ", ".join)
            case "winners", tuple():
                return SeatList(value, lambda seats: self.language.joined(seats, "and"))
            case (("replace" | "replaced"), int()):
                return self.language.fill("part.replace", card=self.writer.named(value))
            case "card", int() if isinstance(body, CardKept):
                return self.language.fill("part.cards", cards=self.writer.named(value))
            case (("card" | "barrow"), int()):
                return self.writer.named(value)
            case "cards", (_, *_):
                return self.language.fill("part.cards", cards=", ".join(map(self.writer.named, value)))
            case "deliveries", int() if isinstance(body, DonkeyChosen):
                return self.language.fill("part.token", n=self.writer.count(value))
            case "deliveries", tuple():
                return ", ".join(
                    self.language.fill("part.seat", seat=SeatWords(seat), n=self.writer.count(number))
                    for seat, number in enumerate(value)
                )
            case _, int():
                return self.writer.count(value)
            case _, dict():
                return Amounts(self.language, value)
            case _, Lying():
                return self.lying(value)
            case _, Needed():
                return self.needed(value)
            case "effects", tuple():
                return self.writer.effects(value)
            case _, tuple():
                return ", ".join(f"{self.word(name.removesuffix('s'), one, body)}" for one in value)
            case _, str():
                return self.name(name, value, body)
            case _:
                return ""

    def name(self, kind: str, name: str, body: Struct) -> object:
        """Return the template value of a named thing: a role, a step, a source of VP, a good, a building and so on."""
        match kind:
            case "role":
                return self.language.names[f"as.{name}"]
            case "step" | "source":
                return self.language.names[f"{kind}.{name}"]
            case "resource":
                return self.writer.count(1, name)
            case "building" | "tile" if name in self.edition.building:
                return self.writer.building(self.edition.buildings[self.edition.building[name]])
            case "tile" | "roof":
                does = self.writer.roof(self.edition.roofs[name])
                return self.language.fill("part.tile", tile=name, does=does)
            case "trade":
                return self.writer.effects(self.edition.trades[name].effects)
            case "to" if isinstance(body, UpgradedGood):
                return self.writer.count(1, name)
            case "space" | "to":
                value = self.edition.value[self.edition.space[name]]
                return self.language.fill("part.space", space=name, value=value)
            case _:
                return name

    def lying(self, lying: Lying) -> str:
        """Return the words for a good and its place."""
        key = "lying.field.held" if lying.held > 1 else f"lying.{lying.place}"
        return self.language.fill(key, n=self.writer.count(1, lying.good), held=lying.held)

    def given(self, body: GiveUp | MarkerGivenUp) -> str:
        """Return the words for what is given up for a marker: a stall, a piece of cargo or a good at its place."""
        fill = self.language.fill
        if body.space is not None:
            return fill("cargo.stall", space=self.name("space", body.space, body))
        if body.barrow is not None:
            return fill("cargo.barrow", n=self.cargo(body), barrow=self.writer.named(body.barrow))
        if body.building is not None:
            return fill("cargo.building", n=self.cargo(body), building=self.name("building", body.building, body))
        if isinstance(body, GiveUp):
            return self.lying(Lying(body.good or "", body.place or "store", body.held))
        return self.lying(body.good) if body.good else ""

    def exchange(self, body: events.FinalSale) -> str:
        """Return the words for the exchange of silver for VP at the end of the game."""
        key = "part.exchange" if body.vp else "part.exchange.too_few" if body.left else "part.exchange.none"
        return self.language.fill(key, vp=self.writer.count(body.vp), left=self.writer.count(body.left))

    def cargo(self, body: GiveUp | MarkerGivenUp) -> Count:
        """Return one piece of cargo, for a template."""
        return self.writer.count(1, (body.good if isinstance(body, GiveUp) else body.cargo) or "")

    def needed(self, needed: Needed) -> str:
        """Return what a marker is needed for: a good, a helper, a delivery to a building."""
        fill = self.language.fill
        if needed.card is not None:
            return fill("needed.card", card=self.writer.named(needed.card))
        if needed.building is not None:
            return fill("needed.building", building=self.name("building", needed.building, needed))
        return fill("needed.good", n=self.writer.count(1, needed.good or ""))

    # unmet requirements

    def unmet(self, unmet: Unmet, names: Names = ()) -> str:
        """Return the clause for one unmet requirement at a table with these names of seats."""
        key = f"unmet.{tag(unmet.requirement)}"
        match unmet.requirement:
            case r.Have(good=good):
                return self.language.fill(key, n=self.writer.count(unmet.need, good), have=unmet.have)
            case r.InPhase(phases=phases):
                return self.writer.only_in(phases)
            case r.InWindow(window=window):
                return self.language.fill(key, window=self.language.names[f"window.{window}"])
            case r.Holds(condition=condition):
                return self.language.fill(key, conditions=self.writer.condition(condition))
            case r.OwnTurn(seats=(_, *_) as seats):
                others = [called(seat, self.lang, names) for seat in seats]
                return self.language.fill(f"{key}.of", seats=self.language.joined(others, "and"))
            case r.InStep(steps=steps):
                spoken = [self.language.fill("part.step", step=self.language.names[f"step.{step}"]) for step in steps]
                return self.language.fill(key, steps=self.language.joined(spoken, "or"))
            case r.DoFirst(pending=pending):
                do = self.language.fill(f"do.{pending}", n=self.writer.count(unmet.need))
                return self.language.fill(key, do=do)
            case r.Left() if unmet.have:
                return self.language.fill(f"{key}.some", have=unmet.have)
            case r.InRole(roles=roles):
                return self.language.fill(key, roles=self.writer.as_roles(roles))
            case r.FreeSlot(cards=()):
                return self.language.fill(f"{key}.stays")
            case r.FreeSlot(cards=cards):
                named = [self.writer.named(card) for card in cards]
                return self.language.fill(key, cards=self.language.joined(named, "or"))
            case r.GoodThere(good=good, place=place):
                return self.language.fill(key, good=self.lying(Lying(good, place)))
            case _:
                return self.language.fill(key, n=self.writer.count(unmet.need), have=unmet.have)


def texts_of(edition: Edition) -> dict[str, LaGranjaText]:
    """Return the texts of the game with an edition, in every language."""
    return {lang: LaGranjaText(lang, edition) for lang in LANGUAGES}


TEXTS: Final = texts_of(CORE)
