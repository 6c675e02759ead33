"""Writes the golden files: readable play-throughs and texts (`make golden`)."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from service.engine.kernel.action import Action, Window
from service.engine.kernel.conformance import Case
from service.engine.kernel.event import Event
from service.engine.kernel.journal import Journal
from service.engine.kernel.rng import Stream
from service.engine.kernel.ruleset import Ruleset
from service.engine.registry import LANGUAGES, RULESETS

FOLDER = Path(__file__).parent


def name_of(ruleset: str, case: Case) -> str:
    """Return the name of a play-through: `hallertau-no-cards-2`."""
    words = (key if value is True else str(value) for key, value in case.settings.items())
    return "-".join([ruleset, *words, str(case.seats)])


GAMES = {name_of(name, case): (game, case) for name, game in RULESETS.items() for case in game.invariants.golden}


def play_through(name: str) -> str:
    """Return a game as text: every decision with its events, the board at the start of each Round and at the end."""
    game, case = GAMES[name]
    journal = Journal(game.rules, case.settings, [""] * case.seats, f"golden {name}")
    picks = Stream("golden picks", name)
    lines = [f"# {name}", *event_texts(game, journal.opening), *board(game, journal)]
    part: Any = None
    while waiting := game.rules.to_act(journal.state):
        seat = waiting[picks.uniform(len(waiting))]
        offered = game.rules.actions(journal.state, seat)
        action = pick(offered, picks, case)
        events = journal.act(seat, action.id)
        lines.append(
            f"{journal.revision:>4} seat {seat}: {game.texts['en'].label(action)}  [{action.id}] of {len(offered)}"
        )
        lines += event_texts(game, events)
        now = getattr(game.rules.view(journal.state, None), "round", None)
        if now != part and part is not None:
            lines += board(game, journal)
        part = now
    return "\n".join([*lines, *board(game, journal), *score(journal, case), ""])


def pick(actions: list[Action], picks: Stream, case: Case) -> Action:
    """Pick an action: a kind that the case prefers, else sometimes one that is possible at any time, else mostly one of
    the first.
    """
    if liked := [action for action in actions if action.kind in case.likes]:
        return liked[picks.uniform(len(liked))]
    offered = [action for action in actions if action.kind not in case.avoids] or actions
    anytime = [action for action in offered if action.window is Window.ANYTIME]
    if anytime and picks.uniform(2):
        return anytime[picks.uniform(len(anytime))]
    return offered[min(picks.uniform(len(offered)), picks.uniform(len(offered)))]


def event_texts(game: Ruleset, events: list[Event]) -> list[str]:
    """Return the texts of events, including what only one seat may know."""
    bodies = (next(iter(event.private.values()), event.body) for event in events)
    return [f"         {game.texts['en'].event(body)}" for body in bodies]


def board(game: Ruleset, journal: Journal[Any]) -> list[str]:
    """Return the board between two horizontal lines."""
    return ["-" * 92, game.texts["en"].board(game.rules.view(journal.state, None)), "-" * 92]


def score(journal: Journal[Any], case: Case) -> list[str]:
    """Return the result and the last digest, which changes with any change of the rules."""
    result = journal.rules.result(journal.state)
    assert result is not None
    seats = [f"seat {seat}: {s.total} = {s.parts}, tie-break {s.tie_break}" for seat, s in enumerate(result.scores)]
    return [*seats, f"winners {list(result.winners)}, verdict {result.verdict}", f"digest {journal.entries[-1].digest}"]


def card_texts(lang: str) -> str:
    """Return the texts of all cards of all games in one language."""
    lines = []
    for name, game in RULESETS.items():
        lines.append(f"# {name}")
        text = game.texts[lang]
        for card in game.catalogue.cards():
            lines.append(f"{card.number:03} {text.card_name(card.number)}: {text.card(card.number)}")
            lines += (f"    {side}: {sentence}" for side, sentence in text.card_sides(card.number).items())
    return "\n".join([*lines, ""])


def part_texts(lang: str) -> str:
    """Return the texts of all parts of all games in one language."""
    lines = []
    for name, game in RULESETS.items():
        lines.append(f"# {name}")
        text = game.texts[lang]
        lines += (f"{p.kind} {p.id} ({text.part_name(p)}): {text.part(p)}" for p in game.catalogue.parts())
    return "\n".join([*lines, ""])


def words(lang: str) -> str:
    """Return the glossaries of all games in one language."""
    lines = []
    for name, game in RULESETS.items():
        lines.append(f"# {name}")
        lines += (f"{w.group} {w.id}: {w.one} / {w.many} [{w.mark}]" for w in game.texts[lang].glossary())
    return "\n".join([*lines, ""])


FILES: dict[str, Callable[[], str]] = {
    **{f"{name}.txt": partial(play_through, name) for name in GAMES},
    **{f"cards.{lang}.txt": partial(card_texts, lang) for lang in LANGUAGES},
    **{f"parts.{lang}.txt": partial(part_texts, lang) for lang in LANGUAGES},
    **{f"words.{lang}.txt": partial(words, lang) for lang in LANGUAGES},
}
"""The golden files by name, each with the function that returns its text."""


if __name__ == "__main__":
    for known in FOLDER.glob("*.txt"):
        known.unlink()
    for name, make in FILES.items():
        (FOLDER / name).write_text(make())
        print(f"wrote tests/golden/{name}")
