// My hand; beside it the cards that I played, the decks, and the score as it is now.

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon, SeatSign } from "../../look/icon.tsx";
import { useChooser } from "../../table/chooser.ts";
import { Dialog } from "../../table/dialog.tsx";
import type { BoardProps, PlaceKey } from "../../table/game.ts";
import { Place } from "../../table/place.tsx";
import { CardFace, cardNumber, deckColour, Missing } from "./card.tsx";
import { at, backOf, hasCards, seatOf, tableOf } from "./keys.ts";
import type { SeatProps } from "./own.tsx";
import { wordsOf } from "./words.ts";

/** The cards that are shown close up, and beside whose board. */
const closeUp = signal<{ readonly seat: number; readonly cards: readonly number[] } | undefined>(undefined);

export function Hand(board: BoardProps): JSX.Element {
  const { view, catalogue, seat } = board;
  const mine = seatOf(view, seat);
  const t = wordsOf(catalogue.language);
  if (!mine) return <div class="strip" />;
  const cards = mine.hand?.cards ?? [];
  const withCards = hasCards(view);
  return (
    <div class="strip" style={{ "--round": tableOf(view).round }}>
      <div class="hand" data-place={at.cards(seat)}>
        <ToActivate {...board} mine={mine} />
        {cards.map((number) => (
          <CardBox key={number} at={at.hand(number)} number={number} seat={seat} catalogue={catalogue} />
        ))}
        {mine.hand && cards.length === 0 && withCards && <p class="muted">{t.noCards}</p>}
        {!mine.hand && <Backs {...board} mine={mine} />}
      </div>
      <div class="beside">
        {withCards && <Played {...board} mine={mine} />}
        {withCards && <Decks {...board} />}
        <Scores {...board} mine={mine} />
      </div>
      <CloseUp {...board} />
    </div>
  );
}

/** Tells which played cards of a seat can be pressed now, or were. */
function useLive(seat: number): (number: number) => boolean {
  const { stateOf } = useChooser();
  return (number) => ["open", "chosen", "pending"].includes(stateOf(at.played(seat, number)));
}

/** Played cards that can be pressed now lie beside the hand, so that they can be read. */
function ToActivate({ mine, seat, catalogue }: SeatProps): JSX.Element {
  const isLive = useLive(seat);
  return (
    <>
      {mine.played.filter(isLive).map((number) => (
        <CardBox key={number} at={at.played(seat, number)} number={number} seat={seat} catalogue={catalogue} />
      ))}
    </>
  );
}

interface CardProps {
  readonly number: number;
  readonly seat: number;
  readonly catalogue: BoardProps["catalogue"];
}

