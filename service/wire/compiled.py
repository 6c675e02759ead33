"""Functions that are written out for one type: a general loop over its fields would cost twice as much."""

from collections.abc import Callable
from typing import Any


def compiled(lines: list[str], **names: Any) -> Callable[[Any], Any]:
    """The function of one `value` with these lines, in which other functions stand by names.

    All that goes into the lines are names of fields of our own structs and messages.
    """
    exec("\n".join(["def function(value):", *(f"    {line}" for line in lines)]), names)
    function: Callable[[Any], Any] = names["function"]
    return function
