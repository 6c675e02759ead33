"""Texts that all games share: their common events, and refusals that no rule explains."""

from typing import Any, Final

import msgspec

from service.app.head import GameStarted, SeatClaimed
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.seat_names import Fill, Names, SeatWords, seat_template, seat_words
from service.engine.kernel.text import Text

CLAIMED: Final = {
    "en": "{seat} joins the game.",
    "pt": "{seat} entra no jogo.",
    "it": "{seat} entra in partita.",
    "ru": "{seat} вступает в игру.",
}
STARTED: Final = {
    "en": "All {seats} seats are claimed; the game begins.",
    "pt": "Todos os {seats} lugares estão ocupados; o jogo começa.",
    "it": "Tutti i {seats} posti sono occupati; la partita comincia.",
    "ru": "Места заняты ({seats}); игра начинается.",
}
REFUSED: Final = {
    EngineReason.ILLEGAL_ACTION: {
        "en": "{seat} may not do this now: list the actions to see what is legal.",
        "pt": "{seat} não pode fazer isto agora: liste as ações para ver o que é permitido.",
        "it": "{seat} ora non può farlo: elenca le azioni per vedere che cosa è permesso.",
        "ru": "{seat} сейчас не может этого сделать: запросите список действий.",
    },
    EngineReason.NOT_YOUR_DECISION: {
        "en": "{seat} has nothing to decide now.",
        "pt": "{seat} não tem nada a decidir agora.",
        "it": "{seat} ora non ha nulla da decidere.",
        "ru": "Игроку {seat:bare} сейчас нечего решать.",
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
"""Maximum number of cached sentences for events, of all games and languages together; about 6 MB."""

_encode: Final = msgspec.msgpack.Encoder().encode
_event_templates: Final[dict[tuple[Text, bytes], Fill]] = {}


def line(game: Ruleset, body: Any, language: str, names: Names) -> str:
    """Return the text of an event at a table with these names of seats."""
    if isinstance(body, SeatClaimed):
        return _about_seat(CLAIMED[language], body.seat, language, names)
    if isinstance(body, GameStarted):
        return STARTED[language].format(seats=body.seats)
    return _event_template(game.texts[language], body)(*seat_words(language, names))


def _event_template(text: Text, body: Any) -> Fill:
    """Return the sentence for an event of a game, from the cache if it is there: most events happen often.

    The cache is shared by all tables, because the sentence has no names yet.
    """
    key = (text, _encode(body))
    known = _event_templates.get(key)
    if known is None:
        if len(_event_templates) >= CACHED_EVENT_TEXTS:
            _event_templates.clear()
        known = _event_templates[key] = text.event_template(body)
    return known


def refusal(error: EngineError, seat: int, language: str, names: Names) -> str:
    """Return why an action is refused, if no rule explains it, with the ids of similar actions."""
    if error.reason not in REFUSED:
        return error.message
    near = NEAR[language].format(near=", ".join(error.near)) if error.near else ""
    return _about_seat(REFUSED[error.reason][language], seat, language, names) + near


def _about_seat(template: str, seat: int, language: str, names: Names) -> str:
    """Return a text about one seat."""
    return seat_template(template.format(seat=SeatWords(seat)))(*seat_words(language, names))
