"""Samples of every kind of text of La Granja, with all variants of its templates."""

import msgspec

from service.engine.kernel.action import Action, Window
from service.engine.kernel.blocked import Unmet
from service.engine.kernel.bots.decision import OPPONENTS
from service.engine.kernel.bots.hint import Hint
from service.engine.kernel.event import Undone
from service.engine.lagranja import events, frames
from service.engine.lagranja import vocabulary as v
from service.engine.lagranja.bot import GUIDE
from service.engine.lagranja.catalogue import LaGranjaCatalogue
from service.engine.lagranja.edition.model import BarrowEdge, ExtensionEdge, FarmCard, HelperEdge, Permanent
from service.engine.lagranja.events import Needed
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.sources import Lying
from service.engine.lagranja.text.game_text import TEXTS, LaGranjaText
from service.engine.lagranja.verb import Args
from service.engine.lagranja.verbs.buy import Bought, Buy
from service.engine.lagranja.verbs.buy_extra_delivery import BuyExtraDelivery, ExtraDeliveryBought
from service.engine.lagranja.verbs.buy_roof import BuyRoof, RoofBought
from service.engine.lagranja.verbs.choose import Choose, Chosen
from service.engine.lagranja.verbs.choose_donkey import ChooseDonkey, DonkeyChosen, DonkeysReturned, DonkeysRevealed
from service.engine.lagranja.verbs.decline import Decline, Declined
from service.engine.lagranja.verbs.deliver import (
    BarrowCompleted,
    BuildingCompleted,
    BuildingUnblocked,
    Deliver,
    Delivered,
)
from service.engine.lagranja.verbs.discard import CardDiscarded, Discard
from service.engine.lagranja.verbs.end_turn import EndTurn, TurnEnded
from service.engine.lagranja.verbs.flip_roof import FlipRoof, RoofFlipped
from service.engine.lagranja.verbs.give_up import Forgo, Forgone, GiveUp, MarkerGivenUp
from service.engine.lagranja.verbs.keep import CardKept, DeckLooked, Keep
from service.engine.lagranja.verbs.last_die import LastDie, LastDieCarriedOut, LastDieLeft
from service.engine.lagranja.verbs.mark_space import MarkSpace, SpaceMarked
from service.engine.lagranja.verbs.move_stall import MoveStall, StallMoved
from service.engine.lagranja.verbs.pay import GoodPaid, Pay
from service.engine.lagranja.verbs.place_stall import PlaceStall
from service.engine.lagranja.verbs.play_card import CardPlayed, PlayCard, extension_action
from service.engine.lagranja.verbs.reroll import DieRerolled, Reroll
from service.engine.lagranja.verbs.sell import Sell, Sold
from service.engine.lagranja.verbs.shift import DieShifted, Shift
from service.engine.lagranja.verbs.siesta import Siesta
from service.engine.lagranja.verbs.take import Take
from service.engine.lagranja.verbs.take_die import DieTaken, TakeDie
from service.engine.lagranja.verbs.trade_commodity import CommodityTraded, TradeCommodity
from service.engine.lagranja.verbs.upgrade import Upgrade, UpgradedGood
from service.engine.lagranja.verbs.use_helper import HelperUsed, UseHelper
from service.engine.lagranja.verbs.use_roof import RoofUsed, UseRoof

OLIVE = Lying("olive", "field")


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


ACTIONS: list[Args] = [
    PlayCard(17, "field"),
    PlayCard(17, "barrow", 23),
    PlayCard(17, "extension"),
    PlayCard(17, "helper"),
    Buy("pig", 5),
    Sell(Lying("olive", "store"), 1),
    Upgrade(OLIVE, 2),
    Upgrade(Lying("grape", "field", 2), 0, free=True),
    TradeCommodity("card"),
    UseRoof("R4b"),
    UseHelper(39),
    BuyRoof("R1c", 1),
    TakeDie(5),
    LastDie(5),
    MarkSpace(4),
    Reroll(4),
    Shift(4, 5),
    Choose(2, (v.Upgrade(1), v.Siesta(1))),
    Take({"olive": 1, "grain": 1}),
    Siesta(2),
    FlipRoof("R2b"),
    Keep(17),
    MoveStall("C3", "C4"),
    ChooseDonkey(3),
    Deliver(OLIVE, barrow=17),
    Deliver(Lying("silver", "purse"), building="trading_house"),
    BuyExtraDelivery(1, 1),
    PlaceStall("C4"),
    Discard(17),
    Pay(Lying("pig", "sty")),
    Pay(vp=1),
    GiveUp("commodity", "crates"),
    GiveUp("olive", barrow=17),
    GiveUp("wine", building="cartwright"),
    GiveUp(space="C4"),
    Forgo(),
    Decline(),
    EndTurn(),
]

