"""`reeve play`: plays a game in the terminal, hot-seat or against bots."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from service.cli.files import load_true_record, save_record
from service.cli.score import score_table, who_won
from service.engine.kernel.action import Action
from service.engine.kernel.bots.decide import BOTS
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.event import Event, Viewer, seen_by
from service.engine.kernel.journal import Journal
from service.engine.kernel.rng import commitment
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.verify import replay
from service.engine.registry import ruleset

HELP = "Type a number or an action's id; or: board, seat N (act for seat N), undo, save [FILE], help, quit."
LONGEST_ECHO = 40
ACTION_COLUMN = 6
"""The column where the text of a numbered action begins."""
NARROWEST = 20
"""Minimum width of wrapped text, however narrow the terminal is."""


def open_journal(
    name: str, settings: dict[str, object], seats: int, seed: str | None, resume: str | None
) -> tuple[Ruleset, Journal[Any]]:
    """Return a new game, or a saved game at its last revision."""
    if resume is None:
        game = ruleset(name)
        return game, Journal(game.rules, settings, [""] * seats, seed or secrets.token_hex(32))
    game, record, kept = load_true_record(Path(resume), seed)
    return game, replay(game.rules, record, seed=kept)


class Terminal:
    """A game in a terminal."""

    def __init__(self, game: Ruleset, journal: Journal[Any], bots: Sequence[str], lang: str, console: Console) -> None:
        self.game, self.rules, self.text = game, game.rules, game.texts[lang]
        self.journal = journal
        self.humans = range(len(journal.entropy) - len(bots))
        self.bots = dict(enumerate((BOTS[name] for name in bots), len(self.humans)))
        self.console = console
        self.random = Random(journal.server_seed)
        self.news: list[str] = []
        self.selected_seat: int | None = None

    def run(self) -> int:
        """Play until the game is over or the user quits."""
        self.say(f"Commitment to the seed: {commitment(self.journal.server_seed)}")
        self.add_events(self.journal.opening)
        try:
            while self.rules.result(self.journal.state) is None:
                if not self.bots_move() and not self.human_moves():
                    return 0
            self.show_result()
            while self.humans and self.command(self.ask("finished> "), []):
                pass
        except EOFError:
            self.say("\nNo more input; bye.")
        except KeyboardInterrupt:
            self.say("\nStopped; bye.")
            raise
        return 0

    def bots_move(self) -> bool:
        """Let the next bot decide."""
        waiting = [seat for seat in self.rules.to_act(self.journal.state) if seat in self.bots]
        if not waiting:
            return False
        seat, state = waiting[0], self.journal.state
        decision = self.bots[seat](self.game, state, seat, self.rules.actions(state, seat), self.random)
        self.add_events(self.journal.act(seat, decision.action.id))
        return True

    def human_moves(self) -> bool:
        """Ask the next person for an action; return False if the user quits."""
        seat, self.selected_seat = self.acting_seat(), None
        if self.news:
            self.show_board()
        offered = self.rules.actions(self.journal.state, seat)
        self.show_hand(seat, offered)
        self.say(f"\nSeat {seat} may:")
        for number, action in enumerate(offered, 1):
            line = f"{number:>4}  {escape(self.text.label(action))}  [dim]{escape(action.id)}[/dim]"
            self.say(line, markup=True, hang=ACTION_COLUMN)
        answer = self.ask(f"seat {seat}> ")
        chosen = pick(offered, answer)
        if chosen is None:
            return self.command(answer, offered)
        self.add_events(self.journal.act(seat, chosen.id))
        return True

    def acting_seat(self) -> int:
        """Return the seat that the user selected, or else the first seat that must decide."""
        if self.selected_seat is not None and self.rules.actions(self.journal.state, self.selected_seat):
            return self.selected_seat
        return self.rules.to_act(self.journal.state)[0]

    def show_hand(self, seat: int, offered: list[Action]) -> None:
        """Show the cards of a seat; for those that cannot be played also why."""
        view, blocked = self.rules.view(self.journal.state, seat), self.rules.blocked(self.journal.state, seat)
        hand = self.text.hand(view, offered, blocked)
        if hand:
            self.say(f"\nThe hand of seat {seat} (+ can be played):\n{hand}")

    def command(self, answer: str, offered: list[Action]) -> bool:
        """Run a command of the terminal; return False to quit."""
        word, _, rest = answer.partition(" ")
        if word in ("quit", "exit", "q"):
            return False
        if word == "undo":
            self.undo()
        elif word == "save":
            self.save(rest.strip() or f"{self.rules.name}.record.json")
        elif word == "board":
            self.show_board()
        elif word == "seat":
            self.select_seat(rest)
        elif word in ("help", "?", ""):
            self.say(HELP)
        else:
            most = f" from 1 to {len(offered)}" if offered else ""
            self.say(f"{answer[:LONGEST_ECHO]!r} is neither a number{most} nor a command. {HELP}")
        return True

    def select_seat(self, seat: str) -> None:
        """Select the seat whose actions are shown, if a person plays it."""
        if seat in map(str, self.humans):
            self.selected_seat = int(seat)
        else:
            self.say(f"You play these seats: {', '.join(map(str, self.humans))}. Choose one of them with `seat N`.")

    def undo(self) -> None:
        """Take back the last action of a person, if it may be taken back."""
        seat = next((seat for seat in self.humans if self.journal.undoable(seat)), None)
        if seat is None:
            self.say("Nothing can be taken back: another seat acted since, or something hidden was shown.")
            return
        self.add_events(self.journal.undo(seat))

    def save(self, name: str) -> None:
        """Write the record, and while the game runs also the seed, to a separate file."""
        try:
            written = save_record(self.journal, Path(name))
        except (OSError, ValueError) as error:
            self.say(f"{name} cannot be written: {getattr(error, 'strerror', None) or error}")
            return
        self.say(f"Saved: {', '.join(str(path) for path in written)}")
        if len(written) > 1:
            self.say(f"Keep {written[1]} secret until the game is over. Continue with: reeve play --resume {name}")

    @property
    def viewer(self) -> Viewer:
        """The viewer of the terminal: the only person, or a spectator if several people share it."""
        return self.humans[0] if len(self.humans) == 1 else None

    def show_board(self) -> None:
        """Show the board, and the events since the last time."""
        if self.console.is_terminal and len(self.news) < self.console.height:
            self.console.clear()
        self.say("\n" + self.text.board(self.rules.view(self.journal.state, self.viewer)) + "\n")
        self.show_events()

    def show_result(self) -> None:
        """Show the result, and the seed."""
        self.show_events()
        result = self.rules.result(self.journal.state)
        if result is not None:
            self.console.print(score_table(result))
            self.say(who_won(result))
            self.say(f"The seed was {self.journal.server_seed}")

    def add_events(self, events: list[Event]) -> None:
        """Buffer the texts of events until they are shown."""
        self.news += (self.text.event(seen_by(event, self.viewer)) for event in events)

    def show_events(self) -> None:
        """Show the events since the last time."""
        for line in self.news:
            self.say(f"  {line}")
        self.news.clear()

    def say(self, words: str, markup: bool = False, hang: int | None = None) -> None:
        """Print lines, wrapped to the terminal; continuation lines are indented to the text, or to column `hang`."""
        for line in words.split("\n"):
            text = Text.from_markup(line, emoji=False) if markup else Text(line)
            self.console.print(self.wrapped(text, hang) if self.console.is_terminal else text, soft_wrap=True)

    def wrapped(self, text: Text, hang: int | None) -> Text:
        """Wrap a line at the width of the terminal."""
        indent = len(text.plain) - len(text.plain.lstrip()) if hang is None else hang
        width = max(self.console.width - indent, NARROWEST)
        return text[:indent] + Text("\n" + " " * indent).join(text[indent:].wrap(self.console, width))

    def ask(self, prompt: str) -> str:
        """Read an answer; closed or unreadable input counts as its end."""
        try:
            return self.console.input(prompt, markup=False).strip()
        except (RuntimeError, UnicodeDecodeError):
            raise EOFError from None


def pick(offered: list[Action], answer: str) -> Action | None:
    """Return the action that an answer names by number or id."""
    return next((action for number, action in enumerate(offered, 1) if answer in (str(number), action.id)), None)


def run_play(
    name: str,
    settings: dict[str, object],
    seats: int,
    bots: Sequence[str],
    seed: str | None,
    resume: str | None,
    lang: str,
) -> int:
    """Set up the terminal and play."""
    game, journal = open_journal(name, settings, seats, seed, resume)
    if len(bots) > len(journal.entropy):
        raise EngineError(EngineReason.BAD_SETTING, f"--bots is at most the number of seats, {len(journal.entropy)}")
    return Terminal(game, journal, bots, lang, Console()).run()
