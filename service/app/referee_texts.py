"""Texts of the events of clocks, leavers and arbiters, in four languages."""

from typing import Any, Final

from service.app.head import (
    ArbiterLooked,
    GameEndedEarly,
    GamePaused,
    GameResumed,
    RefereeEvent,
    SeatLeft,
    SeatTakenOver,
    SeatTimedOut,
    TimeAdded,
    TokenReissued,
)
from service.engine.kernel.refereed import Leaving, RulingKind, TimeOutAction
from service.engine.kernel.seat_names import Names, SeatWords, seat_template, seat_words

Texts = dict[str, str]

TIMED_OUT: Final[dict[TimeOutAction, Texts]] = {
    TimeOutAction.DEFAULT_MOVE: {
        "en": "{seat} ran out of time; the default action is played.",
        "pt": "O tempo de {seat:in} acabou; a ação padrão é jogada.",
        "it": "Il tempo di {seat:in} è scaduto; si gioca l'azione predefinita.",
        "ru": "Время игрока {seat:bare} вышло; сыграно действие по умолчанию.",
    },
    TimeOutAction.BOT: {
        "en": "{seat} ran out of time.",
        "pt": "O tempo de {seat:in} acabou.",
        "it": "Il tempo di {seat:in} è scaduto.",
        "ru": "Время игрока {seat:bare} вышло.",
    },
    TimeOutAction.FORFEIT: {
        "en": "{seat} ran out of time.",
        "pt": "O tempo de {seat:in} acabou.",
        "it": "Il tempo di {seat:in} è scaduto.",
        "ru": "Время игрока {seat:bare} вышло.",
    },
    TimeOutAction.END_GAME: {
        "en": "{seat} ran out of time, which ends the game.",
        "pt": "O tempo de {seat:in} acabou, o que encerra o jogo.",
        "it": "Il tempo di {seat:in} è scaduto, e la partita finisce.",
        "ru": "Время игрока {seat:bare} вышло, и игра окончена.",
    },
}
LEFT: Final[dict[Leaving, Texts]] = {
    Leaving.RESIGNED: {
        "en": "{seat} resigns.",
        "pt": "{seat} desiste.",
        "it": "{seat} abbandona la partita.",
        "ru": "{seat} сдаётся.",
    },
    Leaving.FORFEITED: {
        "en": "An arbiter takes {seat:in} out of the game.",
        "pt": "Um árbitro retira {seat:in} do jogo.",
        "it": "Un arbitro esclude {seat:in} dalla partita.",
        "ru": "Арбитр исключает из игры игрока {seat:bare}.",
    },
    Leaving.TIMED_OUT: {
        "en": "{seat} is out of the game.",
        "pt": "{seat} está fora do jogo.",
        "it": "{seat} è fuori dalla partita.",
        "ru": "{seat} выбывает из игры.",
    },
    Leaving.ABSENT: {
        "en": "{seat} did not come and is out of the game.",
        "pt": "{seat} não apareceu e está fora do jogo.",
        "it": "{seat} non si è presentato ed è fuori dalla partita.",
        "ru": "{seat} не является и выбывает из игры.",
    },
    Leaving.DISQUALIFIED: {
        "en": "{seat} is disqualified.",
        "pt": "{seat} é desclassificado.",
        "it": "{seat} è squalificato.",
        "ru": "Дисквалификация игрока {seat:bare}.",
    },
}
BOT_PLAYS: Final[Texts] = {
    "en": "A bot plays for {seat:in} now.",
    "pt": "Um bot joga agora por {seat:in}.",
    "it": "Ora un bot gioca per {seat:in}.",
    "ru": "Теперь за игрока {seat:bare} играет бот.",
}
RECLAIMED: Final[Texts] = {
    "en": "{seat} is back.",
    "pt": "{seat} está de volta.",
    "it": "{seat} è tornato in partita.",
    "ru": "{seat} снова в игре.",
}
REPLACED: Final[Texts] = {
    "en": "An arbiter gives the place of {seat:in} to another player.",
    "pt": "Um árbitro dá o lugar de {seat:in} a outra pessoa.",
    "it": "Un arbitro dà il posto di {seat:in} a un'altra persona.",
    "ru": "Арбитр передаёт место игрока {seat:bare} другому человеку.",
}
TIME_GIVEN: Final[Texts] = {
    "en": "An arbiter gives {seat:in} {seconds} seconds.",
    "pt": "Um árbitro dá {seconds} segundos a {seat:in}.",
    "it": "Un arbitro dà {seconds} secondi a {seat:in}.",
    "ru": "Арбитр добавляет время игроку {seat:bare}: {seconds} сек.",
}
TIME_TAKEN: Final[Texts] = {
    "en": "An arbiter takes {seconds} seconds from {seat:in}.",
    "pt": "Um árbitro tira {seconds} segundos de {seat:in}.",
    "it": "Un arbitro toglie {seconds} secondi a {seat:in}.",
    "ru": "Арбитр сокращает время игрока {seat:bare}: {seconds} сек.",
}
PAUSED: Final[Texts] = {
    "en": "An arbiter pauses the game.",
    "pt": "Um árbitro pausa o jogo.",
    "it": "Un arbitro sospende la partita.",
    "ru": "Арбитр приостанавливает игру.",
}
RESUMED: Final[Texts] = {
    "en": "The game goes on.",
    "pt": "O jogo continua.",
    "it": "La partita riprende.",
    "ru": "Игра продолжается.",
}
ENDED: Final[dict[RulingKind, Texts]] = {
    RulingKind.LAST_ONE_LEFT: {
        "en": "Only one player is left; the game is over.",
        "pt": "Só resta um jogador; o jogo acabou.",
        "it": "È rimasto un solo giocatore; la partita è finita.",
        "ru": "Остался один игрок; игра окончена.",
    },
    RulingKind.EVERYBODY_LEFT: {
        "en": "Nobody is left; the game is over.",
        "pt": "Não resta ninguém; o jogo acabou.",
        "it": "Non è rimasto nessuno; la partita è finita.",
        "ru": "Никого не осталось; игра окончена.",
    },
    RulingKind.ENDED_BY_CLOCK: {
        "en": "The game is over.",
        "pt": "O jogo acabou.",
        "it": "La partita è finita.",
        "ru": "Игра окончена.",
    },
    RulingKind.ADJUDICATED: {
        "en": "An arbiter ends the game and decides the ranks.",
        "pt": "Um árbitro encerra o jogo e decide a classificação.",
        "it": "Un arbitro chiude la partita e decide la classifica.",
        "ru": "Арбитр завершает игру и определяет места.",
    },
    RulingKind.VOID: {
        "en": "An arbiter declares that the game does not count.",
        "pt": "Um árbitro declara que o jogo não conta.",
        "it": "Un arbitro dichiara che la partita non vale.",
        "ru": "Арбитр объявляет, что игра не засчитывается.",
    },
}
REISSUED: Final[Texts] = {
    "en": "{seat} gets a new token.",
    "pt": "{seat} recebe um novo token.",
    "it": "{seat} riceve un nuovo token.",
    "ru": "{seat} получает новый токен.",
}
LOOKED: Final[Texts] = {
    "en": "A referee looks at the table as {seat:in} sees it.",
    "pt": "Um árbitro olha a mesa como {seat:in} a vê.",
    "it": "Un arbitro guarda il tavolo come lo vede {seat:in}.",
    "ru": "Судья смотрит на стол глазами игрока {seat:bare}.",
}
REASON: Final[Texts] = {
    "en": "{text} Reason: {reason}",
    "pt": "{text} Motivo: {reason}",
    "it": "{text} Motivo: {reason}",
    "ru": "{text} Причина: {reason}",
}


def event(body: RefereeEvent, language: str, names: Names) -> str:
    """Return the text of an event, with the reason that an arbiter gave."""
    values: dict[str, Any] = {}
    if isinstance(body, TimeAdded):
        values["seconds"] = abs(body.seconds)
    seat = getattr(body, "seat", None)
    if seat is not None:
        values["seat"] = SeatWords(seat)
    text = seat_template(_template(body)[language].format(**values))(*seat_words(language, names))
    reason = getattr(body, "reason", "")
    return REASON[language].format(text=text, reason=reason) if reason else text


def _template(body: RefereeEvent) -> Texts:
    match body:
        case SeatTimedOut():
            return TIMED_OUT[body.action]
        case SeatLeft():
            return LEFT[body.kind]
        case SeatTakenOver():
            return BOT_PLAYS if body.bot else REPLACED if body.new_token else RECLAIMED
        case TimeAdded():
            return TIME_TAKEN if body.seconds < 0 else TIME_GIVEN
        case GamePaused():
            return PAUSED
        case GameResumed():
            return RESUMED
        case GameEndedEarly():
            return ENDED[body.kind]
        case TokenReissued():
            return REISSUED
        case ArbiterLooked():
            return LOOKED
