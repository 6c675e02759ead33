"""The text of the board and the hand: what a viewer may see is shown, and nothing else."""

import pytest

from service.engine.lagranja import frames
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import Mark
from service.engine.lagranja.text.game_text import TEXTS
from service.engine.registry import LANGUAGES
from tests.lagranja.table import Table

BOARD = """\
Round 3 of 6 | transport phase, T3 | order: 0 1 | deck 57, discarded 1
Dice    4: 1   last die: 4   2 marked by seat 1
Roof    R3a for 3 silver: gain 1 pig
Siesta  0 (0 VP): 1   1 (0 VP): -   2 (1 VP): 0   3 (1 VP): -   4 (2 VP): -   5 (2 VP): -   6 (3 VP): -

Market            A2 6      A3 4
             B2 5      B3 2:0    B4 3
        C2 2      C3 3:1    C4 4      C5 2
             D2 3      D3 5      D4 5
                  E2 4      E3 6

1 Butcher        pig pig meat                 done by seat 1
2 Village Shop   grain grain food food        blocked by marker 3
3 Greengrocer    olive grain grape food       open
4 Trading House  silver grain pig wine        open
5 Delicatessen   commodity food wine grape    open
6 Cartwright     food wine meat               open

Seat 0   VP ?   hand 2 of 4   free markers 17
  Goods       silver 3  olive 2  pig 1   (pig spaces 2)
  Dice        4   donkeys 3   tokens left 1 2 4   extra deliveries 1
  Fields      olive 1; grain 0
  Barrows     Drover (17) for 2: olive* grape
  Extensions  hand limit +1, income 2 silver
  Helpers     Chef (1); Errand Boy (24) x
  Roofs       R1a x; R4b make 1 delivery, only in the revenue or transport phase
  Rows        Greengrocer: olive grain* grape food

Seat 1   VP ?   hand 0 of 3   free markers 23
  Goods       none   (pig spaces 2)
  Dice        -   donkeys 1   tokens left 2 3 4   extra deliveries 1
  Tiles       Butcher !

market: space number:seat, N neutral   goods: * delivered   helpers: x used   roofs: x used   tiles: ! new
"""


def sample_table() -> Table:
    """Return a table in the middle of a game."""
    table = Table(round=3).give(silver=3, olive=2, pig=1, vp=7).give(1, vp=4).helpers(1, 24).extensions(6)
    table.fields("olive/1", "grain").barrow(17, "olive").row("greengrocer", "grain").roofs("R1a", up=False)
    table.roofs("R4b").tiles("butcher", me=1, turned=False).block("village_shop").hand(20, 30)
    table.stalls("B3").stalls("C3", me=1).discs(2, 0).donkeys(3, 1).dice(4).deliveries(2)
    state = table.state
    state.seats[0].helpers[1].used = True
    state.seats[0].dice = [4]
    state.roofs, state.last_die, state.marked = ["R3a"], 4, [Mark(2, 1, 5)]
    state.discard = [state.deck.pop()]
    return table


def board(table: Table, viewer: int | None = None) -> str:
    return TEXTS["en"].board(RULES.view(table.state, viewer))


def hand(table: Table, lang: str = "en", viewer: int | None = 0) -> list[str]:
    """Return the lines of a hand."""
    offered, blocked = RULES.actions(table.state, 0), RULES.blocked(table.state, 0)
    return TEXTS[lang].hand(RULES.view(table.state, viewer), offered, blocked).splitlines()


def test_the_text_of_a_board():
    assert board(sample_table()) + "\n" == BOARD


def test_a_board_shows_the_vp_of_its_viewer_only():
    assert "Seat 0   VP 7 " in board(sample_table(), 0)
    assert "Seat 1   VP ? " in board(sample_table(), 0)
    assert "Seat 1   VP 4 " in board(sample_table(), 1)


def test_a_board_shows_what_only_some_games_have():
    table = Table(seats=1, step="T1", marker_limit=False, open_vp=True).stalls("C4", me=None).give(vp=3)
    table.state.discarded_dice = [1, 3]
    table.state.starts = False
    table.seat().donkey = 2
    text = board(table)
    assert text.startswith("Round 2 of 6 | transport phase, T1 | neutral player first | deck 66, discarded 0\n")
    assert "Dice    none   discarded: 1 3\n" in text
    assert "C4 4:N" in text
    assert "Seat 0   VP 3   hand 0 of 3\n" in text
    assert "donkeys chosen   tokens left 1 2 3 4" in text
    assert "donkeys 2   tokens left 1 2 3 4" in board(table, 0)
    assert board(replaced(table, starts=True)).startswith("Round 2 of 6 | transport phase, T1 | player first |")


def replaced(table: Table, **changes: object) -> Table:
    """Return the same table with some of its state replaced."""
    for name, value in changes.items():
        setattr(table.state, name, value)
    return table


def test_with_four_seats_the_board_has_the_whole_market():
    lines = [line for line in board(Table(seats=4)).splitlines() if " C1 4 " in line or "A1 3" in line]
    assert lines[0] == "Market            A1 3      A2 6      A3 4      A4 5"
    assert lines[1] == "        C1 4      C2 2      C3 3      C4 4      C5 2      C6 4"


def test_the_hand_shows_in_which_roles_a_card_can_be_played():
    table = Table().hand(17, 20).extensions(6).give(silver=1).turn(frames.PlayCards(0, 1, False), "F1")
    first, second = hand(table)
    extension = "extension: needs 2 different kinds of farm goods, has 1"
    assert first.startswith(f"  017 [+ field, barrow, helper; {extension}] Drover. Field: grape.")
    assert second.startswith(f"  020 [+ field, barrow, helper; {extension}] Palisade Maker. ")
    assert hand(table.give(olive=1))[0].startswith("  017 [+ field, barrow, extension, helper] Drover.")
    russian = "  017 [+ поле, тележка, помощник, пристройка: требуется"
    assert hand(table.give(olive=0), "ru")[0].replace("; ", ", ").startswith(russian)


def test_the_roles_are_those_of_the_card():
    table = Table().hand(17, 20).turn(frames.PlayCards(0, 1, False), "F1")
    offered = [action for action in RULES.actions(table.state, 0) if action.id in ("play_card:17/field", "end_turn")]
    first, second = TEXTS["en"].hand(RULES.view(table.state, 0), offered, []).splitlines()
    assert first.startswith("  017 [+ field] ")
    assert second.startswith("  020 [-] ")


def test_a_hand_that_cannot_be_played_is_shown():
    (line,) = hand(Table().hand(17).turn(frames.EndTurn(0), "F2"))
    assert line.startswith("  017 [-] Drover.")


def test_cards_that_a_seat_looks_at_are_shown_to_this_seat_only():
    table = Table().deck(14, 17).turn(frames.Look(0, 2, 1), "F1")
    assert [line[:16] for line in hand(table)] == ["  014 [on the de", "  017 [on the de"]
    assert hand(table, viewer=1) == hand(table, viewer=None) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_an_empty_hand_is_empty(lang):
    assert hand(Table(), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_is_the_same_in_all_languages(lang):
    assert TEXTS[lang].board(RULES.view(sample_table().state, None)) == board(sample_table())
