"""Events that every game has, in words; the others are the game's own to say."""

from typing import Any, Final

from service.app.head import GameStarted, SeatClaimed
from service.engine.kernel.ruleset import Ruleset

CLAIMED: Final = {
    "en": "Seat {seat} is claimed.",
    "pt": "O lugar {seat} foi ocupado.",
    "it": "Il posto {seat} è stato occupato.",
    "ru": "Место {seat} занято.",
}
STARTED: Final = {
    "en": "All {seats} seats are claimed; the game begins.",
    "pt": "Todos os {seats} lugares estão ocupados; o jogo começa.",
    "it": "Tutti i {seats} posti sono occupati; la partita comincia.",
    "ru": "Места заняты ({seats}); игра начинается.",
}


def line(game: Ruleset, body: Any, language: str) -> str:
    """An event in plain words."""
    if isinstance(body, SeatClaimed):
        return CLAIMED[language].format(seat=body.seat)
    if isinstance(body, GameStarted):
        return STARTED[language].format(seats=body.seats)
    return game.texts[language].line(body)
