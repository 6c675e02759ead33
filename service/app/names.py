"""Checks the names and ids of players."""

import re
from typing import Final
from unicodedata import category, normalize

from service.errors import malformed

PLAYER_ID: Final = re.compile(r"(?!\.\.?$)[A-Za-z0-9._~-]{1,64}")
"""Ids of players. They stand in paths, where `.` and `..` have another meaning."""

LONGEST_NAME: Final = 24
"""Maximum number of characters of a name."""

FORBIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories that no name or reason has: control and direction characters, line breaks, unassigned ones."""


def checked_name(text: str) -> str:
    """Return a name trimmed and in Unicode normal form NFC; refuse an invalid name. An empty text stays empty."""
    name = normalize("NFC", text).strip() if len(text) <= 4 * LONGEST_NAME else text
    if text and not 1 <= len(name) <= LONGEST_NAME:
        raise malformed(f"`name` has 1 to {LONGEST_NAME} characters, not {len(name)}")
    check_shown("name", name)
    return name


def check_shown(field: str, text: str) -> None:
    """Refuse the text of a field if it has a character of the forbidden categories."""
    if any(category(character) in FORBIDDEN for character in text):
        raise malformed(f"`{field}` has a character that is not shown, such as a line break or a direction mark")


def checked_player(player: str) -> str:
    """Return the id of a player; refuse an invalid one."""
    if PLAYER_ID.fullmatch(player) is None:
        allowed = "letters A-Z and a-z, digits, dots, underscores, tildes and hyphens"
        raise malformed(f"`player` has 1 to 64 {allowed}, and is neither . nor ..")
    return player
