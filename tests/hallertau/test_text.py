# ruff: noqa: RUF001
"""Every kind of action, event and requirement has a text in every language."""

from random import Random
from typing import Any, get_args

import msgspec
import pytest

from service.engine.hallertau import events
from service.engine.hallertau.bot import GUIDE
from service.engine.hallertau.cards.vocabulary import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    Condition,
    Cost,
    Discard,
    Exactly,
    FreeGoods,
    Just,
    KeepCrops,
    MoreThan,
    Pay,
    PayHarvested,
    PaySheep,
    RemoveFields,
    SheepBack,
    TakeOffField,
)
from service.engine.hallertau.explain import requirements
from service.engine.hallertau.explain.requirements import FreeRow, InPhase, WorkersFor
from service.engine.hallertau.fields import FieldKind
from service.engine.hallertau.payments import Payment
from service.engine.hallertau.resources import GOODS, RESOURCES
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.text.game_text import TEXTS, HallertauText
from service.engine.hallertau.text.languages import LANGUAGE
from service.engine.hallertau.verb import Args
from service.engine.hallertau.verbs.advance import Advance, Advanced
from service.engine.hallertau.verbs.double_sow import DoubleSow
from service.engine.hallertau.verbs.draw import CardsDrawn, Draw
from service.engine.hallertau.verbs.exchange import Exchange
from service.engine.hallertau.verbs.give import CardDiscarded, Give, SheepReturned
from service.engine.hallertau.verbs.harvest import Harvest, Harvested
from service.engine.hallertau.verbs.income import Income
from service.engine.hallertau.verbs.move_boulder import MoveBoulder
from service.engine.hallertau.verbs.move_field import MoveField
from service.engine.hallertau.verbs.move_sheep import MoveSheep
from service.engine.hallertau.verbs.move_stack import StackMoved
from service.engine.hallertau.verbs.place import Place
from service.engine.hallertau.verbs.play_card import CardPlayed, PlayCard, PlayCardWith
from service.engine.hallertau.verbs.raise_field import Raise
from service.engine.hallertau.verbs.skip import Skip
from service.engine.hallertau.verbs.sow import Sow, Sown
from service.engine.hallertau.verbs.take import Take
from service.engine.hallertau.verbs.trade import Trade
from service.engine.hallertau.verbs.two_fields import TwoFields
from service.engine.kernel.action import Action, Window
from service.engine.kernel.blocked import BlockedAction, Unmet
from service.engine.kernel.bots.decision import OPPONENTS
from service.engine.kernel.event import Event, Undone
from service.engine.kernel.node import Node
from service.engine.kernel.play import apply, start
from service.engine.registry import LANGUAGES, RULESETS

REQUIREMENTS: dict[type, list[Unmet]] = {
    AtLeast: [
        Unmet(AtLeast("sheep", 3), 3, 2, "p.12"),
        Unmet(AtLeast("clay", "window"), 7, 2, "p.12"),
        Unmet(AtLeast("nursery_workers", 3), 3, 1, "p.12"),
    ],
    AtMost: [Unmet(AtMost("tools", 7), 7, 8, "p.12"), Unmet(AtMost("fields", 0), 0, 2, "p.12")],
    Exactly: [Unmet(Exactly("workers", (1, 2)), 1, 6, "p.12")],
    MoreThan: [Unmet(MoreThan("sheep", "fields"), 5, 3, "p.12")],
    Just: [Unmet(Just("used_space", spaces=("farming", "nursery")), 1, 0, "H-20")],
    Pay: [Unmet(Pay((("hops", 2),)), 2, 1, "p.12"), Unmet(Pay((("clay", "fields"), ("rye", 1))), 1, 0, "p.12")],
    PaySheep: [Unmet(PaySheep(2), 2, 1, "H-87")],
    RemoveFields: [Unmet(RemoveFields(2, (5,), True), 2, 1, "H-82"), Unmet(RemoveFields(1), 1, 0, "H-82")],
    Discard: [Unmet(Discard(2), 2, 1, "H-100"), Unmet(Discard(1, "bonus"), 1, 0, "H-100")],
    FreeGoods: [Unmet(FreeGoods(2, 5), 2, 1, "p.14"), Unmet(FreeGoods(1, 14), 1, 0, "p.14")],
    PayHarvested: [Unmet(PayHarvested("flax", 3), 3, 0, "H-29")],
    TakeOffField: [Unmet(TakeOffField(), 1, 0, "H-82")],
    SheepBack: [Unmet(SheepBack(2), 2, 1, "H-87")],
    InPhase: [Unmet(InPhase(7, True), 7, 4, "H-36"), Unmet(InPhase(4, False), 4, 4, "H-36")],
    FreeRow: [Unmet(FreeRow("nursery"), 1, 0, "H-40")],
    WorkersFor: [Unmet(WorkersFor("nursery"), 3, 2, "H-40"), Unmet(WorkersFor("nursery"), 2, 5, "H-31")],
}
PAYMENTS = [
    Payment(goods={"hops": 1}),
    Payment(sheep_from="card4"),
    Payment(sheep_back="stables"),
    Payment(planted=FieldKind(3, "rye", 1)),
    Payment(card=7),
    Payment(field=FieldKind(2)),
    Payment(craft_left="cooling_house"),
]

