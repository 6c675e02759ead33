"""What the scenarios must know of each game: how it is set up, and some moves of the seat that begins."""

from typing import Final, NamedTuple

from tests.contract.api_clients import Json


class Sample(NamedTuple):
    """A game of two seats as the scenarios play it: with `settings`, its moves are legal for the seat that begins."""

    ruleset: str
    settings: Json
    short: Json
    """Settings with which a game is soon over."""
    moves: tuple[str, ...]
    """One move, or several in a row, that nobody learns anything from; the first cannot be made twice."""
    draw: tuple[str, ...] = ()
    """Moves of which the last draws one card; none if the game has no hidden cards. The hand of a seat is then
    `seats[n].hand.cards` in its own view, and what is drawn is told by `cards_drawn` with `number` and `cards`."""
    play: Json | None = None
    """The arguments of playing a card, but for its number."""

    def playing(self, card: int) -> Json:
        """The arguments of playing a card."""
        assert self.play is not None
        ((kind, how),) = self.play.items()
        return {self.ruleset: {kind: {**how, "card": card}}}


NO_CARDS: Final = {"hallertau": {"variant": "VARIANT_NO_CARDS"}}
CARDS: Final = {"hallertau": {"variant": "VARIANT_CARDS", "gateway": 1}}
"""The advanced deck: all card numbers have three digits, so that they cannot be mistaken for something else."""

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