EVENTS: list[msgspec.Struct] = [
    Undone(1, 2),
    events.BuildingsBlocked(("butcher", "cartwright")),
    events.OrderSet((1, 0), True),
    events.OrderSet((0,), True),
    events.OrderSet((0,), False),
    events.RoofsTurnedUp(("R1a", "R1d")),
    *(events.StepBegan(2, step) for step in ("F1", "F2", "F3", "F4")),
    *(events.StepBegan(2, step) for step in ("R0", "R1", "R2", "R3")),
    *(events.StepBegan(2, step) for step in ("T1", "T2", "T3", "T4")),
    TurnEnded(0),
    Declined(0),
    events.Gained(0, {"olive": 1, "grain": 2}),
    events.GainedVp(0, 3, "buildings"),
    events.GainedVp(0, 4, "barrows"),
    events.GainedVp(0, 1, "removed_stalls"),
    events.GainedVp(0, 2, "market"),
    events.GainedVp(0, 1, "siesta"),
    events.GainedVp(0, 1, "roofs"),
    events.GainedVp(0, 1, "effects"),
    events.GainedVp(0, 2, "silver"),
    events.Paid(0, {"silver": 2, "vp": 1}),
    GoodPaid(0, OLIVE),
    events.CardsDrawn(0, 2),
    events.CardsDrawn(0, 2, (14, 17)),
    events.DeckShuffled(21),
    CardPlayed(0, 17, "field"),
    CardPlayed(0, 17, "helper", 23),
    CardDiscarded(0, 17),
    DeckLooked(0, 3),
    DeckLooked(0, 3, (14, 17, 20)),
    CardKept(0),
    CardKept(0, 17),
    events.Grew(0, {"olive": 1, "grape": 2}),
    events.LitterBorn(0),
    events.PigSold(0, 2),
    Bought(0, "grain", 3),
    Sold(0, Lying("pig", "sty"), 2),
    UpgradedGood(0, OLIVE, "food", 2),
    UpgradedGood(0, OLIVE, "food", 0),
    CommodityTraded(0, "upgrade"),
    RoofBought(0, "R2b", 2),
    RoofUsed(0, "R5d"),
    RoofFlipped(0, "R2b"),
    HelperUsed(0, 24),
    Chosen(0, 2, (v.Gain("silver", 2),)),
    events.DiceRolled((2, 5, 4)),
    DieTaken(0, 4),
    LastDieLeft(6),
    LastDieCarriedOut(0, 6),
    events.DieDiscarded(1),
    DieRerolled(0, 4, 6),
    DieShifted(0, 4, 5),
    SpaceMarked(0, 4),
    DonkeyChosen(0),
    DonkeyChosen(0, 3),
    DonkeysRevealed((1, 4)),
    DonkeysReturned(),
    events.DiscMoved(0, 4),
    Delivered(0, OLIVE, barrow=17),
    Delivered(0, Lying("commodity", "crates"), building="delicatessen"),
    ExtraDeliveryBought(0, 2, 2),
    BuildingCompleted(0, "cartwright"),
    BuildingUnblocked(0, "butcher"),
    BarrowCompleted(0, 17, 2),
    events.StallPlaced(0, "C4"),
    events.StallPlaced(None, "C4"),
    events.StallRemoved(1, "C3"),
    events.StallRemoved(None, "C3"),
    StallMoved(0, "C3", "C4"),
    events.NeutralCard(17, 2),
    events.NoMarker(0),
    events.NoMarker(0, Needed(good="grain")),
    events.NoMarker(0, Needed(card=17)),
    events.NoMarker(0, Needed(building="trading_house")),
    MarkerGivenUp(0, Lying("wine", "store")),
    MarkerGivenUp(0, cargo="olive", barrow=17),
    MarkerGivenUp(0, cargo="meat", building="butcher"),
    MarkerGivenUp(0, space="C4"),
    Forgone(0),
    Forgone(0, Needed(good="grain")),
    Forgone(0, Needed(card=17)),
    Forgone(0, Needed(building="trading_house")),
    events.TilesTurned(0, ("butcher", "village_shop")),
    events.MarksRemoved(),
    events.FinalSale(0, 12, 3, 1),
    events.FinalSale(1, 0, 0, 3),
    events.FinalSale(1, 0, 0, 0),
    events.GameEnded((40,), ()),
    events.GameEnded((40, 35), (0,)),
    events.GameEnded((40, 35, 40), (0, 2)),
]

