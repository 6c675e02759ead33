"""The texts of La Granja: every kind of text exists in every language, and every template is used."""

import string
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import Unmet
from service.engine.kernel.event import Event, Undone
from service.engine.kernel.play import apply, start
from service.engine.kernel.view import Cards
from service.engine.lagranja import dispatch, farm, frames
from service.engine.lagranja import vocabulary as v
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.goods import NAMES
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.text.game_text import TEXTS, LaGranjaText
from service.engine.lagranja.text.languages import LANGUAGE
from service.engine.lagranja.verbs.decline import Decline
from service.engine.lagranja.verbs.deliver import BuildingUnblocked
from service.engine.lagranja.verbs.discard import CardDiscarded
from service.engine.lagranja.verbs.use_roof import RoofUsed
from service.engine.registry import LANGUAGES
from tests.lagranja.table import Table
from tests.lagranja.text_samples import (
    ACTIONS,
    CONDITIONS,
    COSTS,
    EFFECTS,
    EVENTS,
    MODIFIERS,
    TRIGGERS,
    UNMET,
    everything,
    label,
    tag,
    why,
    written,
)


class UsedWords(dict[str, Any]):
    """A dict of words that records which were looked up."""

    def __init__(self, words: dict[str, Any]) -> None:
        super().__init__(words)
        self.asked: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.asked.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return super().get(key, default)


