"""Tables with clocks and acts of an arbiter: what the tests of the referee's parts of the page share."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from reeve_client import Reeve, TimeControl
from reeve_client.contract.referee import (
    AddTimeRequest,
    AdjudicateGameRequest,
    ForfeitSeatRequest,
    PauseGameRequest,
    ReissueTokenRequest,
    VoidGameRequest,
)
from tests.web.tables import PERSON, Table, acting_seat, open_table, sit_down, watch

NAMES = ("Ada", "Bruno", "Chiara", "Daria")
LIVE = TimeControl(bank_seconds=1800, delay_seconds=15)
ENDS_GAME = TimeControl(delay_seconds=2, grace_ms=0, on_time_out=["TIME_OUT_ACTION_END_GAME"])
TO_BOT = TimeControl(
    delay_seconds=2, grace_ms=0, on_time_out=["TIME_OUT_ACTION_BOT"], revival_seconds=600, reclaimable=True
)
CORRESPONDENCE = TimeControl(bank_seconds=3 * 86_400, delay_seconds=86_400)


def table_of(
    reeve: Reeve, ruleset: str, seats: int, control: TimeControl | None = LIVE, names: tuple[str, ...] = NAMES
) -> Table:
    """Open a table of people."""
    return open_table(reeve, ruleset, (PERSON,) * seats, names=names[:seats], time_control=control)


def sit(
    page: Page,
    reeve: Reeve,
    ruleset: str = "lagranja",
    seats: int = 2,
    control: TimeControl | None = LIVE,
    names: tuple[str, ...] = NAMES,
) -> tuple[Table, int]:
    """Sit a page down as the seat that is to act; return the table and the seat."""
    table = table_of(reeve, ruleset, seats, control, names)
    seat = acting_seat(reeve, table)
    sit_down(page, table, seat)
    return table, seat


def clock(page: Page, seat: int) -> Locator:
    """The clock of a seat."""
    return page.locator(f"[data-clock='{seat}']")


State = Callable[[Page, Reeve, str, tuple[str, ...], str], None]
"""Brings a page into a state: the page, a client with the rights of an arbiter, the ruleset, names and a reason."""


def _open_form(page: Page, _reeve: Reeve, ruleset: str, _names: tuple[str, ...], _reason: str) -> None:
    page.goto(f"/#/open/{ruleset}")
    page.locator("#time-control").select_option("days")


def _four_clocks(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], _reason: str) -> None:
    _, seat = sit(page, reeve, ruleset, 4, names=names)
    clock(page, seat).wait_for()


def _correspondence(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], _reason: str) -> None:
    _, seat = sit(page, reeve, ruleset, 4, CORRESPONDENCE, names)
    clock(page, seat).wait_for()


def _low_time(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], _reason: str) -> None:
    _, seat = sit(page, reeve, ruleset, 4, TimeControl(bank_seconds=300, delay_seconds=0), names)
    table_id = page.url.rpartition("/")[2]
    reeve.add_time(AddTimeRequest(game=table_id, seat=seat, seconds=-275, reason="."))
    expect(clock(page, seat)).to_have_class(re.compile("low"))
    page.locator("[data-do=close-news]").click()


def _paused(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], reason: str) -> None:
    table, _ = sit(page, reeve, ruleset, 3, names=names)
    reeve.pause_game(PauseGameRequest(game=table.id, reason=reason))
    expect(page.locator(".say")).to_contain_text(reason)


def _resigning(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], _reason: str) -> None:
    sit(page, reeve, ruleset, 3, names=names)
    page.locator("header.top .ib").last.click()
    page.locator("[data-do=resign]").click()
    page.locator("[data-do=resign-now]").wait_for()


def _other_left(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], _reason: str) -> None:
    table, seat = sit(page, reeve, ruleset, 3, names=names)
    other = (seat + 1) % 3
    reeve.seat(table.id, other, table.tokens[other]).resign()
    page.locator(".ribbon").wait_for()


def _self_left(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], _reason: str) -> None:
    table, seat = sit(page, reeve, ruleset, 3, names=names)
    reeve.seat(table.id, seat, table.tokens[seat]).resign()
    expect(page.locator("[data-live=referee]")).not_to_have_text("")


def _bot_plays(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], _reason: str) -> None:
    sit(page, reeve, ruleset, 2, TO_BOT, names)
    page.locator("[data-do=reclaim]").wait_for()


def _time_added(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], reason: str) -> None:
    table, seat = sit(page, reeve, ruleset, 2, names=names)
    reeve.add_time(AddTimeRequest(game=table.id, seat=seat, seconds=300, reason=reason))
    page.locator(".ribbon").wait_for()


def _adjudicated(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], reason: str) -> None:
    table, _ = sit(page, reeve, ruleset, 4, names=names)
    reeve.forfeit_seat(ForfeitSeatRequest(game=table.id, seat=3, reason=reason, kind="LEAVING_ABSENT"))
    reeve.adjudicate_game(AdjudicateGameRequest(game=table.id, reason=reason, ranks=[2, 1, 2, 4]))
    page.locator("[data-rank]").first.wait_for()


def _void(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], reason: str) -> None:
    table, _ = sit(page, reeve, ruleset, 2, names=names)
    reeve.void_game(VoidGameRequest(game=table.id, reason=reason))
    page.locator("dialog").wait_for()


def _ended_by_clock(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], _reason: str) -> None:
    sit(page, reeve, ruleset, 2, ENDS_GAME, names)
    page.locator("[data-rank]").first.wait_for()


def _token_replaced(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], reason: str) -> None:
    table, seat = sit(page, reeve, ruleset, 2, names=names)
    reeve.reissue_token(ReissueTokenRequest(game=table.id, seat=seat, reason=reason))
    page.locator(".sheet [role=alert]").wait_for()


def _watching(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], _reason: str) -> None:
    table = table_of(reeve, ruleset, 4, names=names)
    watch(page, table)
    clock(page, 0).wait_for()


def _one_device(page: Page, _reeve: Reeve, ruleset: str, _names: tuple[str, ...], _reason: str) -> None:
    _open_form(page, _reeve, ruleset, _names, _reason)
    page.locator("input[name=who]").nth(1).check()
    page.locator(".submit button").click()
    page.locator(".curtain [data-clock]").wait_for()


def _my_tables(page: Page, reeve: Reeve, ruleset: str, names: tuple[str, ...], reason: str) -> None:
    sit(page, reeve, ruleset, 2, CORRESPONDENCE, names)
    table, _ = sit(page, reeve, ruleset, 2, names=names)
    reeve.pause_game(PauseGameRequest(game=table.id, reason=reason))
    _self_left(page, reeve, ruleset, names, reason)
    _token_replaced(page, reeve, ruleset, names, reason)
    page.goto("/#/")
    page.locator(".mytable [data-clock]").first.wait_for()


STATES: dict[str, State] = {
    state.__name__.strip("_"): state
    for state in (
        _open_form,
        _four_clocks,
        _correspondence,
        _low_time,
        _paused,
        _resigning,
        _other_left,
        _self_left,
        _bot_plays,
        _time_added,
        _adjudicated,
        _void,
        _ended_by_clock,
        _token_replaced,
        _watching,
        _one_device,
        _my_tables,
    )
}