SAMPLES: dict[str, object] = {
    "space": "nursery",
    "crop": "flax",
    "craft": "manufacture",
    "deck": "point",
    "place": "card4",
    "stop": "income",
    "resources": {"hides": 2, "jewelry": 1},
    "gain": {"wool": 3},
    "crops": {"barley": 2, "hops": 1},
    "decks": {"gateway": 4, "point": 1},
    "field": FieldKind(4, "wool", 1),
    "payment": PAYMENTS[0],
    "rows": (2, 4),
    "quadrants": (1, 3),
    "totals": (40, 35),
    "winners": (0,),
    "verdict": "won",
    "spaces": {"farming": 1, "town_hall": 3},
    "paid": {"clay": 2},
    "quadrant_turned.card": "A",
    "income.card": 839,
    "play_card.card": 7,
    "trade.pay": PAYMENTS[1],
    "advance.pay": {"rye": 1, "clay": 2},
    "advanced.pay": {"rye": 1},
    "move_sheep.to": "card5",
    "sheep_moved.to": "stables",
    "sheep_returned.to": "card3",
    "stack_moved.to": "farming",
    "cards_dealt.cards": (1, 901),
    "cards_drawn.cards": (801, 802),
}
"""A value for every field of an action or an event that is not a number."""


def sample(kind: type[msgspec.Struct]) -> Any:
    """Return an action or an event of a kind with all its fields set."""
    fields = kind.__struct_fields__
    return kind(*(SAMPLES.get(f"{tag(kind)}.{name}", SAMPLES.get(name, 2)) for name in fields))


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def tags(base: type[msgspec.Struct]) -> set[str]:
    return {tag(kind) for kind in base.__subclasses__()}


def under(prefix: str, lang: str) -> set[str]:
    """Return the templates of one kind, without their variants."""
    keys = LANGUAGE[lang].templates
    return {key.split(".")[1] for key in keys if key.startswith(f"{prefix}.")}


def variants(lang: str) -> set[str]:
    """Return the templates for variants of an action, an event or a requirement."""
    return {
        key
        for key in LANGUAGE[lang].templates
        if key.split(".")[0] in ("action", "event", "unmet") and key.count(".") > 1
    }


def written(text: str) -> str:
    """Return a text after checking that it contains no template marks."""
    assert text
    assert text.strip() == text
    assert not set(text) & set("{}|_<>"), text
    for trace in ("  ", ",,", ",.", "..", ", (", " ,", "None", "()", " .", "; ;"):
        assert trace not in text, text
    return text


def label(what: Args, lang: str) -> str:
    return TEXTS[lang].label(Action("id", tag(type(what)), what, Window.TURN))


def why(lang: str, *unmet: Unmet) -> str:
    return TEXTS[lang].why_not(unmet)


# Completeness


