"""The words of every game: each id in views, actions, events, scores and settings has a word."""

from collections.abc import Iterator
from random import Random

import pytest
from google.protobuf.descriptor import Descriptor, EnumDescriptor

from reeve.v1 import (
    catalog_pb2,
    clock_pb2,
    game_pb2,
    player_pb2,
    records_pb2,
    referee_pb2,
    score_pb2,
    webhook_pb2,
)
from service.app.catalogue import list_words
from service.app.messages import ListWordsRequest
from service.engine.hallertau import phases, scoring
from service.engine.kernel.bots.decide import BOTS
from service.engine.kernel.glossary import GROUPS, Word, words_of
from service.engine.kernel.play import apply, start
from service.engine.kernel.settings import allowed_settings, setting_text
from service.engine.registry import LANGUAGES, RULESETS
from tests.wire.both import both_ways
from tests.wire.fit import Fit
from tests.wire.hallertau import HALLERTAU
from tests.wire.lagranja import LAGRANJA

FITS = {"hallertau": HALLERTAU, "lagranja": LAGRANJA}
GROUP_OF = {
    "Good": "good",
    "Resource": "good",
    "SheepPlace": "place",
    "Place": "place",
    "DeckKind": "deck",
    "Phase": "phase",
    "Step": "step",
    "Role": "role",
    "VpSource": "score",
    "Variant": "value",
    "ExtraDeliveries": "value",
    "GameStatus": "status",
    "Leaving": "leaving",
    "RulingKind": "ruling",
    "TimeOutAction": "time_out",
    "Window": "window",
}
"""The group of words of each enum."""
PART_OF = {"Space": "action_space", "Craft": "craft_building"}
"""The kind of parts that an enum names; their names are in ListParts."""
UNSPOKEN = {
    "ActKind": "an act of an audit list has its text",
    "Credit": "a choice of an arbiter's program",
    "DeliveryStatus": "how a delivery stands, for operators' programs",
    "GoodbyeReason": "what a program does next; a frontend shows that the connection is lost",
    "RefusalReason": "a refusal has its message",
    "SettingType": "how a form is drawn",
    "WebhookKind": "which events an operator's program gets",
}
"""Enums of the service without words, and why."""
SERVICE_MODULES = (
    catalog_pb2,
    clock_pb2,
    game_pb2,
    player_pb2,
    records_pb2,
    referee_pb2,
    score_pb2,
    webhook_pb2,
)
STOPS = {step.name for step in phases.ROUND if step.name.startswith(("before_", "after_", "final_", "income"))}


def words(game: str, language: str = "en") -> dict[tuple[str, str], Word]:
    """Return all words of a game by group and id."""
    answer = list_words(ListWordsRequest(ruleset=game, language=language))
    return {(word.group, word.id): word for word in answer.words}


def enums_of(message: Descriptor, seen: set[str]) -> Iterator[EnumDescriptor]:
    """Yield every enum in a message and in its nested messages; effects of cards are text, not ids."""
    seen.add(message.full_name)
    for field in message.fields:
        if field.enum_type:
            yield field.enum_type
        inner = field.message_type
        if inner and inner.full_name not in seen and inner.name != "Effect":
            yield from enums_of(inner, seen)


def spoken_enums(fit: Fit) -> dict[str, EnumDescriptor]:
    """Return the enums of views, arguments, events and settings of a game, by name."""
    messages = [fit.message(name) for name in ("View", "Args", "Event", "Settings")]
    return {enum.name: enum for message in messages for enum in enums_of(message, set())}


def service_enums() -> dict[str, EnumDescriptor]:
    """Return the enums of the service itself, by name."""
    files = [module.DESCRIPTOR for module in SERVICE_MODULES]
    messages = [message for file in files for message in file.message_types_by_name.values()]
    top = [enum for file in files for enum in file.enum_types_by_name.values()]
    return {enum.name: enum for enum in [*top, *(enum for message in messages for enum in message.enum_types)]}


def values_of(enum: EnumDescriptor) -> set[str]:
    """Return the values of an enum as words spell them."""
    first = enum.values_by_number[0].name
    prefix = first.removesuffix("UNSPECIFIED")
    return {name.removeprefix(prefix).lower() for name in enum.values_by_name if name != first}


@pytest.mark.parametrize("game", FITS)
def test_every_enum_value_of_views_actions_events_and_settings_has_a_word_or_is_a_part(game):
    known, enums = words(game), spoken_enums(FITS[game])
    assert len(enums) >= 6
    parts = {(part.kind, part.id) for part in RULESETS[game].catalogue.parts()}
    for name, enum in enums.items():
        if name in PART_OF:
            assert {(PART_OF[name], value) for value in values_of(enum)} <= parts
        else:
            assert {(GROUP_OF[name], value) for value in values_of(enum)} <= set(known), name