FIRST = sorted({tag(kind) for kind in frames.ASKS} - {"buy_roof", "deliveries", "end_turn"})
"""The frames that can be required to be answered first; three others are never required."""

UNMET: list[Unmet] = [
    Unmet(r.Have("silver"), 3, 1, "§5.1"),
    Unmet(r.Have("vp"), 1, 0, "G-09"),
    Unmet(r.HaveHarvest(), 1, 0, "G-09"),
    Unmet(r.HaveKinds(), 2, 1, "G-07"),
    Unmet(r.HaveCards(), 1, 0, "G-09"),
    Unmet(r.PigSpace(), 1, 0, "G-16"),
    Unmet(r.InPhase(("revenue", "transport")), 1, 0, "G-20"),
    Unmet(r.InWindow("own_pick"), 1, 0, "§6.0"),
    Unmet(r.InWindow("own_deliveries"), 1, 0, "§6.0"),
    Unmet(r.Unused(), 1, 0, "§6.0"),
    Unmet(r.DoesSomething(), 1, 0, "G-18"),
    Unmet(r.Holds(v.Condition(has_field="olive", own_stalls_min=2)), 1, 0, "§6.0"),
    Unmet(r.NoOtherHelper(), 1, 0, "§6.0"),
    Unmet(r.RoofSpace(), 1, 0, "G-22"),
    Unmet(r.OneRoof(), 1, 0, "§6.0"),
    Unmet(r.NotMarked(), 2, 1, "§7.0"),
    Unmet(r.DeliveryPossible(), 1, 0, "G-55"),
    Unmet(r.OwnTurn(()), 1, 0, "G-04"),
    Unmet(r.OwnTurn((0, 2)), 1, 0, "§5.0"),
    Unmet(r.InStep(("F4",)), 1, 0, "§5.0"),
    Unmet(r.InStep(("R1", "R2")), 1, 0, "§5.0"),
    *(Unmet(r.DoFirst(pending), 2, 0, "§5.0") for pending in FIRST),
    Unmet(r.Asked(), 1, 0, "§5.0"),
    Unmet(r.Left(), 1, 0, "G-01"),
    Unmet(r.Left(), 2, 1, "G-38"),
    Unmet(r.InHand(), 1, 0, "§6.0"),
    Unmet(r.InRole(("field", "extension")), 1, 0, "§6.0"),
    Unmet(r.FreeSlot((1, 24)), 1, 0, "G-06"),
    Unmet(r.FreeSlot(()), 1, 0, "G-06"),
    Unmet(r.NoFreeSlot(), 3, 2, "G-06"),
    Unmet(r.OnFarm(), 1, 0, "§6.0"),
    Unmet(r.UsedAtWill(), 1, 0, "G-52"),
    Unmet(r.GoodThere("olive", "store"), 1, 0, "G-31"),
    Unmet(r.GoodThere("olive", "field"), 1, 0, "G-31"),
    Unmet(r.GoodThere("pig", "sty"), 1, 0, "G-31"),
    Unmet(r.RoofForSale(), 1, 0, "§6.0"),
    Unmet(r.DieThere(), 1, 0, "§7.0"),
    Unmet(r.SpaceInUse(), 1, 0, "§4.0"),
    Unmet(r.SpaceValue(), 4, 3, "G-36"),
    Unmet(r.SpaceEmpty(), 1, 0, "G-35"),
    Unmet(r.NotBlocked(), 1, 0, "§8.3"),
    Unmet(r.NotCompleted(), 1, 0, "§8.3"),
    Unmet(r.OpenSymbol(), 1, 0, "§8.3"),
]

