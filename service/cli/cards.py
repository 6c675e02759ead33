"""`reeve cards`: the cards of a game, in words or as JSON."""

import msgspec

from service.engine.registry import ruleset


def run_cards(name: str, deck: str | None, lang: str, as_json: bool) -> int:
    """One line for each card, or one JSON array."""
    game = ruleset(name)
    text = game.texts[lang]
    cards = [card for card in game.catalogue.cards() if deck in (None, card.deck)]
    if as_json:
        objects = [{**msgspec.to_builtins(card), "text": text.card(card.number)} for card in cards]
        print(msgspec.json.encode(objects).decode())
    else:
        for card in cards:
            print(f"{card.number:03}  {text.card(card.number)}")
    return 0
