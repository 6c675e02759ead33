"""The arguments of the command line. An error is reported in one line that says what is allowed, with exit code 2."""

import argparse
import re
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, NoReturn

from service.app.tokens import SCOPES
from service.config import Limits, Parameter, table
from service.engine.kernel.bots.decide import BOTS
from service.engine.kernel.settings import allowed_settings, setting_descriptions, setting_text
from service.engine.registry import LANGUAGES, RULESETS

MOST_GAMES = 1_000_000
LONGEST_SEED = 200
LONGEST_NAME = 100
NAMESPACE = re.compile(r"[A-Za-z0-9._~-]{1,40}")
SCOPE_HELP = {
    "games.create": "open tables",
    "games.read": "list the games of the namespace, and see them as spectators do",
    "games.referee": "see and act for every seat; games with a clock show all seats that it did",
    "games.arbitrate": "an arbiter's acts: pause, time, forfeits, substitutes, rulings, new tokens; shows no hands",
    "games.delete": "delete games",
    "players.manage": "create players, issue and revoke their tokens, fetch the tokens of their seats",
    "webhooks.manage": "create and change webhooks, list and retry deliveries",
}
"""What each scope of an API key allows."""
DEFAULT_GAME = "hallertau"
SEAT_COUNTS = [count for game in RULESETS.values() for count in game.rules.seat_counts]


class OneLineParser(argparse.ArgumentParser):
    """A parser that prints errors in one line, without the usage text."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def number(low: int, high: int) -> Callable[[str], int]:
    """Return a reader of whole numbers within bounds."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {low} to {high}")
        return value

    return read


def bots(text: str) -> tuple[str, ...]:
    """Read names of bots separated by commas; a number K means K random bots."""
    if text.isdecimal():
        return ("random",) * number(0, max(SEAT_COUNTS))(text)
    names = tuple(text.split(","))
    if not all(name in BOTS for name in names):
        raise argparse.ArgumentTypeError(f"{text!r} is not a list of bots; there are: {', '.join(BOTS)}")
    return names


def seed(text: str) -> str:
    """Read a seed: any text that is not empty."""
    if not text or len(text) > LONGEST_SEED or not text.isprintable():
        raise argparse.ArgumentTypeError(f"a seed is 1 to {LONGEST_SEED} printable characters")
    return text


def key_name(text: str) -> str:
    """Read the name of an API key."""
    if not text or len(text) > LONGEST_NAME or not text.isprintable():
        raise argparse.ArgumentTypeError(f"a name is 1 to {LONGEST_NAME} printable characters")
    return text


def namespace(text: str) -> str:
    """Read the namespace of an API key."""
    if not NAMESPACE.fullmatch(text):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a namespace: 1 to 40 letters A-Z and a-z, digits, '.', '_', '~' and '-'"
        )
    return text


