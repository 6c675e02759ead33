// A card: head in the colour of its deck, a line of icons, its words, and what is missing to play it.

import type { Card, Violation } from "@reeve/client";
import type { JSX } from "preact";
import { Icon } from "../../look/icon.tsx";
import type { Catalogue } from "../../table/catalogue.ts";
import { usePlace } from "../../table/chooser.ts";
import type { PlaceKey } from "../../table/game.ts";
import { Meter } from "../../table/tip.tsx";
import { CardLine } from "./effects.tsx";
import { backOf } from "./keys.ts";
import { wordsOf } from "./words.ts";

/** The colour of a deck; an unknown one has that of point cards. */
export const deckColour = (deck: string | undefined): string =>
  `var(--deck-${deck === undefined ? "point" : backOf(deck)}, var(--deck-point))`;

/** "001": card numbers have three digits. */
export const cardNumber = (number: number): string => String(number).padStart(3, "0");

/** What is on a card, without its frame. */
export function CardFace({
  number,
  catalogue,
}: {
  readonly number: number;
  readonly catalogue: Catalogue;
}): JSX.Element {
  const card = catalogue.card(number);
  return (
    <>
      <CardHead number={number} card={card} catalogue={catalogue} />
      {card?.hallertau && (
        <div class="fx icons">
          <CardLine card={card.hallertau} vp={card.vp} />
        </div>
      )}
      <div class="tx">{card?.text}</div>
    </>
  );
}

interface CardHeadProps {
  readonly number: number;
  readonly card: Card | undefined;
  readonly catalogue: Catalogue;
}

function CardHead({ number, card, catalogue }: CardHeadProps): JSX.Element {
  const back = card && backOf(card.deck);
  return (
    <div class="hd" style={{ background: deckColour(card?.deck) }}>
      {back && <Icon name={back} />}
      <span class="nm">{back && (wordsOf(catalogue.language).decksInShort[back] ?? catalogue.word("deck", back))}</span>
      <span class="no">{cardNumber(number)}</span>
      {card && card.vp > 0 && <span class="vp">{card.vp}★</span>}
    </div>
  );
}

/** The foot of a card that cannot be played: need and have of what is missing most. */
export function Missing({ at }: { readonly at: PlaceKey }): JSX.Element | null {
  const { state, reasons } = usePlace(at);
  if (state !== "blocked") return null;
  const missing = reasons.flatMap(({ violations }) => violations.filter(({ need }) => need > 0));
  const [nearest] = missing.toSorted((one, other) => other.have / other.need - one.have / one.need);
  return (
    <div class="why">
      <Icon name="lock" />
      {nearest && <Need violation={nearest} />}
    </div>
  );
}

/** How much there is of what is needed; where less or exactly so much is asked for, a bar would mislead. */
function Need({ violation: { need, have, requirement } }: { readonly violation: Violation }): JSX.Element {
  const { exactly, atMost } = requirement.hallertau ?? {};
  if (exactly || atMost) {
    return (
      <>
        {have} {exactly ? "≠" : ">"} {need}
      </>
    );
  }
  return (
    <>
      <Meter need={need} have={have} />
      {have} / {need}
    </>
  );
}