def fields_of(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def literals(kind: type, field: str) -> set[str]:
    return set(get_args(get_type_hints(kind)[field]))


# Completeness


def test_every_kind_of_text_has_a_sample():
    assert {type(what) for what in ACTIONS} == set(get_args(dispatch.ANY_ARGS))
    assert {type(body) for body in EVENTS} == {*get_args(dispatch.ANY_BODY), Undone}
    assert {type(unmet.requirement) for unmet in UNMET} == set(get_args(r.AnyRequirement))
    assert {type(effect) for effect in EFFECTS} == set(get_args(v.Effect))
    assert {trigger.event for trigger in TRIGGERS} == literals(v.Trigger, "event")
    assert {modifier.mod for modifier in MODIFIERS} == literals(v.Modifier, "mod")
    for samples, kind in ((CONDITIONS, v.Condition), (COSTS, v.Cost)):
        said = [msgspec.to_builtins(one) for one in samples]
        assert {name for one in said for name in one} == set(kind.__struct_fields__)


def test_the_union_of_requirements_has_every_kind():
    assert set(get_args(r.AnyRequirement)) == set(r.Requirement.__subclasses__())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sample_is_well_formed(lang):
    for text in everything(TEXTS[lang]):
        written(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_actions_events_and_reasons_are_different(lang):
    assert len({label(what, lang) for what in ACTIONS}) == len(ACTIONS)
    assert len({TEXTS[lang].event(body) for body in EVENTS}) == len(EVENTS)
    assert len({why(lang, unmet) for unmet in UNMET}) == len(UNMET)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_used(lang, monkeypatch):
    language = LANGUAGE[lang]
    templates, names, nouns = UsedWords(language.templates), UsedWords(language.names), UsedWords(language.nouns)
    monkeypatch.setitem(LANGUAGE, lang, replace(language, templates=templates, names=names, nouns=nouns))
    text = LaGranjaText(lang, CORE)
    everything(text)
    say_hand(Table().hand(17).turn(frames.PlayCards(0, 1, False), "F1"), text)
    questions = {key for key in language.templates if key.startswith("ask.")}  # in test_questions.py
    assert set(language.templates) - templates.asked == questions
    assert set(language.names) - names.asked == set()
    assert set(language.nouns) - nouns.asked - set(NAMES) == set()


def say_hand(table: Table, text: LaGranjaText) -> str:
    """Return the texts of a hand with a card that cannot be played as an extension, and of a look at the deck."""
    offered, blocked = RULES.actions(table.state, 0), RULES.blocked(table.state, 0)
    view = RULES.view(table.state, 0)
    looking = replace(view.seats[0], looking_at=Cards((14,)))
    return text.hand(replace(view, seats=(looking, *view.seats[1:])), offered, blocked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_templates_with_the_same_placeholders(lang):
    english, language = LANGUAGE["en"], LANGUAGE[lang]
    assert set(language.templates) == set(english.templates)
    assert set(language.nouns) == set(english.nouns)
    for key, template in language.templates.items():
        assert fields_of(template) == fields_of(english.templates[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_exists_and_is_unique(lang):
    names = set(LANGUAGE[lang].names)
    translated = {name for name in names if name.startswith(("card.", "building."))}
    assert names - translated == set(LANGUAGE["en"].names)
    cards = {f"card.{card.name}" for card in CORE.cards.values() if lang != "pt" or not card.name_pt}
    buildings = {f"building.{building.name}" for building in CORE.buildings} if lang != "pt" else set()
    assert translated == (cards | buildings if lang != "en" else set())
    titles = {TEXTS[lang].writer.title(card) for card in CORE.cards.values()}
    assert len(titles) == 66
    assert len({TEXTS[lang].writer.building(building) for building in CORE.buildings}) == 6


def test_a_missing_word_is_an_error():
    with pytest.raises(KeyError, match=r"event\.decline"):
        TEXTS["en"].event(Decline())
    with pytest.raises(KeyError, match=r"unmet\.decline"):
        TEXTS["en"].why_not((Unmet(Decline(), 1, 0, "p.1"),))


def test_another_edition_has_its_own_names():
    card = replace(CORE.cards[1], name="Astronomer", field="olive")
    roofs = tuple(replace(tile, effects=(v.Gain("wine", 3),)) for tile in CORE.file.roof_tiles)
    buildings = tuple(replace(one, name="Observatory", name_pt="") for one in CORE.file.craft_buildings)
    file = replace(CORE.file, farm_cards=(card, *CORE.file.farm_cards[1:]), roof_tiles=roofs, craft_buildings=buildings)
    text = LaGranjaText("it", type(CORE)(file, "0123456789abcdef"))
    assert text.card(1).startswith("Astronomer. Campo: oliva.")
    assert text.card(2).startswith("Negoziatore. ")
    assert text.event(RoofUsed(0, "R1a")) == "Giocatore 0 usa il tetto R1a (ottieni 3 vini)."
    assert text.event(CardDiscarded(0, 1)) == "Giocatore 0 scarta Astronomer (1)."
    assert text.event(BuildingUnblocked(0, "butcher")) == "Giocatore 0 sblocca la bottega Observatory."
    assert TEXTS["it"].card(1).startswith("Cuoco. Campo: grano.")


# Whole games


class Reader:
    """Reads all texts of a game in every language, each once."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, str]] = set()
        self.said: set[str] = set()

    def read(self, key: tuple[str, str], say) -> None:
        if key in self.seen:
            return
        self.seen.add(key)
        texts = [written(say(text)) for text in TEXTS.values()]
        assert len(set(texts)) == len(LANGUAGES), texts
        self.said.add(key[0])

    def action(self, action: Action) -> None:
        self.read((f"action {action.kind}", repr(action.args)), lambda text: text.label(action))

    def events(self, log: list[Event]) -> None:
        for event in log:
            for body in (event.body, *event.private.values()):
                self.event(body)

    def event(self, body: msgspec.Struct) -> None:
        self.read((f"event {tag(type(body))}", repr(body)), lambda text: text.event(body))

    def why_not(self, unmet: tuple[Unmet, ...]) -> None:
        self.read(("why not", repr(unmet)), lambda text: text.why_not(unmet))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_text_of_a_random_game_exists_in_every_language(seats, monkeypatch):
    monkeypatch.setattr(farm, "MARKERS", 12)  # so that markers run out
    reader, random = Reader(), Random(seats)
    for game in range(3):
        state, log = start(RULES, {}, seats, f"text {game}")
        while waiting := RULES.to_act(state):
            reader.events(log)
            seat = random.choice(waiting)
            offered = RULES.actions(state, seat)
            for action in offered:
                reader.action(action)
            for blocked in RULES.blocked(state, seat):
                reader.why_not(blocked.unmet)
                reader.action(blocked.action)
            lively = [action for action in offered if action.kind not in ("end_turn", "decline", "sell")]
            carried = [action for action in offered if action.kind == "deliver"]
            log = apply(RULES, state, seat, random.choice(carried or lively or offered))
        reader.events(log)
    assert {"action take_die", "action deliver", "event delivered", "event game_ended"} <= reader.said
    assert {"why not", "event no_marker", "action give_up", "event stall_placed"} <= reader.said
    assert len(reader.said) > 55
