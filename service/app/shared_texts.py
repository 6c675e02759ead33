"""Texts that all games share: the events before the first move, and refusals that no rule explains."""

from typing import Final

from service.app.head import GameStarted, SeatClaimed
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.seat_names import Names, SeatWords, seat_template, seat_words

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
STARTED_ALONE: Final = {
    "en": "The only seat is claimed; the game begins.",
    "pt": "O único lugar está ocupado; o jogo começa.",
    "it": "L'unico posto è occupato; la partita comincia.",
    "ru": "Единственное место занято; игра начинается.",
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
PAUSED: Final = {
    "en": "The game is paused.",
    "pt": "O jogo está em pausa.",
    "it": "La partita è in pausa.",
    "ru": "Игра приостановлена.",
}
NEAR: Final = {
    "en": " Near to it: {near}.",
    "pt": " Parecidas: {near}.",
    "it": " Simili: {near}.",
    "ru": " Похожие: {near}.",
}


def lobby_event(body: SeatClaimed | GameStarted, language: str, names: Names) -> str:
    """Return the text of an event before the first move."""
    if isinstance(body, SeatClaimed):
        return _about_seat(CLAIMED[language], body.seat, language, names)
    return STARTED_ALONE[language] if body.seats == 1 else STARTED[language].format(seats=body.seats)


def refusal(error: EngineError, seat: int, language: str, names: Names) -> str:
    """Return why an action is refused, if no rule explains it, with the ids of similar actions."""
    if error.reason not in REFUSED:
        return error.message
    near = NEAR[language].format(near=", ".join(error.near)) if error.near else ""
    return _about_seat(REFUSED[error.reason][language], seat, language, names) + near


def _about_seat(template: str, seat: int, language: str, names: Names) -> str:
    """Return a text about one seat."""
    return seat_template(template.format(seat=SeatWords(seat)))(*seat_words(language, names))
