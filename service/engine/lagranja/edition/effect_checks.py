"""Checks of the effects and helpers of an edition: effects can be carried out, and helpers terminate."""

from collections.abc import Iterator
from typing import Final

from service.engine.lagranja import vocabulary as v
from service.engine.lagranja.edition.model import CraftBuilding, EditionFile, HelperEdge
from service.engine.lagranja.edition.positions import Path

Mistake = tuple[Path, str]
"""The path of a mistake in the file, and what is wrong."""

MOST_EFFECTS: Final = 8
"""Limit of effects or options in one list; more would be a mistake."""

ONLY_HELPERS: Final = ("double_options", "reserve_space")

PARTS: Final = {"passive": ("modifiers",), "trigger": ("trigger", "effects"), "action": ("effects",)}
"""The fields that a helper of each mode must have."""

OTHERS: Final = {
    "passive": ("trigger", "effects", "cost", "window", "optional", "once_per_round"),
    "trigger": ("modifiers", "window"),
    "action": ("modifiers", "trigger", "optional"),
}
"""The fields that a helper of each mode cannot have."""

SCORED: Final = ("market_scored", "siesta_scored")
"""Events of the scoring phase. Nobody has a turn then and helpers take no mark, so effects must ask nobody (G-61)."""

ENDLESS: Final[dict[v.EventName, tuple[str, ...]]] = {
    "commodity_traded": ("commodity", "deliver", "flip_roof"),
    "delivery_made": ("deliver", "flip_roof"),
    "barrow_completed": ("deliver", "flip_roof"),
    "stall_removed_own": ("deliver", "flip_roof"),
    "stall_removed_by_you": ("deliver", "flip_roof"),
}
"""Effects that can cause each of these events again, so they may follow the event only once in a round."""

WITHOUT_LIMIT: Final = ("upgrade", "siesta", "play_card", "move_stall", "reroll_die", "shift_die")
"""Effects, besides VP, of actions without a limit per round: each of them uses up something that it costs."""

CHANGES: Final[dict[str, tuple[str, ...]]] = {
    "upgrade_cost": ("delta", "goods"),
    "sell_price": ("delta", "goods"),
    "litter_minimum": ("value",),
    "market_shield": ("minimum_difference",),
    "sell_from_fields": (),
    "grow_on_occupied": (),
    "undiscardable": (),
}
"""The numbers that these modifiers must have; all other modifiers have a delta."""


def tag(effect: v.Effect) -> str:
    """Return the tag of an effect."""
    return str(effect.__struct_config__.tag)


def wrong_effects(
    path: Path, effects: v.Effects, never: tuple[str, ...] = (), not_chosen: tuple[str, ...] = ()
) -> Iterator[Mistake]:
    """Check that effects can be carried out at their place."""
    if "helper" not in path:
        never = (*never, *ONLY_HELPERS)
    if not effects or len(effects) > MOST_EFFECTS:
        yield path, f"has 1 to {MOST_EFFECTS} effects"
    for index, effect in enumerate(effects):
        here = (*path, index)
        if tag(effect) in never:
            yield (*here, "op"), f"{tag(effect)} cannot stand here"
        match effect:
            case v.GainChoice():
                yield from wrong_gain_choice(here, effect)
            case v.LookDeck() if effect.keep > effect.count:
                yield (*here, "keep"), f"of {effect.count} cards {effect.keep} cannot be kept"
            case v.RevenueSpace(v.Expression(name)) if name != "round":
                yield (*here, "number"), f"{name} is not always the number of a revenue space"
            case v.Choose():
                yield from wrong_choice(here, effect, (*never, *not_chosen, "choose", "double_options"))
            case _:
                pass


def wrong_gain_choice(path: Path, effect: v.GainChoice) -> Iterator[Mistake]:
    """Check that the goods are different and enough."""
    if not effect.options or len({*effect.options}) < len(effect.options):
        yield (*path, "options"), "names different goods"
    elif effect.distinct and effect.amount > len(effect.options):
        yield (*path, "amount"), f"{effect.amount} different ones of {len(effect.options)} cannot be taken"


def wrong_choice(path: Path, effect: v.Choose, never: tuple[str, ...]) -> Iterator[Mistake]:
    """Check that there are enough alternatives, and no choice within a choice."""
    if effect.pick > len(effect.options):
        yield (*path, "pick"), f"{effect.pick} of {len(effect.options)} options cannot be carried out"
    if len(effect.options) > MOST_EFFECTS:
        yield (*path, "options"), f"there are at most {MOST_EFFECTS} options"
    for number, option in enumerate(effect.options):
        yield from wrong_effects((*path, "options", number), option, never)


def with_options(effects: v.Effects) -> Iterator[v.Effect]:
    """Yield effects, and the effects of the options in them."""
    for effect in effects:
        yield effect
        if isinstance(effect, v.Choose):
            for option in effect.options:
                yield from with_options(option)


def everything(effects: v.Effects, file: EditionFile) -> list[v.Effect]:
    """Return effects and all effects that they can lead to."""
    found = [*with_options(effects)]
    if any(isinstance(effect, v.RevenueSpace) for effect in found):
        found += (effect for row in file.revenue_spaces for effect in with_options(row.effects))
    return found


def circular(event: v.EventName, effects: v.Effects, file: EditionFile) -> bool:
    """Return whether effects that follow an event without limit can lead to it again."""
    words = {effect.good if isinstance(effect, v.Gain) else tag(effect) for effect in everything(effects, file)}
    return not words.isdisjoint(ENDLESS.get(event, ()))