EFFECTS: list[v.Effect] = [
    v.Gain("olive", 2),
    v.Gain("vp", v.Expression("siesta_vp")),
    v.Gain("silver", v.Expression("round")),
    v.Gain("vp", v.Expression("parked_barrows")),
    v.GainChoice(("olive", "grain", "grape"), 2, distinct=True),
    v.GainChoice(("olive", "grain", "grape", "pig"), 1),
    v.GainChoice(("grain", "olive"), 1),
    v.Upgrade(1),
    v.Upgrade(2),
    v.Deliver(1),
    v.Deliver(2, "field"),
    v.Siesta(1),
    v.Siesta(2),
    v.Siesta(2, must=True),
    v.DrawCard(1),
    v.PlayCard(1),
    v.PlayCard(2, ("field", "extension")),
    v.Choose(1, ((v.Deliver(1),), (v.Gain("silver", 2), v.DrawCard(1)))),
    v.Choose(2, ((v.Siesta(1),), (v.DrawCard(1),), (v.Upgrade(1),))),
    v.FlipRoof(1),
    v.FlipRoof(2),
    v.LookDeck(3, 1),
    v.MoveStall("adjacent_empty", False),
    v.RevenueSpace(4),
    v.RevenueSpace(v.Expression("round")),
    v.DoubleOptions(),
    v.ReserveSpace(),
    v.RerollDie(1),
    v.RerollDie(2),
    v.ShiftDie(1, 1),
    v.ShiftDie(2, 2),
]

TRIGGERS: list[v.Trigger] = [
    v.Trigger("income"),
    v.Trigger("growth"),
    v.Trigger("roof_bought"),
    v.Trigger("before_roll"),
    v.Trigger("die_taken", numbers=(2, 6), picks=("first", "second")),
    v.Trigger("die_taken", numbers=(1, 2, 3, 4, 5, 6), picks=("last",)),
    v.Trigger("die_taken", numbers=(4,), picks=("first", "second", "last")),
    v.Trigger("die_taken"),
    v.Trigger("barrow_completed"),
    v.Trigger("craft_completed"),
    v.Trigger("stall_removed_own"),
    v.Trigger("stall_removed_by_you"),
    v.Trigger("delivery_made"),
    v.Trigger("delivery_made", goods=("wine", "olive")),
    v.Trigger("commodity_traded"),
    v.Trigger("turn_order_set"),
    v.Trigger("market_scored"),
    v.Trigger("siesta_scored"),
]

CONDITIONS: list[v.Condition] = [
    v.Condition(has_field="grape"),
    v.Condition(own_stalls_min=3),
    v.Condition(siesta_vp_min=2),
    v.Condition(siesta_vp_max=0),
    v.Condition(siesta_vp_max=1),
    v.Condition(turn_position="last"),
    v.Condition(token_deliveries_min=3),
    v.Condition(token_deliveries_max=2),
]

COSTS: list[v.Cost] = [
    v.Cost(silver=2),
    v.Cost(vp=1),
    v.Cost(harvest=1),
    v.Cost(pig=1),
    v.Cost(commodity=1),
    v.Cost(discard_card=1),
]

MODIFIERS: list[v.Modifier] = [
    v.Modifier("upgrade_cost", delta=-1, goods=("olive", "pig")),
    v.Modifier("pig_capacity", delta=2),
    v.Modifier("hand_limit", delta=2),
    v.Modifier("extra_delivery_limit", delta=1),
    v.Modifier("extra_delivery_price", delta=-1),
    v.Modifier("roof_capacity", delta=1),
    v.Modifier("roof_price", delta=-2, minimum=1),
    v.Modifier("extension_cost", delta=-1, minimum=1),
    v.Modifier("siesta_hats", delta=1),
    v.Modifier("regular_deliveries", delta=1),
    v.Modifier("sell_price", delta=2, goods=("pig",)),
    v.Modifier("sell_from_fields"),
    v.Modifier("grow_on_occupied"),
    v.Modifier("litter_minimum", value=1),
    v.Modifier("market_shield", minimum_difference=2),
    v.Modifier("undiscardable"),
]

