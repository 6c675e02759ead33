"""Opens tables with a chosen deal, and sits pages down at them."""

from typing import Any, NamedTuple

from playwright.sync_api import Page

from reeve_client import Reeve
from reeve_client.contract.game import ClaimSeatRequest, CreateGameRequest, SeatPlan

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
) -> Table:
    """Open a table; `seats` has the bot of each seat, or PERSON. All people sit down, so the game begins."""
    plans = [SeatPlan(bot=bot) for bot in seats]
    request = CreateGameRequest(ruleset=ruleset, seats=len(seats), plans=plans, seed=seed, settings=settings)
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
