"""Names of players in texts: in four languages and in every event of whole games."""

import re
from random import Random

import pytest

from service.app import shared_texts
from service.app.head import SeatClaimed
from service.app.presentation import event_text
from service.engine.kernel.blocked import Unmet
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.event import Undone
from service.engine.kernel.journal import Journal
from service.engine.kernel.seat_names import MOST_SEATS, NOUNS, SeatWords, seat_template, seat_words
from service.engine.lagranja.explain.requirements import OwnTurn
from service.engine.registry import LANGUAGES, RULESETS

NAMES = ("Ana", "Zoë {0}", "", "Жанна")
NUMBERED = re.compile(r"\b(?:seat|jogador|giocatore|игрок\w*) (\d)", re.IGNORECASE)


def test_a_seat_is_called_by_the_name_of_its_player_or_by_its_number():
    words = seat_words("ru", NAMES)
    assert words[:4] == ("Ana", "Zoë {0}", "Игрок 2", "Жанна")
    assert words[MOST_SEATS : MOST_SEATS + 4] == ("Ana", "Zoë {0}", "игрок 2", "Жанна")
    assert words[2 * MOST_SEATS : 2 * MOST_SEATS + 4] == ("«Ana»", "«Zoë {0}»", "2", "«Жанна»")
    assert seat_words("en")[:2] == ("Seat 0", "Seat 1")


def test_braces_in_a_name_or_text_are_not_placeholders():
    text = seat_template(f"{SeatWords(1)} plays {{0}}, not {SeatWords(0):in}.")
    assert text(*seat_words("en", NAMES)) == "Zoë {0} plays {0}, not Ana."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", RULESETS)
def test_every_event_of_a_game_names_its_seats(name, lang):
    game, chance = RULESETS[name], Random(5)
    journal = Journal(game.rules, {}, entropy=["", "", "", ""], server_seed="names")
    bodies = [event.body for event in journal.opening]
    while waiting := game.rules.to_act(journal.state):
        action = chance.choice(game.rules.actions(journal.state, waiting[0]))
        bodies += [event.body for event in journal.act(waiting[0], action.id)]
    named = 0
    for body in [*bodies, Undone(0, 2)]:
        plain, text = game.texts[lang].event(body), game.texts[lang].event(body, NAMES)
        assert {*NUMBERED.findall(text)} <= {"2"}
        for seat in map(int, NUMBERED.findall(plain)):
            assert (NAMES[seat] or "2") in text
        seat = getattr(body, "seat", None)
        assert seat is None or (NAMES[seat] or " 2") in text
        named += text != plain
    assert named > 100


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", ("Ana joins the game.", "Ana has nothing to decide now.", "it is the turn of Zoë {0} and seat 2")),
        ("pt", ("Ana entra no jogo.", "Ana não tem nada a decidir agora.", "quem joga agora: Zoë {0} e jogador 2")),
        ("it", ("Ana entra in partita.", "Ana ora non ha nulla da decidere.", "chi gioca ora: Zoë {0} e giocatore 2")),
        ("ru", ("Ana вступает в игру.", "Игроку «Ana» сейчас нечего решать.", "сейчас очередь: Zoë {0} и игрок 2")),
    ],
)
def test_texts_of_claims_and_reasons_have_the_names_of_players(lang, texts):
    game = RULESETS["lagranja"]
    nothing = EngineError(EngineReason.NOT_YOUR_DECISION, "")
    assert (
        event_text(game, SeatClaimed(0), lang, NAMES),
        shared_texts.refusal(nothing, 0, lang, NAMES),
        game.texts[lang].why_not([Unmet(OwnTurn((1, 2)), 1, 0, "")], NAMES),
    ) == texts


def test_the_cache_of_texts_does_not_mix_the_names_of_two_tables():
    game, body = RULESETS["hallertau"], Undone(1, 2)
    texts = [event_text(game, body, "en", names) for names in (NAMES, (), ("Bo", "Cleo"), NAMES)]
    assert texts == [f"{name} takes back 2 actions." for name in ("Zoë {0}", "Seat 1", "Cleo", "Zoë {0}")]


def test_every_language_has_a_word_for_a_seat():
    assert set(NOUNS) == set(LANGUAGES)