/** A card, and a button beside it to read it in full: words may be longer than the card. */
function CardBox({ at: key, number, seat, catalogue }: CardProps & { readonly at: PlaceKey }): JSX.Element {
  const text = catalogue.card(number)?.text ?? "";
  return (
    <div class="hc-box">
      <Place at={key} label={`${catalogue.cardName(number)}. ${text}`} class="hc">
        <CardFace number={number} catalogue={catalogue} />
        <Missing at={key} />
      </Place>
      <button
        type="button"
        class="zoom"
        aria-label={`${wordsOf(catalogue.language).readCard}: ${catalogue.cardName(number)}`}
        onClick={() => {
          closeUp.value = { seat, cards: [number] };
        }}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}

/** The hand of somebody else: only the backs are seen. */
function Backs({ mine, catalogue }: SeatProps): JSX.Element {
  return (
    <>
      {Object.entries(mine.handCounts ?? {}).map(([deck, n]) => (
        <span class="back-of-card" key={deck} style={{ background: deckColour(deck) }}>
          <Icon name={deck} />
          <b>{n}</b>
          <small>{catalogue.word("deck", deck, n)}</small>
        </span>
      ))}
    </>
  );
}

/** Cards in full, if those of this seat are wanted. */
export function CloseUp({ catalogue, view, seat }: BoardProps): JSX.Element | null {
  const shown = closeUp.value;
  if (shown?.seat !== seat) return null;
  const [first = 0, ...more] = shown.cards;
  const title = more.length === 0 ? catalogue.cardName(first) : wordsOf(catalogue.language).played;
  const close = () => {
    closeUp.value = undefined;
  };
  return (
    <Dialog title={title} close={close} class="close-up">
      <div class="cards" style={{ "--round": tableOf(view).round }}>
        {shown.cards.map((number) => (
          <article class="hc" key={number}>
            <CardFace number={number} catalogue={catalogue} />
          </article>
        ))}
      </div>
    </Dialog>
  );
}

/** The cards that a seat played, by their numbers, except those that lie beside the hand. */
function Played({ mine, seat, catalogue }: SeatProps): JSX.Element {
  const isLive = useLive(seat);
  return (
    <div class="played">
      <h3 class="sub">
        {wordsOf(catalogue.language).played} <small>{mine.played.length}</small>
        <ReadPlayed cards={mine.played} seat={seat} catalogue={catalogue} />
      </h3>
      <div class="numbers">
        {mine.played
          .filter((number) => !isLive(number))
          .map((number) => (
            <PlayedCard key={number} number={number} seat={seat} catalogue={catalogue} />
          ))}
      </div>
    </div>
  );
}

interface ReadPlayedProps {
  readonly cards: readonly number[];
  readonly seat: number;
  readonly catalogue: BoardProps["catalogue"];
}

/** Shows all cards that a seat played in full. */
export function ReadPlayed({ cards, seat, catalogue }: ReadPlayedProps): JSX.Element | null {
  const t = wordsOf(catalogue.language);
  if (cards.length === 0) return null;
  return (
    <button
      type="button"
      class="ib read"
      aria-label={`${t.played}: ${t.readMore}`}
      onClick={() => {
        closeUp.value = { seat, cards };
      }}
    >
      <Icon name="eye" />
    </button>
  );
}

export function PlayedCard({ number, seat, catalogue }: CardProps): JSX.Element {
  const card = catalogue.card(number);
  return (
    <Place
      at={at.played(seat, number)}
      label={`${catalogue.cardName(number)}. ${card?.text ?? ""}`}
      class="cardno"
      as="span"
      style={{ "--deck": deckColour(card?.deck) }}
    >
      {card && <Icon name={backOf(card.deck)} />}
      {cardNumber(number)}
    </Place>
  );
}

function Decks({ view, after, catalogue }: BoardProps): JSX.Element {
  const later: { readonly [deck: string]: number } = { ...(after && tableOf(after).deckSizes) };
  return (
    <div>
      <h3 class="sub">{wordsOf(catalogue.language).decks}</h3>
      <div class="decks">
        {Object.entries(tableOf(view).deckSizes ?? {}).map(([deck, n]) => (
          <Place
            key={deck}
            at={at.deck(`DECK_KIND_${deck}`)}
            label={`${catalogue.word("deck", deck, 2)}: ${n}`}
            class="deck"
            as="span"
          >
            <Icon name={deck} />
            {n}
            {later[deck] !== undefined && later[deck] !== n && <span class="to">→{later[deck]}</span>}
          </Place>
        ))}
      </div>
    </div>
  );
}

/** The icons of the categories of a score; one that is not here has its name only. */
const CATEGORIES: { readonly [id: string]: string } = {
  community_center: "center",
  sheep: "sheep",
  jewelry: "jewelry",
  resources: "clay",
  cards: "point",
};

function Scores({ view, catalogue, mine }: SeatProps): JSX.Element {
  return (
    <div>
      <div class="row wrap">
        <h3 class="sub">{wordsOf(catalogue.language).scoreNow}</h3>
        <div class="totals">
          {tableOf(view).seats.map(({ seat, score }) => (
            <span key={seat}>
              <SeatSign seat={seat} />
              <b>{score?.total ?? 0}</b>
            </span>
          ))}
        </div>
      </div>
      <div class="parts">
        {Object.entries(mine.score?.parts ?? {}).map(([id, n]) => (
          <span class={`mini ${n === 0 ? "zero" : ""}`} key={id} title={catalogue.word("score", id)}>
            {CATEGORIES[id] ? <Icon name={CATEGORIES[id]} /> : catalogue.word("score", id)}
            <span class="hidden-text">{catalogue.word("score", id)}: </span>
            {n}
          </span>
        ))}
      </div>
    </div>
  );
}