def wrong_trigger(path: Path, trigger: v.Trigger) -> Iterator[Mistake]:
    """Check that only dice have numbers and picks, and only deliveries goods."""
    for part, event in (("numbers", "die_taken"), ("picks", "die_taken"), ("goods", "delivery_made")):
        if getattr(trigger, part) and trigger.event != event:
            yield (*path, part), f"only the event {event} has {part}"


def wrong_modifiers(path: Path, modifiers: tuple[v.Modifier, ...]) -> Iterator[Mistake]:
    """Check that a modifier has the numbers that it needs and no others; an extension costs something (G-08)."""
    if len(modifiers) > MOST_EFFECTS:
        yield path, f"there are at most {MOST_EFFECTS} modifiers"
    for index, modifier in enumerate(modifiers):
        needs = CHANGES.get(modifier.mod, ("delta",))
        for part in ("delta", "minimum", "goods", "value", "minimum_difference"):
            if part in needs and not getattr(modifier, part):
                yield (*path, index), f"{modifier.mod} needs {part}"
            elif getattr(modifier, part) and part not in needs and (part != "minimum" or "delta" not in needs):
                yield (*path, index, part), f"{modifier.mod} has no {part}"
        if modifier.mod == "extension_cost" and not modifier.minimum:
            yield (*path, index), "an extension costs at least one good: extension_cost needs minimum"
        if modifier.mod == "roof_capacity" and modifier.delta < 0:
            yield (*path, index, "delta"), "a roof that was bought keeps its space"


def wrong_permanent(path: Path, building: CraftBuilding, file: EditionFile) -> Iterator[Mistake]:
    """Check that a turned tile changes a number or waits for an event, and that its effects terminate."""
    permanent, path = building.permanent, (*path, "permanent")
    if not permanent.modifiers and not permanent.trigger:
        yield path, "needs a trigger or modifiers"
    yield from wrong_modifiers((*path, "modifiers"), permanent.modifiers)
    if permanent.trigger is None:
        if permanent.effects:
            yield (*path, "effects"), "without a trigger nothing happens"
        return
    event = permanent.trigger.event
    if building.permanent_once_per_round and event != "income":
        yield (*path[:-1], "permanent_once_per_round"), f"the event {event} can come more than once in a round"
    yield from wrong_trigger((*path, "trigger"), permanent.trigger)
    yield from wrong_effects((*path, "effects"), permanent.effects)
    yield from wrong_sequel((*path, "effects"), event, permanent.effects, file, limited=False)


def wrong_sequel(
    path: Path, event: v.EventName, effects: v.Effects, file: EditionFile, *, limited: bool
) -> Iterator[Mistake]:
    """Check that the effects that follow an event terminate."""
    if not limited and circular(event, effects, file):
        yield path, f"could be repeated without end after {event}"
    if event in SCORED and any(not isinstance(effect, v.Gain | v.DrawCard) for effect in effects):
        yield path, f"after {event} nobody can be asked: only gain and draw_card"


def wrong_helper(path: Path, helper: HelperEdge, file: EditionFile) -> Iterator[Mistake]:
    """Check that a helper has the parts of its mode."""
    for part in PARTS[helper.mode]:
        if not getattr(helper, part):
            yield path, f"a helper of mode {helper.mode} needs {part}"
    for part in OTHERS[helper.mode]:
        if getattr(helper, part):
            yield (*path, part), f"a helper of mode {helper.mode} has no {part}"
    yield from wrong_modifiers((*path, "modifiers"), helper.modifiers)
    changes = {modifier.mod for modifier in helper.modifiers}
    if "roof_capacity" in changes and ("undiscardable" not in changes or helper.condition is not None):
        yield path, "a roof that was bought keeps its space: roof_capacity needs undiscardable and no condition"
    if helper.effects:
        yield from wrong_effects((*path, "effects"), helper.effects)
    if helper.trigger is not None:
        yield from wrong_reaction(path, helper, helper.trigger, file)
    elif helper.mode == "action" and not helper.once_per_round:
        yield from wrong_free_action(path, helper)


def wrong_reaction(path: Path, helper: HelperEdge, trigger: v.Trigger, file: EditionFile) -> Iterator[Mistake]:
    """Check a helper that waits for an event."""
    yield from wrong_trigger((*path, "trigger"), trigger)
    yield from wrong_sequel((*path, "effects"), trigger.event, helper.effects, file, limited=helper.once_per_round)
    if any(isinstance(effect, v.DoubleOptions) for effect in helper.effects) and (
        trigger.event != "die_taken" or len(helper.effects) > 1
    ):
        yield (*path, "effects"), "double_options stands alone, with the event die_taken"
    if trigger.event in SCORED and (helper.optional or helper.cost is not None):
        yield path, f"after {trigger.event} nobody can be asked: neither optional nor with a cost"


def wrong_free_action(path: Path, helper: HelperEdge) -> Iterator[Mistake]:
    """Check that an action without limit uses up what it costs."""
    cost = helper.cost or v.Cost()
    ends = cost.silver or cost.harvest or cost.pig or cost.commodity
    gives = [tag(effect) for effect in helper.effects if not (isinstance(effect, v.Gain) and effect.good == "vp")]
    if not ends or cost.vp or any(word not in WITHOUT_LIMIT for word in gives):
        yield (*path, "once_per_round"), "could be repeated without end"
