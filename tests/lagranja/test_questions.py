# ruff: noqa: RUF001
"""The questions to the seats of La Granja, as text."""

import pytest

from service.engine.kernel.play import start
from service.engine.lagranja import frames
from service.engine.lagranja.goods import GRAIN, OLIVE
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.text.game_text import TEXTS
from service.engine.lagranja.text.questions import en, it, pt, ru
from service.engine.lagranja.vocabulary import Gain
from service.engine.registry import LANGUAGES

QUESTIONS = {"en": en.QUESTIONS, "pt": pt.QUESTIONS, "it": it.QUESTIONS, "ru": ru.QUESTIONS}
WAYS = ((Gain("silver", 1),), (Gain("pig", 1),))
FRAMES: list[frames.Pending] = [
    frames.PlayCards(0, 2, must=False),
    frames.PlayCards(0, 2, must=True),
    frames.BuyRoof(0),
    frames.TakeDie(0, "first"),
    frames.TakeDie(0, "second"),
    frames.LastDie(0),
    frames.Advance(0),
    frames.Donkeys(),
    frames.Deliveries(0, 2),
    frames.ExtraDeliveries(0),
    frames.Choose(0, WAYS, 1),
    frames.Choose(0, WAYS, 2),
    frames.TakeGoods(0, (OLIVE, GRAIN), 2, distinct=False),
    frames.TakeGoods(0, (OLIVE, GRAIN), 2, distinct=True),
    frames.Upgrade(0, 2),
    frames.Deliver(0, 1),
    frames.Deliver(0, 1, fields_only=True),
    frames.Siesta(0, 2),
    frames.PlayCard(0, 1, ()),
    frames.PlayCard(0, 1, ("field", "barrow")),
    frames.FlipRoof(0, 2),
    frames.Look(0, 3, 1),
    frames.MoveStall(0),
    frames.Reroll(0, 2),
    frames.Shift(0, 2, 1),
    frames.MarkSpace(0, 5),
    frames.Offer(0, (12, 17)),
    frames.PlaceStall(0, 4),
    frames.Discard(0, 2),
    frames.PayExtension(0, 2),
    frames.PayHarvest(0, 1),
    frames.Shortage(0, frames.NewGood(OLIVE)),
    frames.Shortage(0, frames.NewMark(12)),
    frames.Shortage(0, frames.NewCargo(0)),
    frames.EndTurn(0),
]
"""Every kind of frame that asks, in every variant."""


def ask(*stack: frames.Pending, lang: str = "en", seat: int = 0) -> str:
    """Return the question to a seat with some frames, the last on top."""
    state, _ = start(RULES, {}, 2, "questions")
    state.stack[:] = stack
    state.last_die = 4
    state.active = 0
    return TEXTS[lang].question(state, seat)


def test_every_frame_that_asks_has_a_sample():
    assert {type(frame) for frame in FRAMES} == frames.ASKS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_frame_has_its_own_question(lang):
    questions = [ask(frame, lang=lang) for frame in FRAMES]
    same = [frame for frame in FRAMES if questions.count(ask(frame, lang=lang)) > 1]
    assert {type(frame) for frame in same} <= {frames.ExtraDeliveries, frames.EndTurn}, same
    for question in questions:
        assert question[0].isupper()
        assert len(question) <= 150
        assert not set(question) & set("{}|_<>"), question
        assert not question.endswith((".", " ", ","))
        letters = {letter for letter in question.lower() if letter.isalpha()}
        assert letters <= set("абвгдеёжзийклмнопрстуфхцчшщъыьэюя") if lang == "ru" else not letters & set("абвгдеж")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_template_is_used(lang):
    assert QUESTIONS[lang].keys() == QUESTIONS["en"].keys()
    asked = {f"ask.{frames.NAMES[type(frame)]}" for frame in FRAMES} | {"ask.of_card", "ask.up_to"}
    variants = {".must", ".first", ".second", ".many", ".distinct", ".field"}
    left = {key for key in QUESTIONS[lang] if key not in asked}
    assert {key for key in left if not any(key.endswith(variant) for variant in variants)} == set()


@pytest.mark.parametrize(
    ("stack", "texts"),
    [
        (
            (frames.Deliveries(0, 2),),
            {
                "en": "Make up to 2 deliveries, or end your turn",
                "pt": "Fazer até 2 entregas ou terminar a sua vez",
                "it": "Fai fino a 2 consegne o termina il turno",
                "ru": "Сделать до 2 доставок или закончить ход",
            },
        ),
        (
            (frames.EndTurn(0), frames.HelperEnds(0, 12), frames.Upgrade(0, 1)),
            {
                "en": "Ham Curer (12): upgrade 1 resource for free, or do without",
                "it": "Salumiere (12): lavora gratis 1 risorsa o fanne a meno",
                "ru": "«Коптильщик окороков» (12): бесплатно переработать 1 ресурс или обойтись без этого",
            },
        ),
        ((frames.PlaceStall(0, 4),), {"en": "Place your stall on a space with the number 4"}),
        ((frames.LastDie(0),), {"en": "Carry out the last die, space 4, or do something else first"}),
        ((frames.PlayCards(0, 0, must=True),), {"en": "End your turn, or first do what is possible at any time"}),
        (
            (frames.Shortage(0, frames.NewGood(OLIVE)),),
            {"en": "No marker is free for 1 olive: give something up for its marker, or forgo it"},
        ),
    ],
)
def test_examples_of_questions(stack, texts):
    assert {lang: ask(*stack, lang=lang) for lang in texts} == texts


def test_a_helper_of_another_seat_is_not_named():
    assert ask(frames.HelperEnds(1, 12), frames.Upgrade(0, 1)) == "Upgrade 1 resource for free, or do without"


def test_a_seat_that_is_not_to_act_has_no_question():
    assert ask(frames.Deliveries(0, 2), seat=1) == ""
    state, _ = start(RULES, {}, 2, "questions")
    state.stack[:] = [frames.Donkeys()]
    state.seats[0].donkey = 2
    assert [bool(TEXTS["en"].question(state, seat)) for seat in (0, 1)] == [False, True]
