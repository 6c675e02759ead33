"""Scores: the scoring phase, the final sale, the result (§9.0, §10.0)."""

from typing import Final

from service.engine.kernel.event import EVERYBODY, Event
from service.engine.kernel.result import Result, Score
from service.engine.lagranja import events, farm, gains
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.goods import COMMODITY, SILVER
from service.engine.lagranja.state import VP_SOURCES, Seat, State, count_stalls, siesta_position, total_vp
from service.engine.lagranja.verbs.sell import sellable


def score_market(state: State, me: int, log: list[Event]) -> None:
    """Gain 1 VP for each own stall on the market."""
    gains.gain_vp(state, me, count_stalls(state, me), "market", log)


def score_siesta(state: State, me: int, log: list[Event]) -> None:
    """Gain the VP of the position on the siesta track."""
    gains.gain_vp(state, me, edition_of(state).siesta_vp[siesta_position(state, me)], "siesta", log)


def remove_marks(state: State, log: list[Event]) -> None:
    """Remove the marks of all helpers, so that they can be used again."""
    used = [helper for seat in state.seats for helper in seat.helpers if helper.used]
    for helper in used:
        helper.used = False
    if used:
        log.append(Event(events.MarksRemoved()))


def final_sale(state: State, me: int, log: list[Event]) -> None:
    """Sell resources and commodities for silver, then exchange each 5 silver for 1 VP (G-42, G-43)."""
    edition, seat = edition_of(state), state.seats[me]
    before = seat.goods[SILVER]
    while (source := next(sellable(state, me), None)) is not None:
        farm.remove(state, seat, source)
        seat.goods[SILVER] += farm.sell_price(state, me, source[0])
    seat.goods[SILVER] += seat.goods[COMMODITY] * edition.prices.commodity_final_silver
    seat.goods[COMMODITY] = 0
    earned = seat.goods[SILVER] - before
    vp, seat.goods[SILVER] = divmod(seat.goods[SILVER], edition.prices.silver_per_final_vp)
    log.append(Event(events.FinalSale(me, earned, vp, seat.goods[SILVER])))
    gains.gain_vp(state, me, vp, "silver", log)


def end_game(state: State, log: list[Event]) -> None:
    """End the game and reveal totals and seed."""
    for me in state.order:
        final_sale(state, me, log)
    state.over = True
    final = result(state)
    ended = events.GameEnded(tuple(score.total for score in final.scores), final.winners)
    log.append(Event(ended, learned=(EVERYBODY,)))


def score(seat: Seat) -> Score:
    """Return the VP of a seat by source; silver breaks ties."""
    names: tuple[str, ...] = VP_SOURCES
    return Score(dict(zip(names, seat.vp, strict=True)), sum(seat.vp), seat.goods[SILVER])


GOOD_WORTH: Final = (1, 2, 2, 2, 3, 4, 4, 3, 4)
"""Value of each good for bots, by its effort: silver, olive, grain, grape, food, wine, meat, pig, commodity."""


def worth(state: State, seat: Seat) -> tuple[int, int]:
    """Return the VP so far, and the value of all goods of a farm (`GOOD_WORTH`); a delivered good is worth 1 more."""
    return total_vp(seat), count_goods(state, seat) + count_delivered(state, seat)


def count_goods(state: State, seat: Seat) -> int:
    """Return the value of the goods in the stores and on the fields of a farm."""
    crops = edition_of(state).crops
    stored = sum([amount * each for amount, each in zip(seat.goods, GOOD_WORTH, strict=True)])
    return stored + sum([field.goods * GOOD_WORTH[crops[field.card]] for field in seat.fields])


def count_delivered(state: State, seat: Seat) -> int:
    """Return the value of the goods on unfinished barrows and building rows, each worth 1 more."""
    edition = edition_of(state)
    rows = [(edition.barrows[barrow.card], barrow.filled) for barrow in seat.barrows]
    rows += zip(edition.rows, seat.cargo, strict=True)
    return sum([GOOD_WORTH[good] + 1 for row, bits in rows if bits for i, good in enumerate(row) if bits >> i & 1])


def result(state: State) -> Result:
    """Return the result of a game that is over.

    Most VP wins, then most silver, then several seats win; a solo game has no winner (§10.0, §11.0).
    """
    scores = tuple(score(seat) for seat in state.seats)
    if len(scores) == 1:
        return Result(scores, (), "finished")
    best = max((one.total, one.tie_break) for one in scores)
    return Result(scores, tuple(me for me, one in enumerate(scores) if (one.total, one.tie_break) == best))
