"""Opens tables with a chosen deal, and sits pages down at them."""

from collections.abc import Callable
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page

from reeve_client import Reeve, Seat, TimeControl
from reeve_client.contract.game import (
    ClaimSeatRequest,
    CreateGameRequest,
    GetGameRequest,
    GetGameResponse,
    ListActionsResponse,
    SeatPlan,
)

PERSON = ""


class Table(NamedTuple):
    """A table and the tokens of its people, by seat."""

    id: str
    tokens: dict[int, str]
    spectator: str


def open_table(
    reeve: Reeve,
    ruleset: str,
    seats: tuple[str, ...] = (PERSON, "greedy"),
    *,
    seed: str = "web",
    settings: Any = None,
    names: tuple[str, ...] = (),
    time_control: TimeControl | None = None,
) -> Table:
    """Open a table; `seats` has the bot of each seat, or PERSON. All people sit down, so the game begins."""
    plans = [SeatPlan(bot=bot, name=name) for bot, name in zip_longest(seats, names, fillvalue="")]
    request = CreateGameRequest(
        ruleset=ruleset, seats=len(seats), plans=plans, seed=seed, settings=settings, time_control=time_control
    )
    created = reeve.create_game(request)
    tokens = {}
    for seat, bot in enumerate(seats):
        if bot == PERSON:
            claim = ClaimSeatRequest(game=created.game.id, seat=seat, invite=created.invites[seat], entropy="web")
            tokens[seat] = reeve.claim_seat(claim).seat_token
    return Table(created.game.id, tokens, created.spectator_token)


def sit_down(page: Page, table: Table, seat: int = 0) -> None:
    """Open a table in a page as a seat, by the link with which a seat is taken to another device."""
    page.goto(f"/#/seat/{table.id}/{seat}/{table.tokens[seat]}")
    page.locator(".app[data-turn]").wait_for()


def watch(page: Page, table: Table) -> None:
    """Open a table in a page as a spectator."""
    page.goto(f"/#/watch/{table.id}/{table.spectator}")
    page.locator(".app[data-turn]").wait_for()


def play_by_api(reeve: Reeve, table: Table, until: Callable[[ListActionsResponse], bool], seed: int = 0) -> None:
    """Play for the people of a table at random, until a condition holds for a seat that must act, or to the end."""
    dice = Random(seed)
    seats = {seat: Seat(reeve.using(token), table.id, seat) for seat, token in table.tokens.items()}
    seat = next(iter(seats.values()))
    while seat.game().status != "GAME_STATUS_FINISHED":
        looked = seat.look()
        acting = [number for number in looked.to_act if number in seats]
        if not acting:
            continue  # a bot moves
        seat = seats[acting[0]]
        looked = seat.look()
        if until(looked):
            return
        seat.submit(looked.revision, dice.choice([one for one in looked.actions if not one.kind.startswith("ready_")]))


def round_of(reeve: Reeve, table: Table) -> int:
    """Return the round of a table; 99 after its end."""
    answer = reeve.using(table.spectator).get_game(GetGameRequest(game=table.id))
    if answer.game.status == "GAME_STATUS_FINISHED":
        return 99
    return view_of(answer).round


def view_of(answer: GetGameResponse | ListActionsResponse) -> Any:
    """Return the view of a game's own type."""
    assert answer.view is not None
    return answer.view.what


def acting_seat(reeve: Reeve, table: Table) -> int:
    """Return the first seat that must act."""
    game = reeve.using(table.spectator).get_game(GetGameRequest(game=table.id)).game
    return next(seat.seat for seat in game.seats if seat.to_act)
