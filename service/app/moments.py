"""Converts moments of the store's time."""

from datetime import UTC, datetime


def moment(milliseconds: int) -> datetime:
    """Return a moment of the store's time as a date."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
