"""Plays the matches of the bots in worker processes, shows the progress, and prints the results."""

import argparse
import os
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.bots.match import MATCHES, Game, Match, play_game, standing

LINE_EVERY_SECONDS = 30.0
"""Seconds between two lines of progress if the output is not a terminal."""

Played = dict[Match, list[Game]]


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games of each match (default: 100)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="P", help="default: all cores")
    parser.add_argument("--only", default="", metavar="TEXT", help="only matches with this text in their title")
    return parser.parse_args()


def play_all(matches: list[Match], games: int, processes: int, screen: Console) -> Played:
    """Play all games, one of each match in turn; Ctrl-C stops and keeps the games so far."""
    played: Played = {match: [] for match in matches}
    with (
        ProcessPoolExecutor(processes) as pool,
        Progress(console=screen, disable=not screen.is_terminal, transient=True) as progress,
    ):
        jobs = [(match, number) for number in range(games) for match in matches]
        running = {pool.submit(play_game, match, number): match for match, number in jobs}
        task, last_report = progress.add_task("playing", total=len(running)), time.monotonic()
        try:
            while running:
                for future in wait(running, timeout=LINE_EVERY_SECONDS, return_when=FIRST_COMPLETED).done:
                    played[running.pop(future)].append(future.result())
                    progress.advance(task)
                if not screen.is_terminal and time.monotonic() - last_report > LINE_EVERY_SECONDS:
                    screen.print(f"{len(jobs) - len(running)} of {len(jobs)} games played")
                    last_report = time.monotonic()
        except KeyboardInterrupt:
            cancel(running)
    return played


def cancel(running: dict[Future[Game], Match]) -> None:
    """Cancel the games that have not started."""
    for future in running:
        future.cancel()


def results_table(played: Played) -> Table:
    """Return the standing of each match as a table."""
    table = Table(title="bots: wins, draws and losses of the first one; CPU time of its decisions that need thought")
    for column in ("match", "games", "won-drawn-lost", "target", "lead", "median ms", "p99 ms", "longest ms"):
        table.add_column(column, justify="left" if column == "match" else "right")
    for match, games in played.items():
        if games:
            now = standing(games)
            table.add_row(
                match.title,
                str(len(games)),
                f"{now.wins}-{now.draws}-{now.losses}",
                f"{match.target} %",
                f"{now.lead:+.1f}",
                f"{now.median_ms:.0f}",
                f"{now.p99_ms:.0f}",
                f"{now.longest_ms:.0f}",
            )
    return table


def main() -> None:
    """Play the matches and print the results."""
    given = arguments()
    matches = [match for match in MATCHES if given.only in match.title]
    screen = Console(stderr=True)
    Console(width=None if screen.is_terminal else 140).print(
        results_table(play_all(matches, given.games, given.processes, screen))
    )


if __name__ == "__main__":
    main()
