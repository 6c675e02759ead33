# ruff: noqa: RUF001
"""The glossary of a game: names to display for the ids in views, actions, events, scores and settings."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

Entry = str | tuple[str, str]
"""A word as used alone, for example in a heading; with its plural if the plural differs."""

Glossary = Mapping[str, Mapping[str, Entry]]
"""Entries by group and id."""

GROUPS: Final = (
    "ruleset",
    "setting",
    "value",
    "good",
    "phase",
    "step",
    "role",
    "deck",
    "place",
    "score",
    "stop",
    "verdict",
    "status",
    "leaving",
    "ruling",
    "time_out",
    "window",
    "bot",
)

COMMON: Final[dict[str, Glossary]] = {
    "en": {
        "status": {
            "waiting": "Waiting for players",
            "running": "Running",
            "finished": "Finished",
            "unreadable": "Unreadable",
            "paused": "Paused",
            "void": "Void",
        },
        "leaving": {
            "resigned": "Resigned",
            "forfeited": "Taken out by an arbiter",
            "timed_out": "Ran out of time",
            "absent": "Did not come",
            "disqualified": "Disqualified",
        },
        "ruling": {
            "played_out": "Played to the end",
            "last_one_left": "All others have left",
            "everybody_left": "Everybody has left",
            "ended_by_clock": "Ended by the clock",
            "adjudicated": "Decided by an arbiter",
            "void": "Does not count",
        },
        "time_out": {
            "default_move": "The simplest moves are played",
            "bot": "A bot plays on",
            "forfeit": "The seat leaves the game",
            "end_game": "The game ends",
        },
        "window": {
            "turn": "In your turn",
            "anytime": "At any time",
            "reaction": "Reaction",
            "simultaneous": "All at once",
        },
        "bot": {"random": "Random", "greedy": "Greedy", "search": "Thinking", "hard": "Strong"},
    },
    "pt": {
        "status": {
            "waiting": "À espera de jogadores",
            "running": "Em andamento",
            "finished": "Terminado",
            "unreadable": "Ilegível",
            "paused": "Pausado",
            "void": "Anulado",
        },
        "leaving": {
            "resigned": "Desistiu",
            "forfeited": "Retirado por um árbitro",
            "timed_out": "Ficou sem tempo",
            "absent": "Não compareceu",
            "disqualified": "Desclassificado",
        },
        "ruling": {
            "played_out": "Jogado até o fim",
            "last_one_left": "Todos os outros saíram",
            "everybody_left": "Todos saíram",
            "ended_by_clock": "Encerrado pelo relógio",
            "adjudicated": "Decidido por um árbitro",
            "void": "Não conta",
        },
        "time_out": {
            "default_move": "São jogados os lances mais simples",
            "bot": "Um robô continua",
            "forfeit": "O lugar sai da partida",
            "end_game": "A partida termina",
        },
        "window": {
            "turn": "Na sua vez",
            "anytime": "A qualquer momento",
            "reaction": "Reação",
            "simultaneous": "Todos ao mesmo tempo",
        },
        "bot": {"random": "Aleatório", "greedy": "Ganancioso", "search": "Pensador", "hard": "Forte"},
    },
    "it": {
        "status": {
            "waiting": "In attesa di giocatori",
            "running": "In corso",
            "finished": "Finita",
            "unreadable": "Illeggibile",
            "paused": "In pausa",
            "void": "Annullata",
        },
        "leaving": {
            "resigned": "Si è ritirato",
            "forfeited": "Escluso da un arbitro",
            "timed_out": "Ha esaurito il tempo",
            "absent": "Non si è presentato",
            "disqualified": "Squalificato",
        },
        "ruling": {
            "played_out": "Giocata fino alla fine",
            "last_one_left": "Tutti gli altri sono usciti",
            "everybody_left": "Sono usciti tutti",
            "ended_by_clock": "Terminata dall'orologio",
            "adjudicated": "Decisa da un arbitro",
            "void": "Non conta",
        },
        "time_out": {
            "default_move": "Si giocano le mosse più semplici",
            "bot": "Continua un bot",
            "forfeit": "Il posto esce dalla partita",
            "end_game": "La partita termina",
        },
        "window": {
            "turn": "Nel tuo turno",
            "anytime": "In ogni momento",
            "reaction": "Reazione",
            "simultaneous": "Tutti insieme",
        },
        "bot": {"random": "Casuale", "greedy": "Avido", "search": "Riflessivo", "hard": "Forte"},
    },
    "ru": {
        "status": {
            "waiting": "Ожидание игроков",
            "running": "Идёт",
            "finished": "Окончена",
            "unreadable": "Не читается",
            "paused": "Приостановлена",
            "void": "Аннулирована",
        },
        "leaving": {
            "resigned": "Сдача",
            "forfeited": "Выведен арбитром",
            "timed_out": "Время вышло",
            "absent": "Неявка",
            "disqualified": "Дисквалификация",
        },
        "ruling": {
            "played_out": "Сыграна до конца",
            "last_one_left": "Все остальные вышли",
            "everybody_left": "Все вышли",
            "ended_by_clock": "Окончена по времени",
            "adjudicated": "Решена арбитром",
            "void": "Не засчитана",
        },
        "time_out": {
            "default_move": "Делаются простейшие ходы",
            "bot": "Играет бот",
            "forfeit": "Место выбывает из игры",
            "end_game": "Игра заканчивается",
        },
        "window": {
            "turn": "В свой ход",
            "anytime": "В любое время",
            "reaction": "Реакция",
            "simultaneous": "Все сразу",
        },
        "bot": {"random": "Случайный", "greedy": "Жадный", "search": "Думающий", "hard": "Сильный"},
    },
}
"""The words that are the same in every game, by language."""


class Word(Struct, frozen=True):
    """A word of a game; `mark` is one or two letters, unique in its group."""

    group: str
    id: str
    one: str
    many: str
    mark: str


def words_of(glossary: Glossary, lang: str) -> tuple[Word, ...]:
    """Return all words of a game in one language, group by group."""
    entries = {**glossary, **COMMON[lang]}
    return tuple(word for group in GROUPS for word in words_in(group, entries.get(group, {})))


def words_in(group: str, entries: Mapping[str, Entry]) -> Iterator[Word]:
    """Yield the words of one group, each with a mark that no other word of the group has."""
    both = {name: (entry, entry) if isinstance(entry, str) else entry for name, entry in entries.items()}
    used = Counter(part for one, _ in both.values() for part in set(split(one)))
    taken: set[str] = set()
    for name, (one, many) in both.items():
        own = [part for part in split(one) if used[part] == 1] or split(one)
        mark = next(mark for mark in possible_marks(name, own) if mark.lower() not in taken)
        taken.add(mark.lower())
        yield Word(group, name, one, many, mark)


def split(text: str) -> list[str]:
    """Split a text into its words, without punctuation and spaces."""
    return "".join(letter if letter.isalnum() else " " for letter in text).split()


def possible_marks(name: str, own: Sequence[str]) -> Iterator[str]:
    """Yield marks for a word, the best first: its number or code, its initials, its first letter with another one.

    `own`: the parts of the word that no other word of its group has, as `Gateway` in `Gateway card`.
    """
    if len(name) <= 2:
        yield name.upper()
    if len(own) > 1:
        yield (own[0][0] + own[1][0]).upper()
    first, *others = list("".join(own))
    if not others:
        yield first.upper()
    yield from (first.upper() + other.lower() for other in [*others, *"23456789"])
