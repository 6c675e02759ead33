"""Says why the data of a request does not fit its message."""

import re
from typing import Any, Final

from service.errors import LONGEST_CAUSE, shortened
from service.wire.contract import MESSAGES

_WRONG_WORD: Final = re.compile(r"(?:Invalid enum value|Expected `str`, got `int`).* - at `\$(.+)`", re.DOTALL)
"""What msgspec says of a value that an enum does not have: over gRPC an unknown value is a number."""


def cause_of(error: Exception, name: str) -> str:
    """Return why data is not a message with a name; if an enum has no such value, with the values that it has."""
    wrong, field = _WRONG_WORD.fullmatch(str(error)), None
    message: Any = MESSAGES[name].DESCRIPTOR
    for part in re.findall(r"[a-z]\w*", wrong[1]) if wrong else ():
        field = next((one for one in message.fields if one.json_name == part), None) if message else None
        message = field.message_type if field else None
    if field is None or field.enum_type is None:
        return shortened(str(error), LONGEST_CAUSE)
    words = ", ".join(value.name for value in field.enum_type.values[1:])
    return f"`{field.json_name}` is one of: {words}"
