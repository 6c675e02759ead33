# ruff: noqa: RUF001
"""The texts of the cards: every node has its templates in every language, and example cards have the expected texts."""

import string
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from service.engine.hallertau.cards.printed_decks import CARDS
from service.engine.hallertau.cards.vocabulary import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    ByOptionEffect,
    Card,
    CardOption,
    ClearSpace,
    ClearTopRows,
    Condition,
    Cost,
    DifferentCrops,
    Discard,
    Draw,
    Effect,
    Exactly,
    FieldToRow,
    FreeGoods,
    GetField,
    GetGoods,
    HarvestFields,
    Just,
    KeepCrops,
    MoreThan,
    MoveSheep,
    OneOf,
    Pay,
    PayHarvested,
    PaySheep,
    RaiseFields,
    RemoveFields,
    SheepBack,
    SowCrops,
    SowGood,
    Special,
    SwapToolForJewelry,
    TakeOffField,
    TakeWorkers,
    UseSpace,
    get,
    pay,
    pay_one_of,
)
from service.engine.hallertau.quantities import NAMES, Fields, Half, Least, Minus, Played, Plus, Quantity, Sum, Twice
from service.engine.hallertau.resources import CRAFTS, PLACES, RESOURCES
from service.engine.hallertau.spaces import SPACES
from service.engine.hallertau.text.game_text import TEXTS
from service.engine.hallertau.text.languages import LANGUAGE, LANGUAGES
from service.engine.hallertau.text.phrases import amounts, place_name
from service.engine.hallertau.text.template_values import Count
from service.engine.hallertau.text.writer import Writer
from service.engine.kernel.blocked import Unmet

CONDITIONS: dict[type, list[Any]] = {
    AtLeast: [AtLeast("sheep", 3), AtLeast("clay", "window"), AtLeast("sheep", "fields")],
    AtMost: [AtMost("tools", 7), AtMost("fields", 0)],
    Exactly: [Exactly("workers", (1, 2, 3))],
    MoreThan: [MoreThan("sheep", "fields"), MoreThan("window", Plus("round", 5))],
    Just: [Just("used_space"), Just("used_space", spaces=("farming",))],
    AllOf: [AllOf((AtLeast("wool", 1), Just("using_butchery")))],
    AnyOf: [AnyOf((AtLeast("wool", 1), Just("using_butchery")))],
}
COSTS: dict[type, list[Any]] = {
    Pay: [Pay((("hops", 2), ("clay", "fields"), ("rye", Minus(8, "fields"))))],
    PaySheep: [PaySheep(2)],
    RemoveFields: [RemoveFields(2), RemoveFields(1, (5,), True), RemoveFields(7, (3, 4, 5))],
    Discard: [Discard(2), Discard(2, "point")],
    FreeGoods: [FreeGoods(1, 14), FreeGoods(2, 5)],
    PayHarvested: [PayHarvested("flax", 3)],
    TakeOffField: [TakeOffField()],
    SheepBack: [SheepBack(2)],
    KeepCrops: [KeepCrops(3)],
}
EFFECTS: dict[type, list[Any]] = {
    GetGoods: [get(barley=2, tools=(0, 1, 2)), get(barley=Half("hides"), wool=Half("hides"))],
    GetField: [GetField(2), GetField((2, 5)), GetField(3, 2)],
    Draw: [Draw(deck, 1) for deck in ("gateway", "farmyard", "bonus", "point")],
    OneOf: [OneOf((get(milk=1), get(clay=1)), sow=True), OneOf((get(wool=4), GetField(2)))],
    ByOptionEffect: [ByOptionEffect((get(meat=1), SowCrops(1)))],
    DifferentCrops: [DifferentCrops((1, 2))],
    SowCrops: [SowCrops(1), SowCrops((0, 2)), SowCrops(1, that=True)],
    SowGood: [SowGood("wool"), SowGood("flax"), SowGood("wool", that=True)],
    HarvestFields: [HarvestFields(1), HarvestFields(2)],
    RaiseFields: [RaiseFields(8), RaiseFields(8, True), RaiseFields(3, False), RaiseFields(2, True, that=True)],
    FieldToRow: [FieldToRow(4)],
    MoveSheep: [MoveSheep(1), MoveSheep((1, 2)), MoveSheep(1, True), MoveSheep((1, 2), True)],
    SwapToolForJewelry: [SwapToolForJewelry()],
    ClearSpace: [ClearSpace()],
    ClearTopRows: [ClearTopRows(("land_sale", "town_hall"))],
    TakeWorkers: [TakeWorkers()],
    UseSpace: [UseSpace()],
    Special: [Special("bind")],
}
FIELDS: list[Quantity] = [Fields(), Fields(True), Fields(False), Fields(rows=(5,)), Fields(rows=(2, 3), contain="hops")]
QUANTITIES: dict[type, list[Quantity]] = {
    int: [3],
    str: list(NAMES),
    Fields: FIELDS,
    Played: [Played(deck) for deck in ("gateway", "farmyard", "bonus", "point")],
    Sum: [Sum(("tools", "jewelry")), Sum((Fields(contain="barley"), Fields(contain="rye")))],
    Least: [Least(("flax", "barley", "rye"))],
    Minus: [Minus(8, "fields"), Minus("tools", "hides")],
    Plus: [Plus("round", 5)],
    Twice: [Twice("round")],
    Half: [Half("hides")],
}


