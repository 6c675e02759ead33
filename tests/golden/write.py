"""Golden play-throughs that a person can read; `make golden` writes them anew."""

from pathlib import Path
from typing import Any

from service.engine.kernel.conformance import Case
from service.engine.kernel.event import Event, seen_by
from service.engine.kernel.journal import Journal
from service.engine.kernel.rng import Stream
from service.engine.registry import RULESETS, Ruleset

FOLDER = Path(__file__).parent
GAMES = {
    "-".join(
        [name, *(str(value) if value is not True else key for key, value in case.options.items()), str(case.seats)]
    ): (
        game,
        case,
    )
    for name, game in RULESETS.items()
    for case in game.witness.cases
}


def path(name: str) -> Path:
    """Where a play-through is kept."""
    return FOLDER / f"{name}.txt"


def play_through(name: str) -> str:
    """A whole game as text: every decision with its events, the board at the start of each Round and at the end."""
    game, case = GAMES[name]
    journal = Journal(game.rules, case.options, [""] * case.seats, f"golden {name}")
    picks = Stream("golden picks", name)
    lines = [f"# {name}", *told(game, journal.opening), *board(game, journal)]
    part: Any = None
    while waiting := game.rules.to_act(journal.state):
        seat = waiting[picks.uniform(len(waiting))]
        offered = game.rules.options(journal.state, seat)
        option = offered[min(picks.uniform(len(offered)), picks.uniform(len(offered)))]
        events = journal.act(seat, option.id)
        lines.append(f"{journal.revision:>4} seat {seat}: {game.text.label(option)}  [{option.id}] of {len(offered)}")
        lines += told(game, events)
        now = getattr(game.rules.view(journal.state, None), "round", None)
        if now != part and part is not None:
            lines += board(game, journal)
        part = now
    return "\n".join([*lines, *board(game, journal), *score(journal, case), ""])


def told(game: Ruleset, events: list[Event]) -> list[str]:
    """The events in plain words."""
    return [f"         {game.text.line(seen_by(event, None))}" for event in events]


def board(game: Ruleset, journal: Journal[Any]) -> list[str]:
    """The board between two rules."""
    return ["-" * 92, game.text.board(game.rules.view(journal.state, None)), "-" * 92]


def score(journal: Journal[Any], case: Case) -> list[str]:
    """The result, and the last digest: it changes with any change of the rules."""
    result = journal.rules.result(journal.state)
    assert result is not None
    seats = [f"seat {seat}: {s.total} = {s.parts}, tie-break {s.tie_break}" for seat, s in enumerate(result.scores)]
    return [*seats, f"winners {list(result.winners)}, verdict {result.verdict}", f"digest {journal.entries[-1].digest}"]


if __name__ == "__main__":
    for known in FOLDER.glob("*.txt"):
        known.unlink()
    for name in GAMES:
        path(name).write_text(play_through(name))
        print(f"wrote {path(name).relative_to(FOLDER.parents[1])}")
