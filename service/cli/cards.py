"""`reeve cards`: prints the cards of a game as text or JSON."""

from service.app.catalogue import list_cards
from service.app.messages import ListCardsRequest
from service.engine.kernel.errors import EngineError, EngineReason
from service.errors import RefusedError
from service.wire import codec


def run_cards(name: str, deck: str | None, lang: str, as_json: bool) -> int:
    """Print one line for each card, or the JSON of the service."""
    try:
        answer = list_cards(ListCardsRequest(ruleset=name, deck=deck or "", language=lang))
    except RefusedError as error:
        raise EngineError(EngineReason.BAD_SETTING, error.message) from None
    if as_json:
        print(codec.as_json("ListCardsResponse", answer).decode())
    else:
        for card in answer.cards:
            print(f"{card.number:03}  {card.text}")
    return 0
