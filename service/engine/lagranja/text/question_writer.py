"""Writes what a seat is asked: the frame on top of the stack, with the helper that it belongs to."""

from collections.abc import Callable

from service.engine.kernel.language import UpTo, capital
from service.engine.lagranja import frames
from service.engine.lagranja.decisions import is_asked, left
from service.engine.lagranja.events import Needed
from service.engine.lagranja.gains import needed_for
from service.engine.lagranja.state import State
from service.engine.lagranja.text.writer import Writer

Asking = frames.Turn | frames.Decision
"""The frames that ask a seat something."""

Words = dict[str, object]


class QuestionWriter:
    """Writes questions in one language."""

    def __init__(self, writer: Writer, say_needed: Callable[[Needed], str]) -> None:
        """Take the writer of the cards, and the function that writes what a marker is needed for."""
        self.writer, self.language, self.say_needed = writer, writer.language, say_needed

    def question(self, state: State, me: int) -> str:
        """Return what a seat is asked now; empty if it is asked nothing."""
        frame = state.stack[-1] if state.stack and not state.over else None
        if not isinstance(frame, Asking) or not is_asked(state, me):
            return ""
        number = left(state, frame)
        variant, words = self.words(state, me, frame)
        key = f"ask.{frames.NAMES[type(frame)]}{variant}" if number else "ask.end_turn"
        count = self.writer.count(number)
        question = self.language.fill(key, "", n=count, most=UpTo(count), **words)
        return capital(self.with_helper(state, frame, question))

    def with_helper(self, state: State, frame: Asking, question: str) -> str:
        """Return a question with the helper whose effect asks it."""
        used = [one.card for one in state.stack if isinstance(one, frames.HelperEnds) and one.seat == frame.seat]
        if not used or not isinstance(frame, frames.Decision):
            return question
        return self.language.fill("ask.of_card", card=self.writer.named(used[-1]), question=question)

    def words(self, state: State, me: int, frame: Asking) -> tuple[str, Words]:
        """Return the variant of a frame's template, and its template values, without the number that is left."""
        match frame:
            case frames.PlayCards():
                return ".must" if frame.must else "", {}
            case frames.TakeDie():
                return f".{frame.pick}", {}
            case frames.LastDie():
                return "", {"number": state.last_die}
            case frames.Choose():
                return "" if frame.picks == 1 else ".many", {}
            case frames.TakeGoods():
                return ".distinct" if frame.distinct and frame.amount > 1 else "", {}
            case frames.Deliver():
                return ".field" if frame.fields_only else "", {}
            case frames.PlayCard():
                roles = self.language.fill("part.roles", roles=self.writer.as_roles(frame.roles)) if frame.roles else ""
                return "", {"roles": roles}
            case frames.Look():
                return "", {"count": self.writer.count(frame.count)}
            case frames.MarkSpace():
                return "", {"card": self.writer.named(frame.card)}
            case frames.Offer():
                return "", {"cards": self.language.joined([*map(self.writer.named, frame.cards)], "or")}
            case frames.PlaceStall():
                return "", {"value": frame.value}
            case frames.Shortage():
                return "", {"needed": self.say_needed(needed_for(state, me, frame.need))}
            case _:
                return "", {}
