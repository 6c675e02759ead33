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
        "pt": "{seat} ficou sem tempo; joga-se a ação padrão.",
        "it": "{seat} ha esaurito il tempo; si gioca l'azione predefinita.",
        "ru": "Время игрока {seat:bare} вышло; сыграно действие по умолчанию.",
    },
    TimeOutAction.BOT: {
        "en": "{seat} ran out of time.",
        "pt": "{seat} ficou sem tempo.",
        "it": "{seat} ha esaurito il tempo.",
        "ru": "Время игрока {seat:bare} вышло.",
    },
    TimeOutAction.FORFEIT: {
        "en": "{seat} ran out of time.",
        "pt": "{seat} ficou sem tempo.",
        "it": "{seat} ha esaurito il tempo.",
        "ru": "Время игрока {seat:bare} вышло.",
    },
    TimeOutAction.END_GAME: {
        "en": "{seat} ran out of time, which ends the game.",
        "pt": "{seat} ficou sem tempo, e isso encerra o jogo.",
        "it": "{seat} ha esaurito il tempo, e la partita finisce.",
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
        "pt": "{seat} sai do jogo por decisão de um árbitro.",
        "it": "{seat} esce dalla partita per decisione di un arbitro.",
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
        "it": "{seat} non si presenta ed è fuori dalla partita.",
        "ru": "{seat} отсутствует и выбывает из игры.",
    },
    Leaving.DISQUALIFIED: {
        "en": "{seat} is disqualified.",
        "pt": "Desclassificação: {seat:in}.",
        "it": "Squalifica: {seat:in}.",
        "ru": "Дисквалификация игрока {seat:bare}.",
    },
}
BOT_PLAYS: Final[Texts] = {
    "en": "A bot plays for {seat:in} now.",
    "pt": "{seat}: agora joga um bot.",
    "it": "{seat}: ora gioca un bot.",
    "ru": "Теперь за игрока {seat:bare} играет бот.",
}
RECLAIMED: Final[Texts] = {
    "en": "{seat} is back.",
    "pt": "{seat} está de volta.",
    "it": "{seat} torna in partita.",
    "ru": "{seat} снова в игре.",
}
REPLACED: Final[Texts] = {
    "en": "An arbiter gives the seat to another player: {seat:in}.",
    "pt": "Um árbitro dá o lugar a outra pessoa: {seat:in}.",
    "it": "Un arbitro dà il posto a un'altra persona: {seat:in}.",
    "ru": "Арбитр передаёт место другому человеку: {seat:in}.",
}
TIME_GIVEN: Final[Texts] = {
    "en": "An arbiter gives {time} to {seat:in}.",
    "pt": "{seat} recebe de um árbitro {time}.",
    "it": "{seat} riceve da un arbitro {time}.",
    "ru": "Арбитр добавляет время игроку {seat:bare}: {time}.",
}
TIME_TAKEN: Final[Texts] = {
    "en": "An arbiter takes {time} from {seat:in}.",
    "pt": "{seat} perde {time} por decisão de um árbitro.",
    "it": "{seat} perde {time} per decisione di un arbitro.",
    "ru": "Арбитр сокращает время игрока {seat:bare}: {time}.",
}
UNITS: Final = (86_400, 3_600, 60, 1)
"""Units of time in seconds."""
UNIT_NAMES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "en": (("day", "days"), ("hour", "hours"), ("minute", "minutes"), ("second", "seconds")),
    "pt": (("dia", "dias"), ("hora", "horas"), ("minuto", "minutos"), ("segundo", "segundos")),
    "it": (("giorno", "giorni"), ("ora", "ore"), ("minuto", "minuti"), ("secondo", "secondi")),
    "ru": (("дн", "дн"), ("ч", "ч"), ("мин", "мин"), ("сек", "сек")),
}
"""The names of `UNITS`: of one, and of more; in Russian abbreviations, which are the same."""
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
    "en": "An arbiter looks at the table as {seat:in} sees it.",
    "pt": "Um árbitro olha a mesa com a visão deste lugar: {seat:in}.",
    "it": "Un arbitro guarda il tavolo con la visuale di questo posto: {seat:in}.",
    "ru": "Арбитр смотрит на стол глазами игрока {seat:bare}.",
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
        values["time"] = _length(abs(body.seconds), language)
    seat = getattr(body, "seat", None)
    if seat is not None:
        values["seat"] = SeatWords(seat)
    text = seat_template(_template(body)[language].format(**values))(*seat_words(language, names))
    reason = getattr(body, "reason", "")
    return REASON[language].format(text=text, reason=reason) if reason else text


def _length(seconds: int, language: str) -> str:
    """Return a length of time in the largest unit that gives a whole number: "5 minutes", "1 day"."""
    place = next(place for place, unit in enumerate(UNITS) if seconds % unit == 0)
    number = seconds // UNITS[place]
    return f"{number} {UNIT_NAMES[language][place][number != 1]}"


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