@pytest.mark.parametrize("game", FITS)
def test_every_enum_value_of_the_service_has_a_word_or_is_not_for_people(game):
    known, enums = words(game), service_enums()
    assert UNSPOKEN.keys() < enums.keys()
    for name in enums.keys() - UNSPOKEN.keys():
        assert {(GROUP_OF[name], value) for value in values_of(enums[name])} <= set(known), name


@pytest.mark.parametrize(("total", "verdict"), [(79, "lost"), (80, "won"), (86, "extraordinary")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_of_a_solo_game_has_a_word(language, total, verdict):
    rules = RULESETS["hallertau"].rules
    state, _ = start(rules, {"variant": "no-cards"}, 1, "verdict")
    state.seats[0].jewelry += total - scoring.score(state, state.seats[0]).total
    assert scoring.result(state).verdict == verdict
    assert ("verdict", verdict) in words("hallertau", language)


@pytest.mark.parametrize("game", FITS)
def test_every_setting_and_each_of_its_values_has_a_word(game):
    known = words(game)
    for name, values in allowed_settings(RULESETS[game].rules.settings_type).items():
        assert ("setting", name) in known
        assert {("value", setting_text(value).replace("-", "_")) for value in values} <= set(known)


@pytest.mark.parametrize("game", FITS)
def test_every_game_deck_amount_and_bot_has_a_word(game):
    known = words(game)
    assert ("ruleset", game) in known
    assert {("deck", deck) for deck in RULESETS[game].catalogue.decks} <= set(known)
    amounts = [name for names in FITS[game].amounts.values() for name in names]
    assert all(("good", name) in known or ("place", name) in known or ("deck", name) in known for name in amounts)
    assert {("bot", name) for name in BOTS} <= set(known)


def test_every_phase_and_stop_point_of_hallertau_has_a_word():
    known = words("hallertau")
    assert {("phase", str(step.phase)) for step in phases.ROUND} <= set(known)
    assert len(STOPS) == 8
    assert {("stop", name) for name in (*STOPS, "workers_removed")} <= set(known)


@pytest.mark.parametrize("game", FITS)
def test_every_key_of_a_score_has_a_word(game):
    rules, random = RULESETS[game].rules, Random(game)
    state, _ = start(rules, {}, 2, "words of a score")
    for _ in range(30):
        seat = rules.to_act(state)[0]
        apply(rules, state, seat, random.choice(rules.actions(state, seat)))
    score = rules.view(state, 0).seats[0].score
    assert {("score", key) for key in score.parts} <= set(words(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FITS)
def test_words_in_every_language_have_the_same_ids_and_forms(game, language):
    listed = words(game, language)
    assert list(listed) == list(words(game))
    assert {group for group, _ in listed} <= set(GROUPS)
    for group in GROUPS:
        marks = [word.mark.lower() for word in listed.values() if word.group == group]
        assert len(set(marks)) == len(marks), group
        assert all(1 <= len(mark) <= 2 and mark.isalnum() for mark in marks)
    for word in listed.values():
        assert word.one[:1].isupper()
        assert word.many[:1].isupper()
        if language == "ru":
            assert not any("a" <= letter.lower() <= "z" for letter in word.one + word.many), word
        elif word.group not in ("ruleset", "bot"):
            assert not any("а" <= letter.lower() <= "я" for letter in word.one + word.many), word  # noqa: RUF001


@pytest.mark.parametrize("game", FITS)
def test_words_are_the_same_as_json_and_as_protobuf(game):
    answer = both_ways("ListWordsResponse", list_words(ListWordsRequest(ruleset=game, language="it")))
    assert (answer["language"], answer["rulesVersion"]) == ("it", RULESETS[game].rules.version)
    assert len(answer["words"]) == len(words(game))


def test_examples_of_words():
    assert words("hallertau")["good", "hides"] == Word("good", "hides", "Hide", "Hides", "Hi")
    assert words("hallertau", "ru")["good", "tools"] == Word("good", "tools", "Инструмент", "Инструменты", "Ин")
    assert words("hallertau", "pt")["phase", "7"] == Word("phase", "7", "Colheita", "Colheita", "7")
    assert words("lagranja", "it")["step", "t3"] == Word("step", "t3", "Consegne", "Consegne", "T3")
    assert words("lagranja")["score", "removed_stalls"].mark == "RS"


def test_an_abbreviation_that_is_taken_uses_the_next_letters_of_the_word():
    goods = {"meat": "Meat", "metal": "Metal", "me": "Mee", "clay": "Red clay", "fields": "Red fields"}
    marks = [word.mark for word in words_of({"good": goods}, "en")]
    assert marks[:5] == ["Me", "Mt", "M2", "Cl", "Fi"]
