"""Writes what a seat is asked: the frame on top of its stack, with the card or action space that asks."""

from typing import assert_never, get_args

from service.engine.hallertau import frames
from service.engine.hallertau.counting import count
from service.engine.hallertau.resources import CROPS, RESOURCES, bundle, named
from service.engine.hallertau.spaces import SPACES
from service.engine.hallertau.state import Seat, State
from service.engine.hallertau.text.glossary import GLOSSARY
from service.engine.hallertau.text.phrases import amounts
from service.engine.hallertau.text.quantities import field_noun
from service.engine.hallertau.text.template_values import Bare, Count
from service.engine.hallertau.text.writer import Writer
from service.engine.hallertau.verbs.take import what_fits
from service.engine.kernel.language import UpTo, capital

Asking = (
    frames.Turn
    | frames.EndTurn
    | frames.Stop
    | frames.Fallow
    | frames.Harvest
    | frames.Progress
    | frames.Line
    | frames.Payment
)
"""The frames that ask a seat something."""

LINES = frozenset(get_args(frames.Line)) - {frames.Income}
"""The frames that belong to a card or an action space."""

Words = dict[str, object]


class QuestionWriter:
    """Writes questions in one language."""

    def __init__(self, lang: str, writer: Writer) -> None:
        """Write in a language, with the writer of its cards."""
        self.lang, self.writer, self.language = lang, writer, writer.language

    def question(self, state: State, me: int) -> str:
        """Return what a seat is asked now; empty if it is asked nothing."""
        seat = state.seats[me]
        frame = seat.frames[-1] if seat.frames and not state.over else None
        if not isinstance(frame, Asking):
            return ""
        variant, words = self.words(state, me, frame)
        if isinstance(number := words.get("n"), Count):
            words["most"] = UpTo(number)
        question = self.language.fill(f"ask.{frame.__struct_config__.tag}{variant}", "", **words)
        return capital(self.with_source(seat, frame, question))

    def with_source(self, seat: Seat, frame: Asking, question: str) -> str:
        """Return a question with the card that is paid for, or the card or action space that the line belongs to."""
        if isinstance(frame, frames.Payment):
            return self.language.fill("ask.of_card", card=f"{seat.played[-1]:03}", question=question)
        if type(frame) not in LINES:
            return question
        source = next((f for f in reversed(seat.frames) if isinstance(f, frames.Resolving | frames.Used)), None)
        match source:
            case frames.Resolving():
                return self.language.fill("ask.of_card", card=f"{source.card:03}", question=question)
            case frames.Used():
                return self.language.fill("ask.of_space", space=self.space(source.space), question=question)
            case _:
                return question

    def words(self, state: State, me: int, frame: Asking) -> tuple[str, Words]:
        """Return the variant of a frame's template, and the template values."""
        match frame:
            case frames.Stop():
                return "", {"stop": GLOSSARY[self.lang]["stop"][frame.name]}
            case frames.Gain():
                what = bundle((resource, count(state, me, number)) for resource, number in frame.what)
                taken = named(what_fits(state.seats[me], what))
                variant = ".nothing" if not taken else ".fewer" if frame.fewer else ""
                return variant, {"what": amounts(taken, self.lang)}
            case frames.Crops():
                several = ".different" if frame.different else ""
                variant = ".one" if frame.number == 1 else ".fewer" if frame.fewer else several
                return variant, {"n": self.n(frame.number)}
            case frames.NewField():
                return "", {"n": self.n(frame.times), "row": frame.row}
            case frames.Sow(good=good) if good >= 0 and good not in CROPS:
                return ".good", {"good": Bare(self.language, "acc", RESOURCES[good])}
            case frames.MoveField():
                return ".that" if frame.card else "", {"n": self.n(frame.times), "row": frame.to}
            case frames.Draw():
                return "", {"n": self.n(frame.number, frame.deck)}
            case frames.ClearTopRows():
                return "", {"spaces": self.writer.spaces(tuple(SPACES[space].name for space in frame.spaces), "and")}
            case frames.MoveStack():
                return (".to", {"space": self.space(frame.source)}) if frame.source >= 0 else ("", {})
            case frames.Trade():
                return "", {"pay": self.cost(frame.cost), "gain": amounts(named(frame.gain), self.lang)}
            case _ if isinstance(frame, frames.Payment):
                return "", self.payment(frame)
            case frames.Sow() | frames.MoveSheep() | frames.FollowSheep() | frames.Raise():
                return "", {"n": self.n(frame.times)}
            case frames.HarvestSome() | frames.MoveBoulders():
                return "", {"n": self.n(frame.times)}
            case _:
                return "", {}

    def payment(self, frame: frames.Payment) -> Words:
        """Return the template values of a cost."""
        match frame:
            case frames.GiveSheep() | frames.SheepBack():
                return {"n": self.n(frame.left)}
            case frames.GiveFields():
                noun = field_noun(frame.planted or None)
                return {"n": self.n(frame.left, noun), "where": self.writer.from_rows(frame.rows)}
            case frames.GiveCards():
                return {"n": self.n(frame.left, frame.deck or "card")}
            case frames.GiveGoods():
                return {"n": self.n(frame.each)}
            case frames.GivePlanted():
                return {}
            case frames.KeepCrops():
                return {"n": self.n(frame.number)}
            case _:
                assert_never(frame)

    def cost(self, cost: frames.PayGoods | frames.PaySheep | frames.RemoveField | frames.StepLeft) -> str:
        """Return what a trade costs."""
        match cost:
            case frames.PayGoods():
                return amounts(named(cost.goods), self.lang)
            case frames.PaySheep():
                sheep = f"{self.n(1, 'sheep')}"
                return self.language.joined([sheep, f"{self.n(1, 'jewelry')}"], "or") if cost.or_jewelry else sheep
            case frames.RemoveField():
                return f"{self.n(1, 'field')}"
            case frames.StepLeft():
                return self.language.fill("step_left")
            case _:
                assert_never(cost)

    def space(self, index: int) -> str:
        """Return the name of an action space."""
        return self.writer.spaces((SPACES[index].name,), "and")

    def n(self, number: int, noun: str = "") -> Count:
        """Return a number for a template, with a noun or with the one that the template names."""
        return Count(self.language, (number,), noun)
