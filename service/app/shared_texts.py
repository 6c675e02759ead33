"""Texts that all games share: their common events, and refusals that no rule explains."""

from typing import Any, Final

import msgspec

from service.app.head import GameStarted, SeatClaimed
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.text import Text

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
REFUSED: Final = {
    EngineReason.ILLEGAL_ACTION: {
        "en": "Seat {seat} may not do this now: list its actions to see what it may do.",
        "pt": "O lugar {seat} não pode fazer isto agora: liste as suas ações para ver o que pode.",
        "it": "Il posto {seat} ora non può farlo: elenca le sue azioni per vedere che cosa può fare.",
        "ru": "Место {seat} сейчас не может этого сделать: запросите список действий.",
    },
    EngineReason.NOT_YOUR_DECISION: {
        "en": "Seat {seat} has nothing to decide now.",
        "pt": "O lugar {seat} não tem nada a decidir agora.",
        "it": "Il posto {seat} ora non ha nulla da decidere.",
        "ru": "Месту {seat} сейчас нечего решать.",
    },
    EngineReason.GAME_OVER: {
        "en": "The game is over.",
        "pt": "O jogo acabou.",
        "it": "La partita è finita.",
        "ru": "Игра окончена.",
    },
}
NEAR: Final = {
    "en": " Near to it: {near}.",
    "pt": " Parecidas: {near}.",
    "it": " Simili: {near}.",
    "ru": " Похожие: {near}.",
}


CACHED_EVENT_TEXTS: Final = 16_384
"""Maximum number of cached sentences for events, of all games and languages together; about 5 MB."""

_encode: Final = msgspec.msgpack.Encoder().encode
_event_texts: Final[dict[tuple[Text, bytes], str]] = {}


def line(game: Ruleset, body: Any, language: str) -> str:
    """Return the text of an event."""
    if isinstance(body, SeatClaimed):
        return CLAIMED[language].format(seat=body.seat)
    if isinstance(body, GameStarted):
        return STARTED[language].format(seats=body.seats)
    return _event_text(game.texts[language], body)


def _event_text(text: Text, body: Any) -> str:
    """Return the sentence for an event of a game, from the cache if it is there: most events happen often."""
    key = (text, _encode(body))
    known = _event_texts.get(key)
    if known is None:
        if len(_event_texts) >= CACHED_EVENT_TEXTS:
            _event_texts.clear()
        known = _event_texts[key] = text.event(body)
    return known


def refusal(error: EngineError, seat: int, language: str) -> str:
    """Return why an action is refused, if no rule explains it, with the ids of similar actions."""
    if error.reason not in REFUSED:
        return error.message
    near = NEAR[language].format(near=", ".join(error.near)) if error.near else ""
    return REFUSED[error.reason][language].format(seat=seat) + near