def written(text: str) -> str:
    """Return a text after checking that it contains no template marks."""
    assert text.strip() == text
    assert text
    assert not set(text) & set("{}|_<>")
    for trace in ("  ", ",,", ",.", "..", ",:", ", (", " ,", "None", "()"):
        assert trace not in text, text
    return text


def card(**what: Any) -> Card:
    return Card(1, **what)


def fields_of(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def literals(node: type, field: str) -> tuple[str, ...]:
    return get_args(get_type_hints(node)[field])


def every_quantity() -> Iterator[Quantity]:
    for examples in QUANTITIES.values():
        yield from examples


# Completeness


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("union", "examples"), [(Condition, CONDITIONS), (Cost, COSTS), (Effect, EFFECTS)])
def test_every_node_has_a_text(lang, union, examples):
    assert set(examples) == set(get_args(union))
    place = {id(CONDITIONS): "when", id(COSTS): "pay", id(EFFECTS): "do"}[id(examples)]
    writer = Writer(LANGUAGE[lang])
    for nodes in examples.values():
        for node in nodes:
            written(writer.card(card(**{place: node if place == "when" else (node,)})))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_quantity_has_a_text(lang):
    assert set(QUANTITIES) == set(get_args(Quantity))
    writer = Writer(LANGUAGE[lang])
    for what in every_quantity():
        for condition in (
            AtLeast(what, 1),
            AtLeast(what, 5),
            AtLeast("clay", what),
            AtMost(what, 0),
            AtMost(what, 3),
            Exactly(what, (1, 2)),
            MoreThan(what, "fields"),
            MoreThan("fields", what),
        ):
            written(TEXTS[lang].why_not((Unmet(condition, 2, 1, "p.12"),)))
            written(writer.card(card(when=condition)))
        written(writer.card(card(pay=pay(clay=what), do=(get(wool=what),))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_and_special_effect_has_a_text(lang):
    assert literals(Just, "what")
    assert literals(Special, "name")
    writer = Writer(LANGUAGE[lang])
    for event in literals(Just, "what"):
        written(writer.card(card(when=Just(event, 3))))
    for special in literals(Special, "name"):
        written(writer.card(card(do=(Special(special),))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_exists(lang):
    language = LANGUAGE[lang]
    assert {name for name in language.names if name.startswith(("space.", "craft.", "phase."))} == {
        *(f"space.{space.name}" for space in SPACES),
        *(f"craft.{craft}" for craft in CRAFTS),
        *(f"phase.{phase}" for phase in range(1, 11)),
    }
    names = [name.format(card=4) for name in language.names.values()]
    names += [place_name(place, lang, role) for place in PLACES for role in ("at", "from", "to")]
    names += [f"{Count(language, (2,), noun)}" for noun in language.nouns]
    for name in names:
        written(name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_templates_with_the_same_placeholders(lang):
    english, language = LANGUAGE["en"], LANGUAGE[lang]
    assert set(language.templates) == set(english.templates)
    assert set(language.names) == set(english.names)
    assert set(language.leads) == set(english.leads)
    assert set(language.compare) == set(english.compare)
    assert set(language.nouns) >= set(english.nouns)
    for key, template in language.templates.items():
        asked = fields_of(template) if key != "least" else {"n", "all"}
        assert asked == fields_of(english.templates[key]), key
    for key in language.cases:
        assert key.rpartition(".")[0] in language.templates


def test_a_missing_template_is_an_error():
    english = LANGUAGE["en"]
    short = {key: text for key, text in english.templates.items() if key != "clear_space"}
    writer = Writer(msgspec.structs.replace(english, templates=short))
    with pytest.raises(KeyError, match="clear_space"):
        writer.card(card(do=(ClearSpace(),)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_330_cards_have_texts_and_different_rows_have_different_texts(lang):
    texts: dict[str, Card] = {}
    for row in CARDS.values():
        text = written(TEXTS[lang].card(row.number))
        assert text.endswith(".")
        assert text[0].isupper()
        same = texts.setdefault(text, row)
        assert msgspec.structs.replace(same, number=0) == msgspec.structs.replace(row, number=0), text
    assert len(CARDS) == 330


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_numbers_of_a_row_are_in_its_text(lang):
    for number in (7, 24, 104, 413, 509, 712):
        row, text = CARDS[number], TEXTS[lang].card(number)
        for effect in row.do:
            for value in effect.what if isinstance(effect, GetGoods) else ():
                if isinstance(value[1], tuple):
                    *first, last = map(str, value[1])
                    assert f"{', '.join(first)}{LANGUAGE[lang].templates['or']}{last} " in text


# Example cards

EXPECTED: dict[str, dict[int, str]] = {
    "en": {
        1: "Needs at least 2, 3 or 4 Sheep."
        " Lets you move 1 Sheep on by up to 1, 2 or 3 steps, respectively (from card to card, from the last one into"
        " the Stables). Also gives 1 Bonus card.",
        4: "Needs at least as much Clay as the number in the window of your Community Center."
        " Gives 1 new Field in row 4.",
        7: "Needs at least 1, 2 or 5 Meat. Gives 0, 1 or 2 Tools, respectively, and 1 Bonus card.",
        9: "Needs a full action space. Gives 1 Jewelry and 1 Bonus card.",
        14: "Needs at least 1, 2, 4 or 6 Fields in row 5. Lets you sow in up to 0, 1, 2 or 3 Fields, respectively."
        " Also gives 1 Bonus card.",
        20: "Only right after spending your last Jewelry. Gives 1 Hop and 1 Milk.",
        21: "Needs at least 1, 2, 4 or 7 Sheep. Gives 1, 2, 3 or 4 Hops or Meat (of one type), respectively.",
        23: "Only with no empty Fields. Lets you raise any of your Fields by 1 row each.",
        30: "Needs at least 1 Jewelry and at least 2, 4 or 6 Fields."
        " Gives 1 Clay, plus 0, 1 or 2 Farmyard cards, respectively, and 1 Bonus card.",
        105: "Needs at least as many Sheep as Fields. Gives 1 new Field in row 3.",
        109: "Only after playing at least 3, 7 or 11 other cards from a single deck (any deck)."
        " Gives 1, 2 or 3 Jewelry, respectively.",
        112: "Needs exactly 1 empty Field. Lets you sow 1 Clay in that Field as if it were a Crop."
        " Also gives 1 Bonus card.",
        122: "Needs exactly 2 planted Fields. Lets you raise each of those Fields by 1 row. Also gives 1 Bonus card.",
        110: "Needs at least 2, 5 or 7 each of Flax, Barley and Rye."
        " Gives 1 Hop and 1 Clay, plus 0, 1 or 2 Bonus cards, respectively.",
        212: "Needs at least 5, 6 or 7 Tools."
        " Gives Clay equal to 12, 13 or 14 minus the number in the window of your Community Center, respectively.",
        309: "Only right after using an action space and only with at least 9, 11 or 13 Workers in the Quadrant of"
        " that space. Gives 1, 2 or 3 Barley, respectively, and 1 Tool.",
        323: "Needs exactly 1 empty Field. Lets you move that Field to row 4 and then sow in that Field."
        " Also gives 1 Bonus card.",
        409: "Costs 2 Clay and 1 Field from row 5. Gives up to 3 new Fields in row 2.",
        509: "Needs at most 4, 2, 1 or 0 Fields."
        " Gives 1 new Field in row 2, 3, 4 or 5 and 0, 1, 2 or 2 Bonus cards, respectively.",
        615: "Needs at least 5, 6, 7 or 8 Jewelry."
        " Gives 2 Tools, up to 2 new Fields in row 2, up to 2 new Fields in row 5 or 3 Sheep, respectively.",
        631: "Costs 2 Tools. Gives Hides equal to the number of your Tools minus the number of your Hides (counted"
        " after paying), plus 1 Bonus card.",
        728: "Costs all your Crops but 3 (nothing if you have 3 or fewer). Lets you sow in up to 3 Fields."
        " Also gives 1 Bonus card.",
        730: "Costs 1 Rye for each Farmyard card without Sheep on your Stable board (nothing in Round 6)."
        " Gives 3 Milk and 1 Bonus card.",
        723: "Costs 7 Flax; 5 Flax and 1 Hide; 3 Flax and 2 Hides; 1 Flax and 3 Hides; or 4 Hides."
        " Gives 2 Jewelry and 1 Bonus card.",
        726: "Not in Phase 4. Costs 1 Jewelry."
        " Lets you use an action space that holds at most 1 Worker; the Workers for it come from the general supply.",
        731: "Costs 1 Tool. Gives 1 Barley and 1 Wool for every 2 Hides you have, plus 1 Bonus card.",
        811: "Costs 3 Flax that you have just harvested. Each Round in Phase 3 it lets you sow 1 Flax in a Field."
        " Worth 3 VP.",
        833: "Needs at least as much Milk as twice the Round number. Each Round in Phase 3 it gives 1 Hide."
        " Worth 3 VP.",
        901: "Only after playing at least 1 other Point card or at least 7 Bonus cards. Worth 2 VP.",
        913: "Costs 11 Barley, Flax, Hops or Rye (of one type). Worth 10 VP.",
    },
    "pt": {
        4: "Exige uma quantidade de Argila não inferior ao número na janela do seu Centro Comunitário."
        " Dá 1 Campo novo na linha 4.",
        7: "Exige no mínimo 1, 2 ou 5 de Carne. Dá 0, 1 ou 2 Ferramentas, respectivamente, e 1 Carta de Bônus.",
        9: "Exige um espaço de ação lotado. Dá 1 Joia e 1 Carta de Bônus.",
        13: "Exige no mínimo 3 Ovelhas. Dá 1 de Argila. Depois permite semear 1 Campo.",
        22: "Exige exatamente 1 ou 2 Campos plantados. Permite colher 1 Campo agora mesmo. Também dá 1 Carta de Bônus.",
        27: "Exige exatamente 1 Campo vazio. Permite semear 1 de Lã nesse Campo como se fosse uma Plantação."
        " Também dá 1 Carta de Bônus.",
        105: "Exige no mínimo o mesmo número de Ovelhas que de Campos. Dá 1 Campo novo na linha 3.",
        114: "Exige no mínimo 5, 6 ou 7 Campos. Dá 1 de Cevada, de Linho, de Lúpulo ou de Centeio."
        " Depois permite semear até 0, 1 ou 2 Campos, respectivamente. Também dá 1 Carta de Bônus.",
        216: "Exige no mínimo 7 Ferramentas e Joias no total. Dá 1 de Centeio para cada um dos seus Campos plantados.",
        302: "Somente na Fase 4. Exige exatamente 1 ou 2 Trabalhadores na sua reserva."
        " Permite esvaziar a linha ocupada mais alta de Mercado de Ovelhas, Criação de Ovelhas e Mercado Semanal (de"
        " todos eles ou de nenhum).",
        404: "Custa Centeio em quantidade igual a 8 menos o seu número de Campos. Dá 1 Ovelha e 1 Carta de Bônus.",
        413: "Custa 1, 2 ou 3 Ovelhas. Dá 1, 2 ou 3 Ferramentas e 1, 2 ou 3 Cartas de Bônus, respectivamente.",
        415: "Custa 7 Ferramentas. Dá 3 Ferramentas e 2 Joias.",
        631: "Custa 2 Ferramentas."
        " Dá Pele em quantidade igual ao seu número de Ferramentas menos o seu número de Pele (contando depois de"
        " pagar), mais 1 Carta de Bônus.",
        109: "Somente depois de jogar no mínimo 3, 7 ou 11 outras cartas de um único baralho (qualquer um)."
        " Dá 1, 2 ou 3 Joias, respectivamente.",
        122: "Exige exatamente 2 Campos plantados. Permite subir cada um desses Campos em 1 linha."
        " Também dá 1 Carta de Bônus.",
        323: "Exige exatamente 1 Campo vazio. Permite mover esse Campo para a linha 4 e depois semear esse Campo."
        " Também dá 1 Carta de Bônus.",
        728: "Custa todas as suas Plantações, menos 3 (nada se você tiver 3 ou menos). Permite semear até 3 Campos."
        " Também dá 1 Carta de Bônus.",
        730: "Custa 1 de Centeio para cada Carta de Pasto sem Ovelhas no seu Tabuleiro de Estábulo (nada na Rodada 6)."
        " Dá 3 de Leite e 1 Carta de Bônus.",
        705: "Exige no mínimo 4 Ovelhas e no máximo 7, 4 ou 1 Ferramentas."
        " Dá 1, 2 ou 3 Ferramentas, respectivamente, e 1 Carta de Bônus.",
        833: "Exige uma quantidade de Leite não inferior ao dobro do número da Rodada."
        " A cada Rodada, na Fase 3, dá 1 de Pele. Vale 3 PV.",
        907: "Custa 5 Mercadorias de cada um de 2 tipos à sua escolha. Vale 7 PV.",
    },
    "it": {
        4: "Richiede una quantità di argilla almeno pari al numero nella finestra del tuo villaggio."
        " Dà 1 nuovo campo nella riga 4.",
        7: "Richiede almeno 1, 2 o 5 carni. Dà rispettivamente 0, 1 o 2 strumenti, più 1 carta bonus.",
        9: "Richiede una casella azione piena. Dà 1 gioiello e 1 carta bonus.",
        14: "Richiede almeno 1, 2, 4 o 6 campi nella riga 5."
        " Permette di seminare fino a 0, 1, 2 o 3 campi rispettivamente. Dà anche 1 carta bonus.",
        16: "Richiede almeno 3 strumenti e almeno 3 luppoli. Dà 2 orzi o segale (di un solo tipo), più 1 carta bonus.",
        23: "Solo senza campi vuoti. Permette di spostare quanti vuoi dei tuoi campi di 1 riga verso l'alto.",
        105: "Richiede un numero di pecore non inferiore a quello di campi. Dà 1 nuovo campo nella riga 3.",
        109: "Solo dopo aver giocato almeno 3, 7 o 11 altre carte di un unico mazzo (uno qualsiasi)."
        " Dà rispettivamente 1, 2 o 3 gioielli.",
        122: "Richiede esattamente 2 campi seminati. Permette di spostare ciascuno di quei campi di 1 riga verso"
        " l'alto. Dà anche 1 carta bonus.",
        229: "Richiede esattamente 1 campo vuoto. Permette di seminare 1 carne in quel campo come se fosse una"
        " coltura.",
        323: "Richiede esattamente 1 campo vuoto. Permette di spostare quel campo nella riga 4 e poi di seminare quel"
        " campo. Dà anche 1 carta bonus.",
        631: "Costa 2 strumenti. Dà pelli in quantità pari al tuo numero di strumenti meno il tuo numero di pelli"
        " (contando dopo aver pagato), più 1 carta bonus.",
        728: "Costa tutte le tue colture tranne 3 (niente se ne hai 3 o meno). Permette di seminare fino a 3 campi."
        " Dà anche 1 carta bonus.",
        730: "Costa 1 segale per ogni carta fattoria senza pecore sulla tua plancia delle stalle (niente nel round 6)."
        " Dà 3 latte e 1 carta bonus.",
        210: "Richiede almeno 2 luppoli. Permette di liberare da tutti i lavoratori una casella azione a tua scelta."
        " Dà anche 1 carta bonus.",
        211: "Richiede almeno 3 argille o almeno 3 luppoli."
        " Dà rispettivamente 2 luppoli o 2 argille, più 1 carta bonus.",
        324: "Richiede che il numero nella finestra del tuo villaggio sia maggiore del numero del round più 5, 6 o 7."
        " Dà rispettivamente 1, 2 o 3 latte.",
        409: "Costa 2 argille e 1 campo dalla riga 5. Dà fino a 3 nuovi campi nella riga 2.",
        427: "Mai nella fase 7. Costa 0, 1 o 3 latte. Permette di seminare fino a 1, 2 o 3 campi rispettivamente.",
        515: "Costa orzo in quantità pari a 8 meno il tuo numero di campi. Dà 2 strumenti e 1 carta bonus.",
        606: "Richiede almeno 3 campi con la stessa coltura. Dà 1 nuovo campo nella riga 3 e 1 carta bonus.",
        713: "Solo subito dopo aver giocato un'altra carta appena ricevuta in mano."
        " Dà 1 latte, più 1 orzo, lino, luppolo o segale, più 1 carta bonus.",
        839: "Richiede almeno 8 strumenti. Ogni round, nella fase 3, permette di scambiare 1 strumento con 1 gioiello."
        " Vale 3 PV.",
        922: "Costa 7 campi dalle righe 3, 4 o 5. Vale 12 PV.",
    },
    "ru": {
        1: "Требуется не меньше 2, 3 или 4 овец."
        " Позволяет передвинуть 1 овцу вперёд максимум на 1, 2 или 3 шага соответственно (с карты на карту, с"
        " последней — в овчарню). Также даёт 1 карту бонуса.",
        4: "Требуется количество глины не меньше числа в окошке вашего общественного центра."
        " Даёт 1 новое поле в ряду 4.",
        7: "Требуется не меньше 1, 2 или 5 мяса. Даёт 0, 1 или 2 инструмента соответственно и 1 карту бонуса.",
        12: "Требуется не меньше 4 инструментов. Даёт 1 молоко, 1 шерсть и 1 глину.",
        17: "Требуется не меньше 2 полей с хмелем. Даёт 2 ячменя, 1 рожь и 1 карту бонуса.",
        22: "Требуется ровно 1 или 2 засеянных поля. Позволяет сразу собрать урожай с 1 поля."
        " Также даёт 1 карту бонуса.",
        105: "Требуется не меньше овец, чем полей. Даёт 1 новое поле в ряду 3.",
        110: "Требуется льна, ячменя и ржи не меньше чем по 2, 5 или 7."
        " Даёт 1 хмель и 1 глину, а также 0, 1 или 2 карты бонусов соответственно.",
        113: "Требуется ровно 1 пустое поле. Даёт 1 хмель. Затем позволяет засеять 1 поле.",
        27: "Требуется ровно 1 пустое поле. Позволяет посеять 1 шерсть на этом поле, как полевую культуру."
        " Также даёт 1 карту бонуса.",
        109: "Только если уже сыграно не меньше 3, 7 или 11 других карт из одной колоды (любой)."
        " Даёт 1, 2 или 3 драгоценности соответственно.",
        122: "Требуется ровно 2 засеянных поля. Позволяет сдвинуть каждое из этих полей на 1 ряд вверх."
        " Также даёт 1 карту бонуса.",
        323: "Требуется ровно 1 пустое поле. Позволяет сдвинуть это поле в ряд 4, а затем засеять это поле."
        " Также даёт 1 карту бонуса.",
        631: "Стоит 2 инструмента. Даёт столько шкур, сколько составляет разность числа ваших инструментов и числа"
        " ваших шкур (считая после оплаты), а также 1 карту бонуса.",
        728: "Стоит все ваши полевые культуры, кроме 3 (ничего, если их 3 или меньше). Позволяет засеять до 3 полей."
        " Также даёт 1 карту бонуса.",
        730: "Стоит 1 рожь за каждую карту фермы без овец на вашем планшете овчарни (в раунде 6 — ничего)."
        " Даёт 3 молока и 1 карту бонуса.",
        121: "Только в фазе 4. Требуется в запасе ровно 1, 2 или 3 работника."
        " Позволяет сдвинуть любое количество ваших пустых полей на 1 ряд вверх. Также даёт 1 карту бонуса.",
        216: "Требуется не меньше 7 инструментов и драгоценностей в сумме. Даёт 1 рожь за каждое ваше засеянное поле.",
        306: "Требуется больше драгоценностей, чем полей, или больше овец, чем полей. Даёт 1 новое поле в ряду 2."
        " Затем позволяет засеять 1 поле.",
        311: "Требуется не меньше 7, 14 или 21 полевой культуры одного вида."
        " Даёт 1 драгоценность, а также 0, 1 или 2 карты бонусов соответственно.",
        321: "Требуется количество ячменя не меньше разности 10 и числа ваших драгоценностей."
        " Даёт 2 льна, 1 хмель и 1 карту бонуса.",
        404: "Стоит столько ржи, сколько составляет разность 8 и числа ваших полей. Даёт 1 овцу и 1 карту бонуса.",
        413: "Стоит 1, 2 или 3 овцы. Даёт 1, 2 или 3 инструмента и 1, 2 или 3 карты бонусов соответственно.",
        431: "Стоит 1, 3 или 5 молока. Даёт 1, 3 или 5 шкур соответственно и 1 карту бонуса.",
        705: "Требуется не меньше 4 овец и не больше 7, 4 или 1 инструмента."
        " Даёт 1, 2 или 3 инструмента соответственно и 1 карту бонуса.",
        901: "Только если уже сыграно не меньше 1 другой карты победных очков или не меньше 7 карт бонусов."
        " Приносит 2 ПО.",
        908: "Стоит по 4 товара каждого из 3 видов по вашему выбору. Приносит 8 ПО.",
    },
}


@pytest.mark.parametrize(("lang", "number"), [(lang, number) for lang in EXPECTED for number in EXPECTED[lang]])
def test_example_cards_have_these_texts(lang, number):
    assert TEXTS[lang].card(number) == EXPECTED[lang][number]


def test_costs_of_different_kinds_have_different_texts():
    row = card(options=pay_one_of(pay(hops=2), (RemoveFields(1),), (PaySheep(1), *pay(clay=1))))
    assert Writer(LANGUAGE["en"]).card(row) == "Costs 2 Hops; 1 Field; or 1 Sheep and 1 Clay."


def test_the_condition_of_an_option_follows_the_common_condition():
    row = card(when=AtLeast("jewelry", 1), options=(CardOption(AtMost("fields", 2)), CardOption(AtMost("fields", 1))))
    assert Writer(LANGUAGE["en"]).card(row) == "Needs at least 1 Jewelry and at most 2 or 1 Fields."


# Counting

RUSSIAN_COUNTS = [
    (
        "tools",
        ("1 инструмент", "2 инструмента", "5 инструментов", "11 инструментов", "21 инструмент", "22 инструмента"),
    ),
    ("sheep", ("1 овцу", "2 овцы", "5 овец", "11 овец", "21 овцу", "22 овцы")),
    ("hides", ("1 шкуру", "2 шкуры", "5 шкур", "11 шкур", "21 шкуру", "22 шкуры")),
    ("clay", ("1 глину", "2 глины", "5 глины", "11 глины", "21 глину", "22 глины")),
    ("hops", ("1 хмель", "2 хмеля", "5 хмеля", "11 хмеля", "21 хмель", "22 хмеля")),
    (
        "jewelry",
        (
            "1 драгоценность",
            "2 драгоценности",
            "5 драгоценностей",
            "11 драгоценностей",
            "21 драгоценность",
            "22 драгоценности",
        ),
    ),
    (
        "bonus",
        (
            "1 карту бонуса",
            "2 карты бонусов",
            "5 карт бонусов",
            "11 карт бонусов",
            "21 карту бонуса",
            "22 карты бонусов",
        ),
    ),
    (
        "empty_field",
        (
            "1 пустое поле",
            "2 пустых поля",
            "5 пустых полей",
            "11 пустых полей",
            "21 пустое поле",
            "22 пустых поля",
        ),
    ),
]


@pytest.mark.parametrize(("noun", "counts"), RUSSIAN_COUNTS)
def test_russian_nouns_agree_with_their_number(noun, counts):
    assert tuple(f"{Count(LANGUAGE['ru'], (number,), noun)}" for number in (1, 2, 5, 11, 21, 22)) == counts


@pytest.mark.parametrize(
    ("number", "nominative", "genitive"),
    [
        (1, "работник", "работника"),
        (2, "работника", "работников"),
        (5, "работников", "работников"),
        (11, "работников", "работников"),
        (21, "работник", "работника"),
        (22, "работника", "работников"),
        (112, "работников", "работников"),
    ],
)
def test_russian_nouns_agree_with_their_case(number, nominative, genitive):
    russian = LANGUAGE["ru"]
    assert russian.form(russian.nouns["worker"], (number,), "nom") == nominative
    assert russian.form(russian.nouns["worker"], (number,), "gen") == genitive


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "2 Barley, 1 Hide and 1 Tool"),
        ("pt", "2 de Cevada, 1 de Pele e 1 Ferramenta"),
        ("it", "2 orzi, 1 pelle e 1 strumento"),
        ("ru", "2 ячменя, 1 шкуру и 1 инструмент"),
    ],
)
def test_amounts_are_counted_and_joined(lang, text):
    assert amounts({"barley": 2, "hides": 1, "tools": 1}, lang) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_resource_can_be_counted_and_nothing_has_its_own_word(lang):
    for resource in RESOURCES:
        assert amounts({resource: 3}, lang).startswith("3 ")
    assert amounts({}, lang) == LANGUAGE[lang].templates["nothing"]


# Reasons


@pytest.mark.parametrize(
    ("lang", "having", "being"),
    [
        ("en", "at least 3 Sheep", "needs a full action space"),
        ("pt", "no mínimo 3 Ovelhas", "exige um espaço de ação lotado"),
        ("it", "almeno 3 pecore", "richiede una casella azione piena"),
        ("ru", "не меньше 3 овец", "требуется полностью занятая ячейка действия"),
    ],
)
def test_the_text_of_an_unmet_condition_names_what_is_missing(lang, having, being):
    writer = Writer(LANGUAGE[lang])
    assert writer.asked(AtLeast("sheep", 3)) == (True, having)
    assert writer.asked(AtLeast("full_spaces", 1)) == (False, being)


@pytest.mark.parametrize(
    ("lang", "space", "craft", "place", "deck"),
    [
        ("en", "Busy Weekend", "Cooling House", "from card 4", "Bonus card"),
        ("pt", "Fim de Semana Movimentado", "Casa de Resfriamento", "da carta 4", "Carta de Bônus"),
        ("it", "Fine Settimana di Lavoro", "Ghiacciaia", "dalla carta 4", "carta bonus"),
        ("ru", "Работа в выходные", "Ледник", "с карты 4", "карта бонуса"),
    ],
)
def test_names_are_those_of_the_printed_game(lang, space, craft, place, deck):
    language = LANGUAGE[lang]
    assert language.names["space.busy_weekend"] == space
    assert language.names["craft.cooling_house"] == craft
    assert place_name("card4", lang, "from") == place
    assert language.form(language.nouns["bonus"], (1,), "nom") == deck
