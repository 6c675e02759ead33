"""What the command line takes. A mistake gets one line that says what is allowed, and exit code 2."""

import argparse
from collections.abc import Callable
from typing import Any, NoReturn

from service.engine.kernel.rules import allowed_options
from service.engine.registry import RULESETS

MOST_GAMES = 1_000_000
LONGEST_SEED = 200


class OneLineParser(argparse.ArgumentParser):
    """A parser that does not bury its answer under a usage text."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def number(low: int, high: int) -> Callable[[str], int]:
    """A whole number within bounds."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {low} to {high}")
        return value

    return read


def seed(text: str) -> str:
    """A seed: any text that is not empty."""
    if not text or len(text) > LONGEST_SEED or not text.isprintable():
        raise argparse.ArgumentTypeError(f"a seed is 1 to {LONGEST_SEED} printable characters")
    return text


def option(text: str) -> tuple[str, Any]:
    """`name=value`, where true and false mean what they say."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    return name, {"true": True, "false": False}.get(value, value)


def game_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that say which game is played."""
    options = "; ".join(
        f"{name}: " + ", ".join(f"{key}={'|'.join(values)}" for key, values in allowed_options(r.options_type).items())
        for name, (r, _, _) in RULESETS.items()
    )
    parser.add_argument("--ruleset", choices=list(RULESETS), default="hallertau", help="the game (default: hallertau)")
    parser.add_argument("--variant", default="no-cards", help="the variant of the game (default: no-cards)")
    parser.add_argument(
        "--option", type=option, action="append", default=[], metavar="NAME=VALUE", help=f"a game option ({options})"
    )


def build_parser() -> argparse.ArgumentParser:
    """All commands with their help."""
    parser = OneLineParser(prog="reeve", description="Rules of farming board games: play, simulate, replay, verify.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal, hot-seat or against random bots")
    game_arguments(play)
    play.add_argument("--seats", type=number(1, 4), default=2, metavar="N", help="how many seats (default: 2)")
    play.add_argument("--bots", type=number(0, 4), default=0, metavar="K", help="the last K seats are random bots")
    play.add_argument("--seed", type=seed, metavar="S", help="the server's seed (default: a random one)")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")

    simulate = commands.add_parser("simulate", help="play random games and count")
    game_arguments(simulate)
    simulate.add_argument("--seats", type=number(1, 4), default=4, metavar="N", help="how many seats (default: 4)")
    simulate.add_argument("--games", type=number(1, MOST_GAMES), default=100, metavar="G", help="default: 100")
    simulate.add_argument("--seed", type=seed, default="reeve", metavar="S", help="default: reeve")
    simulate.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    simulate.add_argument("--records", metavar="DIR", help="write a record of every game into this folder")

    verify = commands.add_parser("verify", help="replay records and say whether they are true")
    verify.add_argument("files", nargs="+", metavar="FILE")

    replay = commands.add_parser("replay", help="show the board of a record at a revision")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--to", type=number(0, 10**9), metavar="REVISION", help="default: the last one")
    return parser