HELPERS: list[HelperEdge] = [
    HelperEdge("passive", (), False, "", "D", modifiers=(MODIFIERS[1],)),
    HelperEdge("passive", ("transport",), False, "", "D", modifiers=(MODIFIERS[8], MODIFIERS[9])),
    HelperEdge(
        "trigger",
        ("revenue", "transport"),
        True,
        "",
        "D",
        trigger=v.Trigger("barrow_completed"),
        condition=v.Condition(own_stalls_min=3, turn_position="last"),
        optional=True,
        cost=v.Cost(silver=1, pig=1),
        effects=(v.Gain("vp", 1), v.DrawCard(1)),
    ),
    HelperEdge("action", (), True, "", "D", window="own_pick", effects=(v.RerollDie(1),)),
    HelperEdge("action", ("transport",), True, "", "D", window="own_deliveries", effects=(v.Deliver(1),)),
]

EXTENSIONS: list[ExtensionEdge] = [
    ExtensionEdge(2, 1, ("olive",), 1, 1),
    ExtensionEdge(1, 0, ("grain", "grain"), 0, 0),
    ExtensionEdge(0, 0, (), 0, 0),
]

TILES: list[Permanent] = [
    Permanent(v.Trigger("craft_completed"), (v.Gain("vp", 2),)),
    Permanent(modifiers=(MODIFIERS[8], MODIFIERS[9])),
]


def farm_card(helper: HelperEdge, extension: ExtensionEdge = EXTENSIONS[0]) -> FarmCard:
    """Return a card that is in no edition."""
    return FarmCard(99, "Astronomer", "olive", BarrowEdge(("grain", "grain", "wine"), 4), extension, helper, {})


def label(what: Args, lang: str) -> str:
    return TEXTS[lang].label(Action("id", tag(type(what)), what, Window.TURN))


def why(lang: str, *unmet: Unmet) -> str:
    return TEXTS[lang].why_not(unmet)


NEXT_BEST = Action("id", "end_turn", EndTurn(), Window.TURN)
HINTS = [
    Hint(),
    Hint(NEXT_BEST),
    Hint(NEXT_BEST, 0.3, OPPONENTS),
    *(Hint(NEXT_BEST, 2.0, part) for part in (*GUIDE.value_parts, OPPONENTS)),
]


def everything(text: LaGranjaText) -> list[str]:
    """Return all samples in one language."""
    writer = text.writer
    return [
        *(text.label(Action("id", tag(type(what)), what, Window.TURN)) for what in ACTIONS),
        text.label(extension_action(17, 2)),
        *(text.event(body) for body in EVENTS),
        *(text.why_not((unmet,)) for unmet in UNMET),
        *map(writer.effect, EFFECTS),
        *map(writer.trigger, TRIGGERS),
        *map(writer.condition, CONDITIONS),
        *map(writer.cost, COSTS),
        *map(writer.modifier, MODIFIERS),
        *map(writer.permanent, TILES),
        *(writer.card(farm_card(helper)) for helper in HELPERS),
        *(writer.card(farm_card(HELPERS[0], extension)) for extension in EXTENSIONS),
        *(writer.phases((phase,)) for phase in ("farm", "revenue", "transport", "scoring")),
        *map(text.card, text.edition.cards),
        *map(writer.building, text.edition.buildings),
        *(side for card in text.edition.cards for side in text.card_sides(card).values()),
        *map(text.part, LaGranjaCatalogue(text.edition).parts()),
        *map(text.part_name, LaGranjaCatalogue(text.edition).parts()),
        *map(text.hint, HINTS),
    ]


def written(text: str) -> str:
    """Return a text after checking that it contains no template marks."""
    assert text
    assert text.strip() == text
    assert not set(text) & set("{}|_<>"), text
    for trace in ("  ", ",,", ",.", "..", ",:", " ,", "None", "()", " .", "; ;", ": .", ": ,", "::"):
        assert trace not in text, text
    return text
