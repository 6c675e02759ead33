"""Texts of the events before the first move."""

import pytest

from service.app.head import GameStarted
from service.app.shared_texts import lobby_event


@pytest.mark.parametrize(
    ("language", "seats", "text"),
    [
        ("en", 1, "The only seat is claimed; the game begins."),
        ("en", 2, "All 2 seats are claimed; the game begins."),
        ("pt", 1, "O único lugar está ocupado; o jogo começa."),
        ("pt", 2, "Todos os 2 lugares estão ocupados; o jogo começa."),
        ("it", 1, "L'unico posto è occupato; la partita comincia."),
        ("it", 2, "Tutti i 2 posti sono occupati; la partita comincia."),
        ("ru", 1, "Единственное место занято; игра начинается."),
        ("ru", 2, "Места заняты (2); игра начинается."),
    ],
)
def test_the_start_of_a_game_with_one_seat_is_in_the_singular(language, seats, text):
    assert lobby_event(GameStarted(seats, "commitment"), language, ()) == text
