"""Parses the arguments and runs the command; a refusal is printed as one line."""

import sys
from argparse import Namespace

from service.cli.arguments import DEFAULT_GAME, build_parser, chosen_settings, game_flags
from service.cli.cards import run_cards
from service.cli.keys import run_keys
from service.cli.play import run_play
from service.cli.serve import run_serve
from service.cli.simulate import Simulation, run_simulate
from service.cli.verify import run_replay, run_verify
from service.config import ServerConfig, read_config
from service.editions import use_editions
from service.engine.kernel.errors import EngineError, EngineReason


def run_command(arguments: list[str] | None) -> int:
    """Run a command and return its exit code."""
    given = build_parser().parse_args(arguments)
    file = None
    try:
        if given.command not in ("serve", "keys"):
            use_editions(given.edition, named_game(given))
        file = getattr(given, "file", None) or getattr(given, "resume", None)
        return run(given)
    except EngineError as error:
        if sys.stderr is not None:
            print(f"reeve {given.command}: {f'{file}: ' if file else ''}{error.message}", file=sys.stderr)
        return 3 if error.reason is EngineReason.ENGINE_FAULT else 2


def run(given: Namespace) -> int:
    """Call the function of the command."""
    if given.command == "serve":
        return run_serve(config_from(given))
    if given.command == "keys":
        return run_keys(given, config_from(given))
    if given.command == "verify":
        return run_verify(given.files)
    if given.command == "replay":
        return run_replay(given.file, given.to)
    if given.command == "cards":
        return run_cards(given.ruleset, given.deck, given.lang, given.json)
    name, settings = given.ruleset or DEFAULT_GAME, chosen_settings(given)
    if given.command == "simulate":
        count = tuple(given.count)
        simulation = Simulation(name, settings, given.seats, given.bots, given.games, given.seed, count, given.records)
        return run_simulate(simulation, given.json)
    flags = game_flags(given)
    if given.resume is not None and flags:
        raise EngineError(EngineReason.BAD_SETTING, f"leave out {', '.join(flags)}: the record names the game")
    seats = 2 if given.seats is None else given.seats
    return run_play(name, settings, seats, given.bots, given.seed, given.resume, given.lang)


def named_game(given: Namespace) -> str | None:
    """Return the game that the arguments name; None if the record names it."""
    if given.command in ("verify", "replay") or getattr(given, "resume", None) is not None:
        return None
    return given.ruleset or DEFAULT_GAME


def config_from(given: Namespace) -> ServerConfig:
    """Read the server's configuration from flags and environment."""
    if given.command == "keys" and given.data is not None:
        given.store = "embedded"  # --data overrides the store in the environment
    try:
        return read_config(vars(given))
    except ValueError as mistake:
        raise EngineError(EngineReason.BAD_SETTING, str(mistake)) from None
