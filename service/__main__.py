"""`reeve`, also as `python -m service`: read the arguments, run the command, say mistakes in one line."""

import sys
from argparse import Namespace

from service.cli.arguments import build_parser, chosen_options
from service.cli.cards import run_cards
from service.cli.play import run_play
from service.cli.simulate import run_simulate
from service.cli.verify import run_replay, run_verify
from service.engine.kernel.errors import Reason, RefusedError


def main(arguments: list[str] | None = None) -> int:
    """The exit code: 0 done, 1 a record is not true, 2 a mistake in the arguments."""
    parser = build_parser()
    given = parser.parse_args(arguments)
    try:
        return run(given)
    except RefusedError as error:
        file = getattr(given, "file", None) or getattr(given, "resume", None)
        print(f"reeve {given.command}: {f'{file}: ' if file else ''}{error.message}", file=sys.stderr)
        return 3 if error.reason is Reason.ENGINE_FAULT else 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def run(given: Namespace) -> int:
    """Hand the arguments to their command."""
    if given.command == "verify":
        return run_verify(given.files)
    if given.command == "replay":
        return run_replay(given.file, given.to)
    if given.command == "cards":
        return run_cards(given.ruleset, given.deck, given.lang, given.json)
    options = chosen_options(given)
    if given.command == "play":
        return run_play(given.ruleset, options, given.seats, given.bots, given.seed, given.resume, given.lang)
    return run_simulate(given.ruleset, options, given.seats, given.games, given.seed, given.json, given.records)


if __name__ == "__main__":
    sys.exit(main())
