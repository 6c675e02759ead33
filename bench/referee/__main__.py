"""`make bench-referee`: measures the referee with real servers that are killed, prints the figures and writes them.

`python -m bench.referee [PART ...] [--games N]` measures some parts, or with fewer games, and writes nothing.
"""

import argparse
import json
import os
import platform
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Sheet

GAMES: Final = 10_000
PARTS: Final = ("time_outs", "outages", "races", "skew", "records", "webhooks")
"""The modules of this package with a function `measure`, which takes the number of games."""
RESULTS: Final = Path(__file__).parents[1] / "referee.json"


def show(metrics: dict[str, dict[str, Any]]) -> None:
    """Print the metrics as a table."""
    sheet = Sheet("what", "metric", "value")
    for name, values in metrics.items():
        for metric, value in values.items():
            sheet.add_row(name, metric, str(value))
    Console().print(sheet)


def main() -> None:
    """Measure the parts, print the figures, and write those of a whole run to bench/referee.json."""
    parser = argparse.ArgumentParser(prog="bench.referee", description=__doc__)
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}; all by default")
    parser.add_argument("--games", type=int, default=GAMES, help="the largest number of games or events of a part")
    given = parser.parse_args()
    unknown = set(given.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    metrics: dict[str, dict[str, Any]] = {}
    for name in given.parts or PARTS:
        print(f"{name} ...", file=sys.stderr, flush=True)
        metrics |= import_module(f"bench.referee.{name}").measure(given.games)
    metrics["machine"] = {"python": platform.python_version(), "cores": os.cpu_count()}
    if not given.parts and given.games == GAMES:
        RESULTS.write_text(json.dumps(metrics, indent=1) + "\n")
    show(metrics)


if __name__ == "__main__":
    main()
