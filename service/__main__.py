"""`reeve`, also as `python -m service`: run the command; whatever goes wrong is one line and an exit code."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO


def main(arguments: list[str] | None = None) -> int:
    """The exit code.

    0 done, 1 a record is not true, 2 a mistake in the arguments or something that cannot be read or written,
    3 a fault of the engine, 130 stopped by Ctrl-C.
    """
    code = 0
    try:
        take_all_characters()
        from service.cli.command import run_command  # here, so that Ctrl-C while it loads is quiet too

        code = run_command(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except SystemExit as stop:  # rich leaves with 1 when nobody reads on, as with a BrokenPipeError
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
    """Let no character stop the program: show those that the terminal does not know as escapes."""
    for stream, errors in ((sys.stdin, "surrogateescape"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def complain(line: str) -> None:
    """One line on the error stream, if there is one."""
    if sys.stderr is not None:
        with suppress(OSError):
            print(line, file=sys.stderr)


def settle(stream: TextIO | None) -> None:
    """What cannot be written goes nowhere, or Python would try again at its end and complain."""
    if stream is None:
        return
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    sys.exit(main())
