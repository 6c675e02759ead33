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
        "pt": "o registo não pode ser lido",
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
        "pt": "o registo foi feito com a versão {version!r} de {ruleset}; este programa joga a versão {versions}",
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
        "pt": "este jogo não existe com as opções ou os lugares do registo",
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
        "pt": "esperava-se a revisão {expected}, mas está registada a revisão {revision}",
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
        "pt": "a jogada registada não é legal: {action}",
        "it": "la mossa registrata non è legale: {action}",
        "ru": "записанный ход не по правилам: {action}",
    },
    Finding.CHANGED_ACTION: {
        "en": "the recorded action was changed: it is legal, but it does not lead to the recorded state",
        "pt": "a jogada registada foi alterada: é legal, mas não leva ao estado registado",
        "it": "la mossa registrata è stata cambiata: è legale, ma non porta allo stato registrato",
        "ru": "записанный ход изменён: он по правилам, но не ведёт к записанному состоянию",
    },
    Finding.CHANGED_DIGEST: {
        "en": "the recorded digest was changed: the game goes on as recorded, but this digest does not fit",
        "pt": "o resumo registado foi alterado: o jogo continua como registado, mas este resumo não corresponde",
        "it": "l'impronta registrata è stata cambiata: la partita prosegue come registrata, ma questa non corrisponde",
        "ru": "записанный хеш изменён: игра идёт дальше, как записано, но этот хеш не подходит",
    },
    Finding.EARLY_RESULT: {
        "en": "a result is recorded, but the game is not over",
        "pt": "há um resultado registado, mas o jogo não acabou",
        "it": "è registrato un risultato, ma la partita non è finita",
        "ru": "записан результат, но игра не окончена",
    },
    Finding.NO_RESULT: {
        "en": "the game is over, but no result is recorded",
        "pt": "o jogo acabou, mas não há resultado registado",
        "it": "la partita è finita, ma non è registrato alcun risultato",
        "ru": "игра окончена, но результат не записан",
    },
    Finding.WRONG_RESULT: {
        "en": "the recorded result is not the one that the game has",
        "pt": "o resultado registado não é o do jogo",
        "it": "il risultato registrato non è quello della partita",
        "ru": "записанный результат не совпадает с результатом игры",
    },
}
