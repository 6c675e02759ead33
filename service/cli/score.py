"""Formats the final score as a table."""

from rich.table import Table

from service.engine.kernel.result import Result


def score_table(result: Result) -> Table:
    """Return a table with a row for each category and a column for each seat."""
    table = Table(title="Final score")
    table.add_column("category")
    for seat in range(len(result.scores)):
        table.add_column(f"seat {seat}", justify="right")
    for category in result.scores[0].parts:
        points = (str(score.parts[category]) for score in result.scores)
        table.add_row(category.replace("_", " "), *points)
    table.add_section()
    table.add_row("total", *(str(score.total) for score in result.scores))
    table.add_row("tie-break", *(str(score.tie_break) for score in result.scores))
    return table


def who_won(result: Result) -> str:
    """Return the outcome in one sentence."""
    if result.verdict is not None:
        return f"Solo game: {result.verdict}."
    seats = " and ".join(f"seat {seat}" for seat in result.winners)
    return f"The winner is {seats}." if len(result.winners) == 1 else f"{seats} share the victory."
