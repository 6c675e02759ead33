"""The questions to the seats of Hallertau, as text."""

import string

import pytest

from service.engine.hallertau import frames
from service.engine.hallertau.decisions import OFFERS
from service.engine.hallertau.resources import CLAY, JEWELRY, TOOLS
from service.engine.hallertau.spaces import SPACE
from service.engine.hallertau.text.game_text import TEXTS
from service.engine.hallertau.text.questions import en, it, pt, ru
from service.engine.kernel.play import start
from service.engine.registry import LANGUAGES, RULESETS

QUESTIONS = {"en": en.QUESTIONS, "pt": pt.QUESTIONS, "it": it.QUESTIONS, "ru": ru.QUESTIONS}
NURSERY, FARMING = SPACE["nursery"], SPACE["farming"]
GAIN = ((CLAY, 2), (JEWELRY, 1))
FRAMES: list[frames.Pending] = [
    frames.Turn(),
    frames.EndTurn(),
    frames.Stop("after_harvest"),
    frames.Fallow(),
    frames.Harvest(),
    frames.Progress(),
    frames.Gain(GAIN),
    frames.Gain(GAIN, fewer=True),
    frames.Gain(((CLAY, 0),)),
    frames.Crops(3),
    frames.Crops(3, different=True),
    frames.Crops(1, different=True),
    frames.Crops(3, fewer=True),
    frames.NewField(4, 2),
    frames.Sow(3),
    frames.Sow(1, CLAY),
    frames.MoveField(5, 2),
    frames.MoveField(4, 1, card=112),
    frames.MoveSheep(2),
    frames.FollowSheep(2),
    frames.Raise(2, 122),
    frames.HarvestSome(2),
    frames.Draw("bonus", 2),
    frames.TakeMarker(),
    frames.ClearSpace(),
    frames.ClearTopRows((NURSERY, FARMING)),
    frames.TakeWorkers(),
    frames.UseSpace(),
    frames.SecondRow(),
    frames.MoveStack((NURSERY, FARMING)),
    frames.MoveStack((NURSERY, FARMING), NURSERY),
    frames.FreeStep(),
    frames.MoveBoulders(3),
    frames.DoubleYield(),
    frames.DoubleSow(),
    frames.TwoFields(),
    frames.Trade(frames.PayGoods(((TOOLS, 1),)), GAIN),
    frames.Trade(frames.PaySheep(or_jewelry=True), GAIN),
    frames.Trade(frames.PaySheep(), GAIN),
    frames.Trade(frames.RemoveField(), GAIN),
    frames.Trade(frames.StepLeft(), GAIN),
    frames.Choice((frames.Gain(GAIN), frames.NewField(4))),
    frames.GiveSheep(2),
    frames.SheepBack(2),
    frames.GiveFields(2, (5,), planted=True),
    frames.GiveCards(2),
    frames.GiveCards(1, "bonus"),
    frames.GiveGoods(2, 3),
    frames.GivePlanted(),
    frames.KeepCrops(3),
    frames.Income((839,)),
]
"""Every kind of frame that asks, in every variant."""


def ask(*pending: frames.Pending, lang: str = "en", seat: int = 0) -> str:
    """Return the question to a seat with some frames, the last on top."""
    state, _ = start(RULESETS["hallertau"].rules, {}, 2, "questions")
    state.seats[0].frames[:] = pending
    state.seats[0].played[:] = [21]
    state.seats[1].frames.clear()
    return TEXTS[lang].question(state, seat)


def test_every_frame_that_offers_actions_has_a_sample():
    assert {type(frame) for frame in FRAMES} == set(OFFERS) - {frames.Done}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_frame_has_its_own_question(lang):
    questions = [ask(frame, lang=lang) for frame in FRAMES]
    assert len(set(questions)) == len(FRAMES)
    for question in questions:
        assert question[0].isupper()
        assert len(question) <= 120
        assert not set(question) & set("{}|_<>"), question
        assert not question.endswith((".", " ", ","))
        letters = {letter for letter in question.lower() if letter.isalpha()}
        assert letters <= set("абвгдеёжзийклмнопрстуфхцчшщъыьэюя") if lang == "ru" else not letters & set("абвгдеж")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_template_is_used(lang):
    assert QUESTIONS[lang].keys() == QUESTIONS["en"].keys()
    asked = {f"ask.{frame.__struct_config__.tag}" for frame in FRAMES} | {"ask.of_card", "ask.of_space", "ask.up_to"}
    variants = {".fewer", ".nothing", ".different", ".one", ".good", ".that", ".to"}
    left = {key for key in QUESTIONS[lang] if key not in asked}
    assert {key for key in left if not any(key.endswith(variant) for variant in variants)} == set()
    assert all(list(string.Formatter().parse(template)) for template in QUESTIONS[lang].values())


@pytest.mark.parametrize(
    ("pending", "texts"),
    [
        (
            (frames.Turn(),),
            {
                "en": "Your turn: place Workers on an action space, or exchange Workers for Tools",
                "pt": "A sua vez: colocar Trabalhadores em um espaço de ação ou trocar Trabalhadores por Ferramentas",
                "it": "Il tuo turno: colloca lavoratori su una casella azione o scambia lavoratori con strumenti",
                "ru": "Ваш ход: поставить работников в ячейку действия или обменять работников на инструменты",
            },
        ),
        (
            (frames.EndTurn(), frames.Used(FARMING), frames.Sow(4)),
            {
                "en": "Farming: sow in up to 4 Fields",
                "pt": "Agricultura: semear até 4 Campos",
                "it": "Lavorare i Campi: semina fino a 4 campi",
                "ru": "«Работа в поле»: засеять до 4 полей",
            },
        ),
        (
            (frames.EndTurn(), frames.Resolving(21), frames.GiveFields(2)),
            {
                "en": "Card 021: choose 2 Fields to give up",
                "pt": "Carta 021: escolher 2 Campos para devolver",
                "it": "Carta 021: scegli 2 campi a cui rinunciare",
                "ru": "Карта 021: выбрать 2 поля, чтобы отдать",
            },
        ),
        (
            (frames.Used(FARMING), frames.Resolving(427), frames.Sow(1)),
            {"en": "Card 427: sow in 1 Field", "ru": "Карта 427: засеять 1 поле"},
        ),
        ((frames.Stop("after_harvest"),), {"en": "After the harvest: play cards, or go on"}),
        ((frames.Resolving(7), frames.Gain(GAIN)), {"en": "Card 007: take 2 Clay and 1 Jewelry"}),
    ],
)
def test_examples_of_questions(pending, texts):
    assert {lang: ask(*pending, lang=lang) for lang in texts} == texts


def test_a_seat_that_is_not_to_act_has_no_question():
    assert ask(frames.Turn(), seat=1) == ""
    assert ask(frames.Done()) == ""
