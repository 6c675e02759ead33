"""Converts the effects of a card to frames, for the option that the seat chose."""

from collections.abc import Iterator

from service.engine.hallertau import frames
from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.quantities import Quantity
from service.engine.hallertau.resources import JEWELRY, RESOURCE, TOOLS
from service.engine.hallertau.spaces import SPACE


def by_option(number: v.Number, option: int) -> Quantity:
    """Return the number at the position of the chosen option."""
    return number[option - 1] if isinstance(number, tuple) else number


def whole_number(number: v.Number, option: int) -> int:
    """Return the number of an option, which must not be a formula."""
    chosen = by_option(number, option)
    if not isinstance(chosen, int):
        raise TypeError(f"{chosen!r} is a formula where a card needs a plain number")
    return chosen


def gain_frame(effect: v.GetGoods, option: int) -> frames.Gain:
    """Return the frame of a gain with the chosen option; formulas are evaluated when it is taken (H-13)."""
    what = ((RESOURCE[name], by_option(number, option)) for name, number in effect.what)
    return frames.Gain(tuple((resource, number) for resource, number in what if number != 0))


def frames_of(effect: v.Effect, at_work: frames.Resolving) -> Iterator[frames.Line]:
    """Yield the frames of one effect of a card; none if its number is 0."""
    card, option = at_work.card, at_work.option
    if isinstance(effect, v.GetGoods):
        frame = gain_frame(effect, option)
        if frame.what:
            yield frame
    elif isinstance(effect, v.GetField):
        yield frames.NewField(whole_number(effect.row, option), effect.number)
    elif isinstance(effect, v.Draw):
        number = whole_number(effect.number, option)
        if number:
            yield frames.Draw(effect.deck, number)
    elif isinstance(effect, v.OneOf):
        gains = [gain_frame(part, option) for part in effect.of if isinstance(part, v.GetGoods)]
        if all(gain.what for gain in gains):
            yield frames.Choice(tuple(gains), effect.sow)
    elif isinstance(effect, v.ByOptionEffect):
        yield from frames_of(effect.of[option - 1], at_work)
    elif isinstance(effect, v.DifferentCrops):
        yield frames.Crops(whole_number(effect.number, option), different=True)
    elif isinstance(effect, v.SowCrops):
        times = whole_number(effect.times, option)
        if times:
            yield frames.Sow(times, card=card if effect.that else 0)
    elif isinstance(effect, v.SowGood):
        yield frames.Sow(1, RESOURCE[effect.good], card if effect.that else 0)
    elif isinstance(effect, v.MoveSheep):
        number = whole_number(effect.number, option)
        yield frames.FollowSheep(number) if effect.same else frames.MoveSheep(number)
    elif isinstance(effect, v.ClearTopRows):
        yield frames.ClearTopRows(tuple(SPACE[name] for name in effect.spaces))
    elif isinstance(effect, v.RaiseFields):
        yield frames.Raise(effect.number, card)
    elif isinstance(effect, v.FieldToRow):
        yield frames.MoveField(effect.row, 1, card)
    elif effect == v.Special("move_stack"):
        yield frames.MoveStack(at_work.spaces)
    else:
        yield fixed_frame(effect)


def fixed_frame(effect: v.Effect) -> frames.Line:
    """Return the frame of an effect that is the same for every option."""
    if isinstance(effect, v.HarvestFields):
        return frames.HarvestSome(effect.number)
    if isinstance(effect, v.SwapToolForJewelry):
        return frames.Trade(frames.PayGoods(((TOOLS, 1),)), ((JEWELRY, 1),))
    if isinstance(effect, v.ClearSpace):
        return frames.ClearSpace()
    if isinstance(effect, v.TakeWorkers):
        return frames.TakeWorkers()
    if isinstance(effect, v.UseSpace):
        return frames.UseSpace()
    special: dict[str, frames.Line] = {
        "second_row": frames.SecondRow(),
        "free_step": frames.FreeStep(),
        "move_boulders": frames.MoveBoulders(3),
        "double_yield": frames.DoubleYield(),
        "double_sow": frames.DoubleSow(),
        "two_fields": frames.TwoFields(),
    }
    assert isinstance(effect, v.Special)
    return special[effect.name]
