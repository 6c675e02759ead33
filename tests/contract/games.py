"""What the scenarios need to know about each game: its settings, and some moves of the first seat."""

from typing import Final, NamedTuple

from tests.contract.api_clients import Json


class Sample(NamedTuple):
    """A game of two seats as the scenarios play it: with `settings`, its moves are legal for the seat that begins."""

    ruleset: str
    settings: Json
    short: Json
    """Settings of a short game."""
    moves: tuple[str, ...]
    """One or several moves in a row that reveal nothing hidden; the first cannot be repeated."""
    draw: tuple[str, ...] = ()
    """Moves of which the last draws one card; empty if the game has no hidden cards. The hand of a seat is
    `seats[n].hand.cards` in its own view, and the event of a draw is `cards_drawn` with `number` and `cards`."""
    play: Json | None = None
    """The arguments of playing a card, without its number."""

    def playing(self, card: int) -> Json:
        """Return the arguments of playing a card."""
        assert self.play is not None
        ((kind, how),) = self.play.items()
        return {self.ruleset: {kind: {**how, "card": card}}}


NO_CARDS: Final = {"hallertau": {"variant": "VARIANT_NO_CARDS"}}
CARDS: Final = {"hallertau": {"variant": "VARIANT_CARDS", "gateway": 1}}
"""The settings for the advanced deck, whose card numbers have three digits, so that tests can search for them."""

HALLERTAU: Final = Sample(
    ruleset="hallertau",
    settings=CARDS,
    short=NO_CARDS,
    moves=("place:nursery", "take:3clay"),
    draw=("place:gateway_card", "draw:1gateway"),
    play={"playCard": {}},
)
DEFAULTS: Final = {"lagranja": {"markerLimit": True, "extraDeliveries": "EXTRA_DELIVERIES_ONE_AT_A_TIME"}}
LAGRANJA: Final = Sample(
    ruleset="lagranja",
    settings=DEFAULTS,
    short=DEFAULTS,
    moves=("trade_commodity:silver", "buy:pig"),
    draw=("trade_commodity:card", "choose:1"),
    play={"playCard": {"role": "ROLE_FIELD"}},
)
SAMPLES: Final = (HALLERTAU, LAGRANJA)
WITH_CARDS: Final = tuple(sample for sample in SAMPLES if sample.draw)
