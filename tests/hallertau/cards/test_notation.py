"""The notation of the second transcription distinguishes rows and covers the whole vocabulary."""

from typing import get_args

import pytest

from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.quantities import Fields, Half, Least, Minus, Played, Plus, Quantity, Sum, Twice
from service.engine.kernel.node import Node
from tests.hallertau.cards.notation import columns, condition, effect, head, kind, phase, quantity, split_cost

QUANTITIES = {
    7: "7",
    "window": "window",
    Fields(): "fields",
    Fields(planted=True, rows=(5,)): "fields[planted row 5]",
    Fields(planted=False): "fields[empty]",
    Fields(rows=(4, 3)): "fields[row 3-4]",
    Fields(contain="hops"): "fields[hops]",
    Played("farmyard"): "played farmyard",
    Sum(("tools", "jewelry")): "jewelry+tools",
    Least(("flax", "barley", "rye")): "min(barley flax rye)",
    Minus(14, "window"): "14-window",
    Minus("tools", Plus("round", 5)): "tools-(round+5)",
    Plus("round", 5): "round+5",
    Twice("round"): "2*round",
    Half("hides"): "hides/2",
}

CONDITIONS = {
    v.AtLeast("clay", "window"): "clay>=window",
    v.AtMost(Fields(planted=False), 0): "fields[empty]<=0",
    v.Exactly("workers", (1, 2, 3)): "workers=1/2/3",
    v.MoreThan("sheep", "fields"): "sheep>fields",
    v.Just("using_butchery"): "just using_butchery",
    v.Just("exchanged_workers", 3): "just exchanged_workers 3",
    v.Just("used_space", spaces=("farming", "clearing")): "just used_space (clearing farming)",
    v.AllOf((v.AtLeast("wool", 1), v.AtLeast("sheep", 3))): "sheep>=3 & wool>=1",
    v.AnyOf((v.AtLeast("hops", 2), v.AtLeast("barley", 7))): "barley>=7 or hops>=2",
    v.AllOf((v.AtLeast("wool", 1), v.AnyOf((v.AtLeast("hops", 2), v.AtLeast("rye", 1))))): (
        "(hops>=2 or rye>=1) & wool>=1"
    ),
}

COSTS = {
    v.Pay((("hops", 3),)): "pay hops 3",
    v.Pay((("jewelry", 1), ("tools", 2))): "pay tools 2 + jewelry 1",
    v.PaySheep(2): "pay sheep 2",
    v.RemoveFields(2): "remove fields 2",
    v.RemoveFields(1, rows=(5,)): "remove fields[row 5] 1",
    v.RemoveFields(1, planted=True): "remove fields[planted] 1",
    v.Discard(2): "discard any 2",
    v.Discard(2, "point"): "discard point 2",
    v.FreeGoods(types=1, each=14): "pay any 1 type x 14",
    v.FreeGoods(types=2, each=5): "pay any 2 types x 5",
    v.PayHarvested("flax", 3): "pay harvested flax 3",
    v.TakeOffField(): "take off field",
    v.SheepBack(2): "sheep back 2",
    v.KeepCrops(3): "keep crops 3",
}

EFFECTS = {
    v.get(tools=(0, 1, 2), barley=1): "barley 1 + tools 0|1|2",
    v.get(clay=(Minus(12, "window"), Minus(13, "window"))): "clay 12-window|13-window",
    v.GetField((2, 3)): "field row 2|3",
    v.GetField(3, 2): "field row 3 x2",
    v.bonus((0, 1)): "bonus 0|1",
    v.Draw("farmyard", 2): "farmyard 2",
    v.one_crop(3): "one crop 3",
    v.one_crop(2, sow=True): "one crop 2 and sow it",
    v.OneOf((v.get(hides=4), v.get(wool=5))): "one of (hides 4 or wool 5)",
    v.OneOf((v.get(barley=2), v.get(rye=2)), sow=True): "one of (barley 2 or rye 2) and sow it",
    v.ByOptionEffect((v.get(meat=1), v.GetField(2, 2))): "by option (meat 1 | field row 2 x2)",
    v.DifferentCrops((1, 2)): "different crops 1|2",
    v.SowCrops(1): "sow 1",
    v.SowCrops(1, that=True): "sow 1 there",
    v.SowGood("wool"): "sow wool",
    v.SowGood("wool", that=True): "sow wool there",
    v.HarvestFields(2): "harvest 2",
    v.RaiseFields(3): "raise 3",
    v.RaiseFields(8, planted=True): "raise 8 planted",
    v.RaiseFields(8, planted=False): "raise 8 empty",
    v.RaiseFields(2, planted=True, that=True): "raise 2 planted there",
    v.FieldToRow(4): "that field to row 4",
    v.MoveSheep(2): "move sheep 2",
    v.MoveSheep((1, 2), same=True): "move same sheep 1|2",
    v.SwapToolForJewelry(): "swap tool for jewelry",
    v.ClearSpace(): "clear space",
    v.ClearTopRows(("town_hall", "land_sale")): "clear top rows land_sale + town_hall",
    v.TakeWorkers(): "take workers",
    v.UseSpace(): "use space",
    v.Special("bind"): "special bind",
}