def test_every_game_has_texts_in_every_language():
    assert tuple(TEXTS) == LANGUAGES
    assert all(tuple(game.texts) == LANGUAGES for game in RULESETS.values())
    assert [text.lang for text in TEXTS.values()] == list(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_action_has_a_label_and_every_label_is_used(lang):
    assert under("action", lang) == tags(Args) - {"play_card_with"}  # expands to other actions and is never offered


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_has_a_text_and_every_text_is_used(lang):
    assert under("event", lang) == tags(events.Body) | {tag(Undone)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_requirement_has_a_text_and_every_text_is_used(lang):
    own = {kind for kind in vars(requirements).values() if isinstance(kind, type) and kind is not Node}
    assert all(issubclass(kind, Node) for kind in own)
    conditions, costs = set(get_args(Condition)) - {AllOf, AnyOf}, set(get_args(Cost)) - {KeepCrops}
    assert set(REQUIREMENTS) == own | conditions | costs
    assert under("unmet", lang) == {tag(kind) for kind in own | costs} | {"have", "clause", "of"}
    for kind, examples in REQUIREMENTS.items():
        for unmet in examples:
            assert type(unmet.requirement) is kind
            written(why(lang, unmet))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_payment_has_a_text_and_every_text_is_used(lang):
    assert under("payment", lang) | {"goods"} == set(Payment.__struct_fields__)
    assert len(PAYMENTS) == len(Payment.__struct_fields__)
    texts = {written(label(Give(payment), lang)) for payment in PAYMENTS}
    assert len(texts) == len(PAYMENTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fields_that_differ_only_by_their_harvest_or_by_a_card_have_different_labels(lang):
    differing: list[dict[str, Any]] = [{}, {"harvested": True}, {"named_by": (27,)}, {"named_by": (112, 122)}]
    for named in (
        [Sow("rye", 4, **more) for more in differing],
        [DoubleSow("rye", 2, 4, **more) for more in differing],
        [MoveField(4, 5, **more) for more in differing],
        [Raise(FieldKind(4, "rye", 1, **more)) for more in differing],
        [Give(Payment(field=FieldKind(4, **more))) for more in differing],
    ):
        labels = [written(label(one, lang)) for one in named]
        assert len(set(labels)) == len(differing)
        assert "027" in labels[2]
        assert "112" in labels[3]
        assert "122" in labels[3]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_and_part_of_a_template_is_used(lang):
    assert variants(lang) == {
        "event.workers_removed.none",
        "event.game_ended.winner",
        "event.game_ended.winners",
        "event.game_ended.lost",
        "event.game_ended.won",
        "event.game_ended.extraordinary",
        "unmet.free_goods.one",
        "unmet.in_phase.not",
        "unmet.workers_for.bound",
    }
    assert under("part", lang) == {"harvested", "named_by", "option", "paid", "price", "no_price", "tools"}
    assert under("field", lang) == {"empty", "planted"}
    assert {name for name in LANGUAGE[lang].names if name.startswith("with.")} == {
        f"with.{RESOURCES[good]}" for good in GOODS
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_has_a_text_and_every_text_is_used(lang):
    assert under("hint", lang) == {"only", "equal", "slightly", "better"}
    names = {name for name in LANGUAGE[lang].names if name.startswith("mostly.")}
    assert names == {f"mostly.{part}" for part in (*GUIDE.value_parts, OPPONENTS)}


def test_a_missing_word_is_an_error():
    with pytest.raises(KeyError, match=r"action\.dance"):
        TEXTS["en"].label(Action("dance", "dance", Skip(), Window.TURN))
    with pytest.raises(TypeError, match="no words for Skip"):
        TEXTS["en"].why_not((Unmet(Skip(), 1, 0, "p.1"),))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_an_action_or_event_is_well_formed(lang):
    kinds = [kind for kind in Args.__subclasses__() if kind is not PlayCardWith]
    assert len({written(label(sample(kind), lang)) for kind in kinds}) == len(kinds)
    lines = {written(TEXTS[lang].event(sample(kind))) for kind in (*events.Body.__subclasses__(), Undone)}
    assert len(lines) == len(events.Body.__subclasses__()) + 1


# Example sentences

LABELS: list[tuple[Args, dict[str, str]]] = [
    (
        Place("busy_weekend", 1),
        {
            "en": "Place 1 Worker on Busy Weekend: gives 1 Milk or Wool; then lets you sow in up to 2 Fields",
            "pt": "Colocar 1 Trabalhador em Fim de Semana Movimentado: dá 1 de Leite ou de Lã; depois permite semear"
            " até 2 Campos",
            "it": "Colloca 1 lavoratore su Fine Settimana di Lavoro: dà 1 latte o lana; poi permette di seminare fino a"
            " 2 campi",
            "ru": "Поставить 1 работника в ячейку «Работа в выходные»: даёт 1 молоко или шерсть; затем позволяет"
            " засеять до 2 полей",
        },
    ),
    (
        Exchange(2),
        {
            "en": "Exchange 2 Workers for 2 Tools",
            "pt": "Trocar 2 Trabalhadores por 2 Ferramentas",
            "it": "Scambia 2 lavoratori con 2 strumenti",
            "ru": "Обменять 2 работников на 2 инструмента",
        },
    ),
    (Exchange(5), {"ru": "Обменять 5 работников на 5 инструментов"}),
    (
        Take({"barley": 2, "hops": 1, "sheep": 1}),
        {
            "en": "Take 2 Barley, 1 Hop and 1 Sheep",
            "pt": "Pegar 2 de Cevada, 1 de Lúpulo e 1 Ovelha",
            "it": "Prendi 2 orzi, 1 luppolo e 1 pecora",
            "ru": "Взять 2 ячменя, 1 хмель и 1 овцу",
        },
    ),
    (
        Sow("hops", 4),
        {
            "en": "Sow Hops in a Field in row 4",
            "pt": "Semear Lúpulo em um Campo da linha 4",
            "it": "Semina luppolo in un campo della riga 4",
            "ru": "Посеять хмель на поле в ряду 4",
        },
    ),
    (Sow("clay", 4), {"en": "Sow Clay in a Field in row 4", "ru": "Посеять глину на поле в ряду 4"}),
    (
        MoveSheep("card6", "stables"),
        {
            "en": "Move a Sheep from card 6 to the Stables",
            "pt": "Mover uma Ovelha da carta 6 para os Estábulos",
            "it": "Sposta una pecora dalla carta 6 nelle stalle",
            "ru": "Передвинуть овцу с карты 6 в овчарню",
        },
    ),
    (
        Trade(Payment(sheep_from="stables"), {"hides": 2, "meat": 4}),
        {
            "en": "Give 1 Sheep from the Stables, take 2 Hides and 4 Meat",
            "pt": "Entregar 1 Ovelha dos Estábulos, pegar 2 de Pele e 4 de Carne",
            "it": "Cedi 1 pecora dalle stalle, prendi 2 pelli e 4 carni",
            "ru": "Отдать 1 овцу из овчарни, взамен — 2 шкуры и 4 мяса",
        },
    ),
    (
        Harvest(FieldKind(3, "flax", 1)),
        {
            "en": "Harvest the Flax Field in row 3",
            "pt": "Colher o Campo com Linho na linha 3",
            "it": "Raccogli dal campo con lino nella riga 3",
            "ru": "Собрать урожай с поля со льном в ряду 3",
        },
    ),
    (
        Raise(FieldKind(3)),
        {
            "en": "Move the empty Field in row 3 up one row",
            "pt": "Subir em uma linha o Campo vazio na linha 3",
            "it": "Fai salire di una riga il campo vuoto nella riga 3",
            "ru": "Сдвинуть на ряд вверх пустое поле в ряду 3",
        },
    ),
    (
        Advance("cooling_house", {"jewelry": 1}),
        {
            "en": "Advance the Cooling House for 1 Jewelry",
            "pt": "Avançar a Casa de Resfriamento por 1 Joia",
            "it": "Fai avanzare il negozio Ghiacciaia per 1 gioiello",
            "ru": "Улучшить мастерскую «Ледник» за 1 драгоценность",
        },
    ),
    (
        PlayCard(7, 2),
        {
            "en": "Play card 007, option 2: gives 1 Tool and 1 Bonus card",
            "pt": "Jogar a carta 007, opção 2: dá 1 Ferramenta e 1 Carta de Bônus",
            "it": "Gioca la carta 007, opzione 2: dà 1 strumento e 1 carta bonus",
            "ru": "Сыграть карту 007, вариант 2: даёт 1 инструмент и 1 карту бонуса",
        },
    ),
    (
        PlayCard(822),
        {
            "en": "Play card 822: costs 3 Barley, Flax, Hops or Rye (of one type); each Round in Phase 3 it gives"
            " 1 Hop; worth 5 VP",
            "ru": "Сыграть карту 822: стоит 3 ячменя, льна, хмеля или ржи (одного вида); каждый раунд в фазе 3 даёт"
            " 1 хмель; приносит 5 ПО",
        },
    ),
    (PlayCard(427, 1), {"en": "Play card 427, option 1: lets you sow in 1 Field"}),
    (Income(822), {"en": "Activate card 822: gives 1 Hop", "it": "Attiva la carta 822: dà 1 luppolo"}),
    (
        Give(Payment(card=829)),
        {
            "en": "Pay card 829 from your hand [each Round in Phase 3 it gives 1 Wool; worth 2 VP]",
            "ru": "Отдать карту 829 с руки [каждый раунд в фазе 3 даёт 1 шерсть; приносит 2 ПО]",
        },
    ),
    (
        Draw("bonus", 2),
        {
            "en": "Draw 2 Bonus cards",
            "pt": "Comprar 2 Cartas de Bônus",
            "it": "Pesca 2 carte bonus",
            "ru": "Взять 2 карты бонусов",
        },
    ),
    (MoveBoulder("carpentry", 0), {"en": "Move a Boulder of the Carpentry (number 1)"}),
    (
        DoubleSow("hops", 2, 5),
        {"en": "Sow 2 Hops in one Field in row 5", "it": "Semina 2 luppoli in un solo campo della riga 5"},
    ),
    (TwoFields((2, 4)), {"en": "Take Fields into rows 2 and 4", "pt": "Pegar Campos para as linhas 2 e 4"}),
]

LINES: list[tuple[msgspec.Struct, dict[str, str]]] = [
    (
        Undone(1, 2),
        {
            "en": "Seat 1 takes back 2 actions.",
            "pt": "Jogador 1 desfaz 2 ações.",
            "it": "Giocatore 1 annulla 2 azioni.",
            "ru": "Игрок 1 отменяет 2 действия.",
        },
    ),
    (Undone(1, 5), {"ru": "Игрок 1 отменяет 5 действий."}),
    (
        events.PhaseBegan(2, 7),
        {
            "en": "Round 2, Phase 7: Harvest",
            "pt": "Rodada 2, Fase 7: Colheita",
            "it": "Round 2, fase 7: Raccolto",
            "ru": "Раунд 2, фаза 7: Сбор урожая",
        },
    ),
    (events.QuadrantTurned("A", (1, 2, 3)), {"en": "Quadrant card A clears 1, 2 and 3."}),
    (events.WorkersRemoved({"nursery": 2, "farming": 1}), {"en": "Workers leave Nursery and Farming."}),
    (events.WorkersRemoved({}), {"en": "No Workers leave.", "ru": "Ни один работник не уходит."}),
    (
        events.SheepDied(0, 3, 2),
        {
            "en": "Seat 0 loses 2 Sheep on card 3.",
            "pt": "Jogador 0 perde 2 Ovelhas na carta 3.",
            "it": "Giocatore 0 perde 2 pecore sulla carta 3.",
            "ru": "Игрок 0 теряет 2 овцы на карте 3.",
        },
    ),
    (events.NewWorkers(0, 1), {"en": "Seat 0 has 1 Worker.", "ru": "У игрока 0: 1 работник."}),
    (events.NewWorkers(0, 4), {"en": "Seat 0 has 4 Workers.", "ru": "У игрока 0: 4 работника."}),
    (events.NewWorkers(0, 11), {"ru": "У игрока 0: 11 работников."}),
    (Sown(0, "hops", 5), {"en": "Seat 0 sows 1 Hop in row 5.", "ru": "Игрок 0 сеет 1 хмель в ряду 5."}),
    (
        Harvested(0, FieldKind(5, "rye", 1), 5),
        {
            "en": "Seat 0 harvests 5 Rye from row 5.",
            "pt": "Jogador 0 colhe 5 de Centeio da linha 5.",
            "it": "Giocatore 0 raccoglie 5 segale dalla riga 5.",
            "ru": "Игрок 0 собирает 5 ржи с поля в ряду 5.",
        },
    ),
    (
        Advanced(0, "brewhouse", 3, {"barley": 2, "hops": 1}, 2),
        {
            "en": "Seat 0 advances the Brewhouse to 3 for 2 Barley and 1 Hop with 2 Tools.",
            "pt": "Jogador 0 avança a Cervejaria até 3 por 2 de Cevada e 1 de Lúpulo com 2 Ferramentas.",
            "it": "Giocatore 0 fa avanzare il negozio Distilleria fino a 3 per 2 orzi e 1 luppolo con 2 strumenti.",
            "ru": "Игрок 0 улучшает мастерскую «Пивоварня» до клетки 3 за 2 ячменя и 1 хмель с помощью 2 инструментов.",
        },
    ),
    (
        Advanced(0, "brewhouse", 3, {}, 0),
        {
            "en": "Seat 0 advances the Brewhouse to 3 for nothing.",
            "pt": "Jogador 0 avança a Cervejaria até 3 de graça.",
            "it": "Giocatore 0 fa avanzare il negozio Distilleria fino a 3 gratis.",
            "ru": "Игрок 0 улучшает мастерскую «Пивоварня» до клетки 3 бесплатно.",
        },
    ),
    (
        CardPlayed(0, 7, 2, {"clay": 1}),
        {
            "en": "Seat 0 plays card 007, option 2, for 1 Clay.",
            "pt": "Jogador 0 joga a carta 007, opção 2, por 1 de Argila.",
            "it": "Giocatore 0 gioca la carta 007, opzione 2, per 1 argilla.",
            "ru": "Игрок 0 играет карту 007, вариант 2, отдав 1 глину.",
        },
    ),
    (
        events.CardsDealt(0, {"gateway": 4, "point": 1}),
        {
            "en": "Seat 0 has 4 Gateway cards and 1 Point card.",
            "pt": "Jogador 0 recebe 4 Cartas de Portão e 1 Carta de Ponto.",
            "it": "Giocatore 0 riceve 4 carte cancello e 1 carta punto.",
            "ru": "Игрок 0 получает 4 карты ворот и 1 карту победных очков.",
        },
    ),
    (CardsDrawn(0, "bonus", 2), {"en": "Seat 0 takes 2 Bonus cards."}),
    (
        CardsDrawn(0, "bonus", 2, (801, 817)),
        {"en": "Seat 0 takes 2 Bonus cards (801, 817).", "ru": "Игрок 0 берёт 2 карты бонусов (801, 817)."},
    ),
    (
        CardDiscarded(0, "bonus"),
        {
            "en": "Seat 0 discards a Bonus card.",
            "pt": "Jogador 0 descarta uma Carta de Bônus.",
            "it": "Giocatore 0 scarta una carta bonus.",
            "ru": "Игрок 0 сбрасывает карту бонуса.",
        },
    ),
    (
        SheepReturned(0, "stables", "card6"),
        {
            "en": "Seat 0: a Sheep goes back from the Stables to card 6.",
            "pt": "Jogador 0: uma Ovelha volta dos Estábulos para a carta 6.",
            "it": "Giocatore 0: una pecora torna indietro dalle stalle sulla carta 6.",
            "ru": "Игрок 0: овца возвращается из овчарни на карту 6.",
        },
    ),
    (
        SheepReturned(0, "card2", None),
        {
            "en": "Seat 0: a Sheep goes back from card 2 to the supply.",
            "ru": "Игрок 0: овца возвращается с карты 2 в общий запас.",
        },
    ),
    (
        StackMoved(0, "nursery", "farming"),
        {
            "en": "Seat 0 moves 3 Workers from Nursery to Farming.",
            "ru": "Игрок 0 переставляет 3 работников с ячейки «Садоводство» в ячейку «Работа в поле».",
        },
    ),
    (
        events.GameEnded((40, 35), (0,)),
        {
            "en": "The game is over: 40, 35 points. Seat 0 wins.",
            "pt": "O jogo terminou: 40, 35 pontos. Jogador 0 vence.",
            "it": "La partita è finita: 40, 35 punti. Giocatore 0 vince.",
            "ru": "Игра окончена, очки: 40, 35. Побеждает игрок 0.",
        },
    ),
    (
        events.GameEnded((40, 35, 40), (0, 2)),
        {
            "en": "The game is over: 40, 35, 40 points. Seat 0 and seat 2 share the victory.",
            "pt": "O jogo terminou: 40, 35, 40 pontos. Jogador 0 e jogador 2 dividem a vitória.",
            "it": "La partita è finita: 40, 35, 40 punti. Giocatore 0 e giocatore 2 condividono la vittoria.",
            "ru": "Игра окончена, очки: 40, 35, 40. Победу делят игрок 0 и игрок 2.",
        },
    ),
    (
        events.GameEnded((79,), (), "lost"),
        {
            "en": "The game is over: 79 points. It is a defeat.",
            "pt": "O jogo terminou: 79 pontos. É uma derrota.",
            "it": "La partita è finita: 79 punti. È una sconfitta.",
            "ru": "Игра окончена, очки: 79. Это поражение.",
        },
    ),
    (
        events.GameEnded((80,), (0,), "won"),
        {
            "en": "The game is over: 80 points. It is a victory.",
            "pt": "O jogo terminou: 80 pontos. É uma vitória.",
            "it": "La partita è finita: 80 punti. È una vittoria.",
            "ru": "Игра окончена, очки: 80. Это победа.",
        },
    ),
    (
        events.GameEnded((86,), (0,), "extraordinary"),
        {
            "en": "The game is over: 86 points. It is an extraordinary victory.",
            "pt": "O jogo terminou: 86 pontos. É uma vitória extraordinária.",
            "it": "La partita è finita: 86 punti. È una vittoria straordinaria.",
            "ru": "Игра окончена, очки: 86. Это выдающаяся победа.",
        },
    ),
    (events.GameEnded((79,), ()), {"en": "The game is over: 79 points."}),
]

REASONS: list[tuple[list[Unmet], dict[str, str]]] = [
    (
        [REQUIREMENTS[AtLeast][0], REQUIREMENTS[InPhase][0]],
        {
            "en": "needs at least 3 Sheep, has 2; only in Phase 7",
            "pt": "exige no mínimo 3 Ovelhas, você tem 2; somente na Fase 7",
            "it": "richiede almeno 3 pecore, ne hai 2; solo nella fase 7",
            "ru": "требуется не меньше 3 овец (сейчас 2); только в фазе 7",
        },
    ),
    (
        REQUIREMENTS[MoreThan],
        {
            "en": "needs more Sheep than Fields, has 3 of 5",
            "pt": "exige mais Ovelhas do que Campos, você tem 3 de 5",
            "it": "richiede più pecore che campi, ne hai 3 su 5",
            "ru": "требуется больше овец, чем полей (сейчас 3 из 5)",
        },
    ),
    (
        [REQUIREMENTS[AtLeast][2]],
        {
            "en": "needs the Nursery to hold at least 3 Workers (now 1)",
            "pt": "exige no Viveiro no mínimo 3 Trabalhadores (agora 1)",
            "it": "richiede nel Vivaio almeno 3 lavoratori (ora 1)",
            "ru": "требуется в ячейке «Садоводство» не меньше 3 работников (сейчас 1)",
        },
    ),
    (REQUIREMENTS[Just], {"en": "only right after using Farming or Nursery"}),
    (
        [Unmet(Pay((("hops", 1),)), 1, 0, "p.12"), *REQUIREMENTS[PaySheep]],
        {
            "en": "costs 1 Hop, has 0; costs 2 Sheep, has 1",
            "pt": "custa 1 de Lúpulo, você tem 0; custa 2 Ovelhas, você tem 1",
            "it": "costa 1 luppolo, ne hai 0; costa 2 pecore, ne hai 1",
            "ru": "стоит 1 хмель (сейчас 0); стоит 2 овцы (сейчас 1)",
        },
    ),
    (
        [REQUIREMENTS[RemoveFields][0]],
        {
            "en": "costs 2 planted Fields from row 5, has 1",
            "pt": "custa 2 Campos plantados da linha 5, você tem 1",
            "it": "costa 2 campi seminati dalla riga 5, ne hai 1",
            "ru": "стоит 2 засеянных поля из ряда 5 (сейчас 1)",
        },
    ),
    (
        REQUIREMENTS[Discard],
        {
            "en": "costs 2 other cards from the hand, has 1; costs 1 Bonus card from the hand, has 0",
            "ru": "стоит 2 другие карты с руки (сейчас 1); стоит 1 карту бонуса с руки (сейчас 0)",
        },
    ),
    (
        REQUIREMENTS[WorkersFor],
        {
            "en": "costs 3 Workers, has 2; costs 2 Workers, but all 5 must be spent",
            "pt": "custa 3 Trabalhadores, você tem 2; custa 2 Trabalhadores, mas é preciso gastar todos os 5",
            "it": "costa 3 lavoratori, ne hai 2; costa 2 lavoratori, ma bisogna impiegarne 5",
            "ru": "требуется 3 работника (сейчас 2); требуется 2 работника, а потратить надо всех (5)",
        },
    ),
    (REQUIREMENTS[FreeRow], {"en": "no row is free", "ru": "нет свободного ряда"}),
]


@pytest.mark.parametrize(("what", "texts"), LABELS)
def test_example_actions_have_these_texts(what, texts):
    assert {lang: label(what, lang) for lang in texts} == texts


@pytest.mark.parametrize(("body", "texts"), LINES)
def test_example_events_have_these_texts(body, texts):
    assert {lang: TEXTS[lang].event(body) for lang in texts} == texts


@pytest.mark.parametrize(("unmet", "texts"), REASONS)
def test_example_reasons_have_these_texts(unmet, texts):
    assert {lang: why(lang, *unmet) for lang in texts} == texts


def test_a_card_is_named_by_its_number():
    assert TEXTS["en"].card(20) == "Only right after spending your last Jewelry. Gives 1 Hop and 1 Milk."
    assert TEXTS["ru"].card(12).startswith("Требуется не меньше 4 инструментов.")


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
        self.read((f"action {action.kind}", repr(action.args)), lambda text: HallertauText.label(text, action))

    def events(self, log: list[Event]) -> None:
        for event in log:
            for body in (event.body, *event.private.values()):
                self.event(body)

    def event(self, body: msgspec.Struct) -> None:
        self.read((f"event {tag(type(body))}", repr(body)), lambda text: HallertauText.event(text, body))

    def blocked(self, blocked: BlockedAction) -> None:
        self.read(("blocked", repr(blocked)), lambda text: HallertauText.why_not(text, blocked.unmet))


@pytest.mark.parametrize(
    ("gateway", "farmyard", "seats"), [(0, 4, 2), (1, 5, 3), (2, 6, 4), (3, 7, 1), (3, 6, 4), (2, 5, 1)]
)
def test_every_text_of_a_random_game_exists_in_every_language(gateway, farmyard, seats):
    reader, random = Reader(), Random(seats)
    settings = {"variant": "cards", "gateway": gateway, "farmyard": farmyard}
    state, log = start(RULES, settings, seats, f"text {gateway} {farmyard}")
    while waiting := RULES.to_act(state):
        reader.events(log)
        seat = random.choice(waiting)
        offered = RULES.actions(state, seat)
        for action in offered:
            reader.action(action)
        for blocked in RULES.blocked(state, seat):
            reader.blocked(blocked)
            reader.action(blocked.action)
        cards = [action for action in offered if action.kind == "play_card"]
        log = apply(RULES, state, seat, random.choice(cards or offered))
    reader.events(log)
    assert {"action play_card", "action place", "event cards_dealt", "event game_ended", "blocked"} <= reader.said
    assert len(reader.said) > 35
