"""Finds cards in what a page received that its seat could not know."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page

from service.engine.kernel.record import Record
from service.engine.kernel.verify import open_record
from service.engine.lagranja.frames import Look
from service.engine.registry import ruleset

LISTEN = """(() => {
  const ask = window.fetch;
  window.heard = [];
  window.fetch = async (...asked) => {
    const answer = await ask(...asked);
    const one = { url: answer.url, text: "" };
    window.heard.push(one);
    const parts = answer.clone().body?.pipeThrough(new TextDecoderStream());
    (async () => { if (parts) for await (const part of parts) one.text += part; })().catch(() => {});
    return answer;
  };
})()"""
"""Keeps the bodies of all answers and all lines of streams in the page."""
CARDS = {"card", "cards", "discard", "namedBy", "played", "replace", "replaced"}
"""Fields of the contract with numbers of cards; `cards` also counts cards where it is no list."""
OTHERS = {"sheepDied"}
"""Messages whose `card` lies on the Stable board of Hallertau, where everybody sees it."""


class Mention(NamedTuple):
    """A card that the page was told of, and the revision that it was told of."""

    revision: int
    card: int
    where: str


def mentions(page: Page) -> list[Mention]:
    """Return all cards in what a page received of its table; the catalogue has all cards anyway."""
    found: list[Mention] = []
    revision = 0
    for one in page.evaluate("() => window.heard"):
        if "/v1/games/" not in one["url"]:
            continue
        for line in one["text"].splitlines():
            if not line.strip():
                continue
            body = json.loads(line)
            revision = body.get("revision") or body.get("game", {}).get("revision") or revision
            found += mentioned(body, revision, one["url"])
    return found


def mentioned(value: Any, revision: int, where: str) -> Iterator[Mention]:
    """Yield the cards of a JSON value; parts of it may say of which revision they are."""
    if isinstance(value, list):
        for one in value:
            yield from mentioned(one, revision, where)
    if not isinstance(value, dict):
        return
    revision = value.get("revision", revision)
    for name, held in value.items():
        if name in OTHERS:
            continue
        yield from mentioned(held, revision, f"{where} {name}")
        cards = held if isinstance(held, list) else [] if name == "cards" else [held]
        if name in CARDS:
            yield from (Mention(revision, card, f"{where} {name}") for card in cards if isinstance(card, int))


def secrets(record: Record, seat: int) -> list[set[int]]:
    """Return for each revision the hidden cards that a seat has never seen.

    When the game is over all hands may be shown.
    """
    rules = ruleset(record.ruleset).rules
    journal = open_record(rules, record)
    found = [hidden(journal.state, seat)]
    for entry in record.actions:
        if entry.action is not None:
            journal.act(entry.seat, entry.action)
        else:
            journal.undo(entry.seat, entry.undo or 0)
        found.append(found[-1] & hidden(journal.state, seat))
    found[-1] = set()
    return found


def hidden(state: Any, seat: int) -> set[int]:
    """Return the cards that a seat cannot see: in decks and in the hands of others.

    In Hallertau also what others discarded, and the cards that still lie on Stable boards; in La Granja not the top
    cards of the deck while the seat looks at them.
    """
    others = [one for number, one in enumerate(state.seats) if number != seat]
    piles = [one.hand for one in others]
    if hasattr(state, "decks"):
        piles += [*state.decks.values(), *(one.discarded for one in others), *(one.farmyard for one in state.seats)]
    else:
        looks = [frame.count for frame in state.stack if isinstance(frame, Look) and frame.seat == seat]
        piles.append(state.deck[max(looks, default=0) :])
    return {card for cards in piles for card in cards}


def leaks(told: list[Mention], secret: list[set[int]]) -> list[Mention]:
    """Return what a page was told too early."""
    return [one for one in told if one.card in secret[min(one.revision, len(secret) - 1)]]