HEADS = {
    v.Card(1, options=v.at_least("meat", 1, 2, 5)): "meat>=1|2|5",
    v.Card(2, when=v.AtLeast("jewelry", 1), options=v.at_least("fields", 2, 4)): "jewelry>=1 & fields>=2|4",
    v.Card(3, options=v.at_most("fields", 4, 2)): "fields<=4|2",
    v.Card(4, options=v.when_one_of(v.AtLeast("clay", 3), v.AtLeast("hops", 3))): "clay>=3 | hops>=3",
    v.Card(5, options=v.when_one_of(v.Just("gained_tools", 2), v.Just("gained_tools", 3))): "just gained_tools 2|3",
    v.Card(6, options=v.pay_one_of(v.pay(hops=3), v.pay(hops=5))): "pay hops 3|5",
    v.Card(7, options=v.pay_one_of(v.pay(hops=3), v.pay(rye=3))): "pay hops 3 | pay rye 3",
    v.Card(8, options=v.pay_one_of((v.PaySheep(1),), (v.PaySheep(2),))): "pay sheep 1|2",
    v.Card(9, pay=(*v.pay(clay=2), v.RemoveFields(1))): "pay clay 2 & remove fields 1",
    v.Card(10, pay=v.pay(milk=0)): "pay milk 0",
}


class UnknownWord(Node, frozen=True, tag="stranger"):
    """A word that is not in the vocabulary."""


def test_every_word_of_the_vocabulary_has_a_sample_here():
    def kinds(samples: dict) -> set[type]:
        return {type(sample) for sample in samples}

    assert kinds(QUANTITIES) == set(get_args(Quantity))
    assert kinds(CONDITIONS) == set(get_args(v.Condition))
    assert kinds(COSTS) == set(get_args(v.Cost))
    assert kinds(EFFECTS) == set(get_args(v.Effect))


def test_every_word_has_its_notation():
    assert {node: quantity(node) for node in QUANTITIES} == QUANTITIES
    assert {node: condition(node) for node in CONDITIONS} == CONDITIONS
    assert {node: "".join(split_cost(node)) for node in COSTS} == COSTS
    assert {node: effect(node) for node in EFFECTS} == EFFECTS
    assert {card: head(card) for card in HEADS} == HEADS


@pytest.mark.parametrize("write", [quantity, condition, split_cost, effect])
def test_an_unknown_word_is_refused(write):
    with pytest.raises(TypeError, match="no notation"):
        write(UnknownWord())


def test_an_unknown_name_is_refused():
    with pytest.raises(ValueError, match="not the name of a quantity"):
        quantity("barlei")
    with pytest.raises(ValueError, match="not a resource"):
        effect(v.SowGood("barlei"))


def test_the_notation_of_a_whole_card():
    card = v.Card(
        30,
        when=v.AtLeast("jewelry", 1),
        options=v.at_least("fields", 2, 4, 6),
        do=(v.get(clay=1), v.Draw("farmyard", (0, 1, 2)), v.bonus()),
        not_phase=7,
        income=(v.SowCrops(1),),
        vp=3,
    )
    assert columns(card) == {
        "number": "030",
        "kind": "condition",
        "phase": "not 7",
        "head": "jewelry>=1 & fields>=2|4|6",
        "effects": "clay 1; farmyard 0|1|2; bonus 1",
        "income": "sow 1",
        "vp": "3",
    }


def test_a_card_has_either_a_condition_or_a_cost_and_at_most_one_phase_bar():
    assert kind(v.Card(1, options=v.pay_one_of(v.pay(hops=3), v.pay(hops=5)))) == "cost"
    assert kind(v.Card(1, options=v.at_least("meat", 1, 2))) == "condition"
    assert phase(v.Card(1, only_phase=4)) == "only 4"
    for card in (v.Card(1), v.Card(1, when=v.AtLeast("hops", 1), pay=v.pay(hops=1))):
        with pytest.raises(ValueError, match="either a condition or a cost"):
            kind(card)
    with pytest.raises(ValueError, match="two phase bars"):
        phase(v.Card(1, only_phase=4, not_phase=7))
