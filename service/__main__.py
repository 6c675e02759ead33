"""The program `reeve`, also `python -m service`: runs a command, and reports every error in one line."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return the exit code.

    0: success, 1: a record is not correct, 2: wrong arguments, or a file or stream cannot be read or written,
    3: internal error, 130: stopped by Ctrl-C.
    """
    code = 0
    try:
        take_all_characters()
        from service.cli.command import run_command  # imported here, so that Ctrl-C during the import is handled too

        code = run_command(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except SystemExit as stop:  # rich exits with 1 after a BrokenPipeError
        code = 2 if stop.code == 2 else 0
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        pass
    except OSError as error:
        code = 2
        complain(f"reeve: check where the input comes from and the output goes to: {error.strerror or error}")
    for stream in (sys.stdout, sys.stderr):
        settle(stream)
    return code


def take_all_characters() -> None:
    """Configure the streams to escape characters that the terminal cannot show."""
    for stream, errors in ((sys.stdin, "surrogateescape"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def complain(line: str) -> None:
    """Print one line to standard error, if it is open."""
    if sys.stderr is not None:
        with suppress(OSError):
            print(line, file=sys.stderr)


def settle(stream: TextIO | None) -> None:
    """Flush a stream; if that fails, redirect it to /dev/null, so that Python does not report it again on exit."""
    if stream is None:
        return
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    sys.exit(main())
