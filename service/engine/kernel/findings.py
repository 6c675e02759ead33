# ruff: noqa: RUF001
"""What the verification of a record can find, and the text of each finding in four languages.

The detail of a refusal by the engine (`cause`) exists only in English, so only the English texts contain it.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Finding(StrEnum):
    """The result of a verification, or the first thing that is wrong with a record."""

    PROVED = "PROVED"
    PROVED_SO_FAR = "PROVED_SO_FAR"
    UNREADABLE = "UNREADABLE"
    OTHER_EDITION = "OTHER_EDITION"
    OTHER_VERSION = "OTHER_VERSION"
    NO_SEED = "NO_SEED"
    WRONG_SEED = "WRONG_SEED"
    WRONG_SETTINGS = "WRONG_SETTINGS"
    WRONG_SETUP = "WRONG_SETUP"
    WRONG_REVISION = "WRONG_REVISION"
    WRONG_ENTRY = "WRONG_ENTRY"
    ILLEGAL_ACTION = "ILLEGAL_ACTION"
    CHANGED_ACTION = "CHANGED_ACTION"
    CHANGED_DIGEST = "CHANGED_DIGEST"
    EARLY_RESULT = "EARLY_RESULT"
    NO_RESULT = "NO_RESULT"
    WRONG_RESULT = "WRONG_RESULT"
    NO_TIME = "NO_TIME"
    TIME_GOES_BACK = "TIME_GOES_BACK"
    EARLY_TIME_OUT = "EARLY_TIME_OUT"
    MISSED_TIME_OUT = "MISSED_TIME_OUT"
    WRONG_DEFAULT = "WRONG_DEFAULT"
    WRONG_BOT_MOVE = "WRONG_BOT_MOVE"
    WRONG_CAUSE = "WRONG_CAUSE"
    WRONG_UNDO = "WRONG_UNDO"
    WRONG_ACT = "WRONG_ACT"
    WHILE_PAUSED = "WHILE_PAUSED"
    AFTER_THE_END = "AFTER_THE_END"
    WRONG_RULING = "WRONG_RULING"
    WRONG_RANKS = "WRONG_RANKS"
    NO_REFEREE = "NO_REFEREE"


Values = Mapping[str, str | int]
"""Values of the fields in the text of a finding."""


def finding_text(finding: Finding, language: str, values: Values) -> str:
    """Return the text of a finding."""
    return TEXTS[finding][language].format(**values)


TEXTS: Final[dict[Finding, dict[str, str]]] = {
    Finding.PROVED: {
        "en": "OK: {revisions} revisions",
        "pt": "OK: revisões: {revisions}",
        "it": "OK: revisioni: {revisions}",
        "ru": "OK: ходов: {revisions}",
    },
    Finding.PROVED_SO_FAR: {
        "en": "OK: {revisions} revisions so far; the game is not over",
        "pt": "OK: revisões até agora: {revisions}; o jogo não acabou",
        "it": "OK: revisioni finora: {revisions}; la partita non è finita",
        "ru": "OK: ходов до сих пор: {revisions}; игра не окончена",
    },
    Finding.UNREADABLE: {
        "en": "{cause}",
        "pt": "o registro não pode ser lido",
        "it": "il verbale non può essere letto",
        "ru": "запись не читается",
    },
    Finding.OTHER_EDITION: {
        "en": "it is of version {version!r} of {ruleset}, an edition that was not given here; there are: {versions}",
        "pt": "é da versão {version!r} de {ruleset}, uma edição que não existe aqui; existem: {versions}",
        "it": "è della versione {version!r} di {ruleset}, un'edizione che qui non c'è; ci sono: {versions}",
        "ru": "она сделана в версии {version!r} игры {ruleset}, здесь такого издания нет; есть: {versions}",
    },
    Finding.OTHER_VERSION: {
        "en": "the record was made with version {version!r} of {ruleset}; this program plays version {versions}",
        "pt": "o registro foi feito com a versão {version!r} de {ruleset}; este programa joga a versão {versions}",
        "it": "il verbale è della versione {version!r} di {ruleset}; questo programma gioca la versione {versions}",
        "ru": "запись сделана в версии {version!r} игры {ruleset}; здесь играют в версию {versions}",
    },
    Finding.NO_SEED: {
        "en": "the seed is not revealed yet, because the game is still running",
        "pt": "a semente ainda não foi revelada, porque o jogo não acabou",
        "it": "il seme non è ancora rivelato, perché la partita non è finita",
        "ru": "зерно ещё не раскрыто, потому что игра не окончена",
    },
    Finding.WRONG_SEED: {
        "en": "the seed does not fit the commitment that was published before the deal",
        "pt": "a semente não corresponde ao selo publicado antes da distribuição",
        "it": "il seme non corrisponde al sigillo pubblicato prima della distribuzione",
        "ru": "зерно не соответствует печати, показанной до раздачи",
    },
    Finding.WRONG_SETTINGS: {
        "en": "{cause}",
        "pt": "este jogo não existe com as opções ou os lugares do registro",
        "it": "questo gioco non esiste con le opzioni o i posti del verbale",
        "ru": "такой игры с настройками или местами из записи не бывает",
    },
    Finding.WRONG_SETUP: {
        "en": "the setup differs: settings, seats or entropy were changed",
        "pt": "a preparação é diferente: as opções, os lugares ou a entropia foram alterados",
        "it": "la preparazione è diversa: opzioni, posti o entropia sono stati cambiati",
        "ru": "начальная расстановка другая: изменены настройки, места или энтропия",
    },
    Finding.WRONG_REVISION: {
        "en": "revision {expected} was expected, but {revision} is recorded",
        "pt": "esperava-se a revisão {expected}, mas está registrada a revisão {revision}",
        "it": "era attesa la revisione {expected}, ma è registrata la revisione {revision}",
        "ru": "ожидался ход {expected}, а записан ход {revision}",
    },
    Finding.WRONG_ENTRY: {
        "en": "an action is either an action id or an undo",
        "pt": "uma jogada tem ou o id de uma ação ou uma anulação",
        "it": "una mossa ha o l'id di un'azione o un annullamento",
        "ru": "ход содержит либо id действия, либо отмену",
    },
    Finding.ILLEGAL_ACTION: {
        "en": "the recorded action is not legal: {cause}",
        "pt": "a jogada registrada não é legal: {action}",
        "it": "la mossa registrata non è legale: {action}",
        "ru": "записанный ход не по правилам: {action}",
    },
    Finding.CHANGED_ACTION: {
        "en": "the recorded action was changed: it is legal, but it does not lead to the recorded state",
        "pt": "a jogada registrada foi alterada: é legal, mas não leva ao estado registrado",
        "it": "la mossa registrata è stata cambiata: è legale, ma non porta allo stato registrato",
        "ru": "записанный ход изменён: он по правилам, но не ведёт к записанному состоянию",
    },
    Finding.CHANGED_DIGEST: {
        "en": "the recorded digest was changed: the game goes on as recorded, but this digest does not fit",
        "pt": "o resumo registrado foi alterado: o jogo continua como registrado, mas este resumo não corresponde",
        "it": "l'impronta registrata è stata cambiata: la partita prosegue come registrata, ma questa non corrisponde",
        "ru": "записанный хеш изменён: игра идёт дальше, как записано, но этот хеш не подходит",
    },
    Finding.EARLY_RESULT: {
        "en": "a result is recorded, but the game is not over",
        "pt": "há um resultado registrado, mas o jogo não acabou",
        "it": "è registrato un risultato, ma la partita non è finita",
        "ru": "записан результат, но игра не окончена",
    },
    Finding.NO_RESULT: {
        "en": "the game is over, but no result is recorded",
        "pt": "o jogo acabou, mas não há resultado registrado",
        "it": "la partita è finita, ma non è registrato alcun risultato",
        "ru": "игра окончена, но результат не записан",
    },
    Finding.WRONG_RESULT: {
        "en": "the recorded result is not the one that the game has",
        "pt": "o resultado registrado não é o do jogo",
        "it": "il risultato registrato non è quello della partita",
        "ru": "записанный результат не совпадает с результатом игры",
    },
    Finding.NO_TIME: {
        "en": "the game had a time control, but a moment is missing",
        "pt": "o jogo tinha controle de tempo, mas falta um momento",
        "it": "la partita aveva un controllo del tempo, ma manca un momento",
        "ru": "в игре был контроль времени, но один из моментов не указан",
    },
    Finding.TIME_GOES_BACK: {
        "en": "a moment is not after the moment before it",
        "pt": "um momento não vem depois do anterior",
        "it": "un momento non segue quello precedente",
        "ru": "момент не позже предыдущего",
    },
    Finding.EARLY_TIME_OUT: {
        "en": "the time-out of seat {seat} was not due: its time had not run out",
        "pt": "o tempo do lugar {seat} ainda não tinha acabado",
        "it": "il tempo del posto {seat} non era ancora scaduto",
        "ru": "время места {seat} ещё не вышло",
    },
    Finding.MISSED_TIME_OUT: {
        "en": "seat {seat} had run out of time, but its time-out is missing",
        "pt": "o tempo do lugar {seat} tinha acabado, mas isso não consta",
        "it": "il tempo del posto {seat} era scaduto, ma questo non risulta",
        "ru": "время места {seat} вышло, но этого в записи нет",
    },
    Finding.WRONG_DEFAULT: {
        "en": "what the clock played for seat {seat} is not the default action of the rules after a time-out",
        "pt": "o que o relógio jogou pelo lugar {seat} não é a ação padrão após o fim do tempo",
        "it": "ciò che l'orologio ha giocato per il posto {seat} non è l'azione predefinita dopo la scadenza",
        "ru": "ход часов за место {seat} не является действием по умолчанию после истечения времени",
    },
    Finding.WRONG_BOT_MOVE: {
        "en": "the bot {bot} does not choose this action for seat {seat}",
        "pt": "o bot {bot} não escolhe esta ação para o lugar {seat}",
        "it": "il bot {bot} non sceglie questa azione per il posto {seat}",
        "ru": "бот {bot} не выбирает это действие для места {seat}",
    },
    Finding.WRONG_CAUSE: {
        "en": "the record is wrong about who chose the action of seat {seat}",
        "pt": "o registro indica incorretamente quem escolheu a ação do lugar {seat}",
        "it": "il verbale indica in modo errato chi ha scelto l'azione del posto {seat}",
        "ru": "в записи неверно указано, кто выбрал действие места {seat}",
    },
    Finding.WRONG_UNDO: {
        "en": "seat {seat} took back what could not be taken back any more",
        "pt": "o lugar {seat} desfez o que já não podia ser desfeito",
        "it": "il posto {seat} ha annullato ciò che non si poteva più annullare",
        "ru": "место {seat} отменило то, что отменить уже нельзя",
    },
    Finding.WRONG_ACT: {
        "en": "the act {act} was not possible here",
        "pt": "o ato {act} não era possível aqui",
        "it": "l'atto {act} qui non era possibile",
        "ru": "акт {act} здесь невозможен",
    },
    Finding.WHILE_PAUSED: {
        "en": "an action was played while the game was paused",
        "pt": "uma ação foi jogada enquanto o jogo estava pausado",
        "it": "un'azione è stata giocata mentre la partita era sospesa",
        "ru": "действие сыграно, пока игра была приостановлена",
    },
    Finding.AFTER_THE_END: {
        "en": "something happened after the end of the game",
        "pt": "algo aconteceu depois do fim do jogo",
        "it": "qualcosa è successo dopo la fine della partita",
        "ru": "что-то произошло после конца игры",
    },
    Finding.WRONG_RULING: {
        "en": "the record is wrong about why the game is over",
        "pt": "o registro indica incorretamente por que o jogo acabou",
        "it": "il verbale indica in modo errato perché la partita è finita",
        "ru": "в записи неверно указано, почему игра окончена",
    },
    Finding.WRONG_RANKS: {
        "en": "the ranks do not follow from the game",
        "pt": "a classificação não resulta do jogo",
        "it": "la classifica non risulta dalla partita",
        "ru": "места не следуют из игры",
    },
    Finding.NO_REFEREE: {
        "en": "an action has a moment or a cause, but the record has no referee's part or no time control",
        "pt": "uma ação tem momento ou causa, mas o registro não tem a parte do árbitro ou o controle de tempo",
        "it": "un'azione ha un momento o una causa, ma il verbale non ha parte dell'arbitro o controllo del tempo",
        "ru": "действие имеет момент или причину, но в записи нет судейской части или контроля времени",
    },
}
