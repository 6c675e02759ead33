// The strip below: what is offered now, cards looked at, the hand, deck and discard pile, VP by source.

import type { LegalAction } from "@reeve/client";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Amount, Icon } from "../../look/icon.tsx";
import { useChooser } from "../../table/chooser.ts";
import { Dialog } from "../../table/dialog.tsx";
import type { BoardProps, PlaceKey } from "../../table/game.ts";
import { Place } from "../../table/place.tsx";
import { Face, FarmCard } from "./card.tsx";
import { Effects } from "./effects.tsx";
import { farmOf, tableOf } from "./model.ts";
import { nameOf } from "./names.ts";
import { at } from "./places.ts";
import { titles } from "./words.ts";

const MOST_CARDS = 6;

export function Hand(board: BoardProps): JSX.Element {
  const { hand, handSize, lookingAt } = farmOf(board.view, board.seat);
  const t = titles(board.catalogue.language);
  const looking = lookingAt?.cards ?? [];
  const size = looking.length + (hand?.cards.length ?? 0);
  return (
    <div class="strip">
      {/* More cards than fit are reached by scrolling, with the keyboard too. */}
      <div class="hand" {...(size > MOST_CARDS && { tabIndex: 0, role: "group", "aria-label": t.hand })}>
        <Offered {...board} />
        {looking.length > 0 && (
          <fieldset class="group">
            <legend>{t.looking}</legend>
            {looking.map((card) => (
              <FarmCard key={card} card={card} place={at.look(card)} board={board} />
            ))}
          </fieldset>
        )}
        {hand?.cards.map((card) => (
          <FarmCard key={card} card={card} place={at.hand(card)} board={board} />
        ))}
        {!hand && Array.from({ length: handSize }, (_, index) => <Back key={index} />)}
      </div>
      <Piles {...board} />
    </div>
  );
}

/** A card in somebody else's hand. */
function Back(): JSX.Element {
  return (
    <span class="back-of-card" aria-hidden="true">
      <Icon name="farm" />
    </span>
  );
}

/** Alternatives and goods of choice: drawn from the actions that are listed. */
function Offered(board: BoardProps): JSX.Element | null {
  const { listed } = useChooser();
  const offered = [...listed].filter(([place]) => /^(choose|take):/.test(place));
  if (offered.length === 0) return null;
  return (
    <fieldset class="group">
      <legend>{titles(board.catalogue.language).choice}</legend>
      {offered.map(([place, actions]) => (
        <Offer key={place} place={place} actions={actions} board={board} />
      ))}
    </fieldset>
  );
}

interface OfferProps {
  readonly place: PlaceKey;
  readonly actions: readonly LegalAction[];
  readonly board: BoardProps;
}

function Offer({ place, actions, board }: OfferProps): JSX.Element {
  const [kind, good = ""] = place.split(":");
  if (kind === "take") {
    const name = nameOf(place, board);
    return (
      <Place at={place} class="offer good" label={name}>
        <Icon name={good} />
        <b>{name}</b>
      </Place>
    );
  }
  const effects = actions[0]?.args.lagranja?.choose?.effects ?? [];
  const label = actions[0]?.label ?? nameOf(place, board);
  return (
    <Place at={place} class="offer" label={label}>
      <Effects of={effects} />
      <span class="says">{label}</span>
    </Place>
  );
}

/** A button that shows the cards with all their words. */
function CloseUp({ board }: { readonly board: BoardProps }): JSX.Element | null {
  const [shown, show] = useState(false);
  const { hand, lookingAt, helpers } = farmOf(board.view, board.seat);
  const cards = [...(lookingAt?.cards ?? []), ...(hand?.cards ?? [])];
  const played = helpers.map(({ card }) => card);
  const t = titles(board.catalogue.language);
  if (cards.length + played.length === 0) return null;
  return (
    <>
      <button type="button" class="ib" aria-label={t.closeUp} title={t.closeUp} onClick={() => show(true)}>
        <Icon name="eye" />
      </button>
      {shown && (
        <Dialog title={t.hand} class="large" close={() => show(false)}>
          <Faces cards={cards} board={board} />
          {played.length > 0 && <h3>{board.catalogue.word("role", "helper", 2)}</h3>}
          <Faces cards={played} board={board} />
        </Dialog>
      )}
    </>
  );
}

function Faces({ cards, board }: { readonly cards: readonly number[]; readonly board: BoardProps }): JSX.Element {
  return (
    <div class="closeup">
      {cards.map((card) => (
        <article class="fc" key={card}>
          <Face card={card} board={board} />
        </article>
      ))}
    </div>
  );
}

function Piles(board: BoardProps): JSX.Element {
  const { view, seat, catalogue } = board;
  const { deckSize, discard } = tableOf(view);
  const { handSize, handLimit, vp, score } = farmOf(view, seat);
  const t = titles(catalogue.language);
  const parts = Object.entries(score?.parts ?? {}).filter(([, points]) => points !== 0);
  return (
    <div class="piles">
      <div class="sub top1">
        <Place as="span" at={at.cards} class="sub" label={t.hand}>
          {t.hand}
        </Place>
        <span class="small muted">
          {handSize} / {handLimit}
        </span>
        <span class="sp" />
        <CloseUp board={board} />
      </div>
      <Place at={at.deck} class="deck" label={`${t.deck}: ${deckSize}`}>
        <Icon name="farm" />
        <b>{deckSize}</b> <span class="small muted">{t.deck}</span>
      </Place>
      <Place at={at.discard} class="deck" label={`${t.discard}: ${discard.length}`}>
        <i class="pile" />
        <b>{discard.length}</b> <span class="small muted">{t.discard}</span>
      </Place>
      {vp !== undefined && (
        <div class="points">
          <Amount of="vp" n={vp} />
          <span class="micro muted">
            {parts.map(([source, points]) => `${catalogue.word("score", source)} ${points}`).join(", ")}
          </span>
        </div>
      )}
    </div>
  );
}
