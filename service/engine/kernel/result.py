"""The result of a game: scores by category, winners and, for a solo game, a verdict."""

from msgspec import Struct


class Score(Struct, frozen=True, rename="camel"):
    """One seat's points by category; `total` is their sum, `tie_break` decides between equal totals."""

    parts: dict[str, int]
    total: int
    tie_break: int


class Result(Struct, frozen=True, omit_defaults=True):
    """Scores by seat, the seats that won, and for a solo game what the score means."""

    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    verdict: str | None = None