def game_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that select a game: the ruleset, and a flag for every setting of every game."""
    parser.add_argument("--ruleset", choices=list(RULESETS), help=f"the game (default: {DEFAULT_GAME})")
    descriptions = setting_help()
    for name, values in game_settings().items():
        parser.add_argument(
            f"--{name.replace('_', '-')}",
            dest=f"setting_{name}",
            choices=[setting_text(value) for value in values],
            help=f"{descriptions[name]} (default: {setting_text(values[0])})",
        )


def game_settings() -> dict[str, tuple[object, ...]]:
    """Return the settings of all games with their values, the default first."""
    settings: dict[str, tuple[object, ...]] = {}
    for game in RULESETS.values():
        unchosen = game.rules.settings_type()
        for name, values in allowed_settings(game.rules.settings_type).items():
            known = settings.get(name, (getattr(unchosen, name),))
            settings[name] = (*known, *(value for value in values if value not in known))
    return settings


def setting_help() -> dict[str, str]:
    """Return the description of each setting, with the name of its game."""
    described: dict[str, list[str]] = {}
    for game in RULESETS.values():
        for name, description in setting_descriptions(game.rules.settings_type).items():
            described.setdefault(name, []).append(f"[{game.rules.name}] {description}")
    return {name: " ".join(descriptions) for name, descriptions in described.items()}


def chosen_settings(given: argparse.Namespace) -> dict[str, object]:
    """Return the game settings that were given."""
    chosen = {}
    for name, values in game_settings().items():
        text = getattr(given, f"setting_{name}")
        if text is not None:
            chosen[name] = next(value for value in values if setting_text(value) == text)
    return chosen


def game_flags(given: argparse.Namespace) -> list[str]:
    """Return the given flags that select a game."""
    flags = {"ruleset": given.ruleset, "seats": given.seats, **chosen_settings(given)}
    return [f"--{name.replace('_', '-')}" for name, value in flags.items() if value is not None]


def edition_argument(parser: argparse.ArgumentParser) -> None:
    """Add the flag for edition files. Unlike the server, these commands read no environment variable for it."""
    (parameter,) = (parameter for parameter in table() if parameter.name == "edition")
    parser.add_argument(
        parameter.flag, type=parameter.read, default=(), metavar=parameter.shape, help=parameter.description
    )


def config_argument(add_argument: Callable[..., object], parameter: Parameter) -> None:
    """Add the flag of a configuration parameter. Its default is None, so that the environment variable can be used."""

    def read(text: str) -> Any:
        try:
            return parameter.read(text)
        except ValueError as mistake:
            raise argparse.ArgumentTypeError(str(mistake)) from None

    text = f"{parameter.description} (default: {parameter.default_text}; {parameter.variable})"
    if parameter.kind is bool:
        add_argument(parameter.flag, action=argparse.BooleanOptionalAction, default=None, help=text)
    else:
        add_argument(parameter.flag, type=read, metavar=parameter.shape, help=text)


def serve_arguments(parser: argparse.ArgumentParser) -> None:
    """Add a flag for each parameter of a server."""
    limits = parser.add_argument_group("limits")
    for parameter in table():
        group = limits if parameter.name in Limits.__struct_fields__ else parser
        config_argument(group.add_argument, parameter)


def keys_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the actions on API keys."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    width = max(map(len, SCOPES))
    create = actions.add_parser(
        "create",
        help="create an API key and print it; it is shown only once",
        description="Create an API key and print it; it is shown only once. Also while a server runs.",
        epilog="scopes:\n" + "".join(f"  {scope:{width}}  {SCOPE_HELP[scope]}\n" for scope in SCOPES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    create.add_argument("--name", type=key_name, required=True, help="a name for the API key")
    create.add_argument(
        "--scope",
        action="append",
        choices=SCOPES,
        required=True,
        metavar="SCOPE",
        help="what the API key may do: see below; can be repeated",
    )
    create.add_argument(
        "--namespace",
        type=namespace,
        metavar="NAME",
        help="what the games, players and webhooks of the API key belong to; keys of one namespace share them "
        "(default: the id of the API key)",
    )
    listing = actions.add_parser("list", help="show all API keys, without their secrets")
    revoke = actions.add_parser("revoke", help="revoke an API key; it is invalid at once")
    revoke.add_argument("id", metavar="ID", help="the id that `reeve keys list` shows")
    for action in (create, listing, revoke):
        where = action.add_mutually_exclusive_group()
        for parameter in table():
            if parameter.name in ("store", "data"):
                config_argument(where.add_argument, parameter)


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    parser = OneLineParser(
        prog="reeve", description="Rules and referee of farming board games: serve, play, simulate, replay, verify."
    )
    parser.add_argument("--version", action="version", version=f"reeve {version('reeve')}")
    seats = number(min(SEAT_COUNTS), max(SEAT_COUNTS))
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    serve_arguments(commands.add_parser("serve", help="run the service: REST and gRPC"))
    keys_arguments(
        commands.add_parser("keys", help="create, list and revoke API keys of operators, with namespaces and scopes")
    )

    play = commands.add_parser("play", help="play in the terminal, hot-seat or against bots")
    game_arguments(play)
    edition_argument(play)
    play.add_argument("--seats", type=seats, metavar="N", help="number of seats (default: 2)")
    play.add_argument(
        "--bots",
        type=bots,
        default=(),
        metavar="K",
        help=f"K: the last K seats are random bots; or their names: {','.join(BOTS)}",
    )
    play.add_argument("--seed", type=seed, metavar="S", help="the server's seed (default: a random one)")
    play.add_argument("--resume", metavar="FILE", help="continue a saved game")
    play.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of actions and cards (default: en)")

    cards = commands.add_parser("cards", help="print the cards of a game")
    cards.add_argument("--ruleset", choices=list(RULESETS), default=DEFAULT_GAME, help=f"default: {DEFAULT_GAME}")
    decks = [deck for game in RULESETS.values() for deck in game.catalogue.decks]
    cards.add_argument("--deck", choices=decks, help="only the cards of this deck")
    cards.add_argument("--lang", choices=LANGUAGES, default="en", help="default: en")
    cards.add_argument("--json", action="store_true", help="print the cards as JSON and nothing else")
    edition_argument(cards)

    simulate = commands.add_parser("simulate", help="let bots play games and print statistics")
    game_arguments(simulate)
    edition_argument(simulate)
    simulate.add_argument("--seats", type=seats, default=4, metavar="N", help="number of seats (default: 4)")
    simulate.add_argument(
        "--bots",
        type=bots,
        default=("random",),
        metavar="BOT",
        help=f"the bots, one for all seats or one for each, separated by commas: {', '.join(BOTS)} (default: random)",
    )
    simulate.add_argument("--games", type=number(1, MOST_GAMES), default=100, metavar="G", help="default: 100")
    simulate.add_argument("--seed", type=seed, default="reeve", metavar="S", help="default: reeve")
    simulate.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    simulate.add_argument(
        "--count",
        action="append",
        default=[],
        metavar="EVENT.FIELD",
        help="count events by their fields, for example building_completed.building; can be repeated",
    )
    simulate.add_argument("--records", metavar="DIR", help="write the record of every game to this folder")

    verify = commands.add_parser(
        "verify",
        help="replay records and check that they are correct",
        description="Replay records and check every action and digest, the deal and the result; of games with clocks "
        "or arbiters also every moment, bank, time-out, act and rank, and what clocks and bots played. Prints one line "
        "for each file; the exit code is 1 if a record is not correct.",
    )
    verify.add_argument("files", nargs="+", metavar="FILE", help="a record, as ExportRecord returns it")
    edition_argument(verify)

    replay = commands.add_parser("replay", help="show the board of a record at a revision")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--to", type=number(0, 10**9), metavar="REVISION", help="default: the last revision")
    edition_argument(replay)
    return parser
