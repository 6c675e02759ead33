// One other seat in short.

import type { ComponentChildren, JSX } from "preact";
import { Amount, Icon, SeatSign } from "../../look/icon.tsx";
import type { BoardProps, PlaceKey } from "../../table/game.ts";
import { Place } from "../../table/place.tsx";
import { CloseUp, PlayedCard, ReadPlayed } from "./hand.tsx";
import { at, craftId, goodId, hasCards, iconFor, seatOf } from "./keys.ts";
import type { SeatProps } from "./own.tsx";
import { storeOf } from "./store.tsx";
import { wordsOf } from "./words.ts";

export function Other(board: BoardProps): JSX.Element | null {
  const { view, seat, names, catalogue } = board;
  const mine = seatOf(view, seat);
  if (!mine) return null;
  const props = { ...board, mine };
  const t = wordsOf(catalogue.language);
  return (
    <section class="other" aria-label={names[seat]}>
      <div class="row">
        <SeatSign seat={seat} />
        <b>{names[seat]}</b>
        <span class="sp" />
        <Amount of="vp" n={mine.score?.total ?? 0} />
      </div>
      <div class="g">
        {storeOf(mine).map(([id, n]) => (
          <Place
            key={id}
            at={at.store(seat, id)}
            label={`${catalogue.word("good", id, 2)}: ${n}`}
            class={`mini ${n === 0 ? "zero" : ""}`}
            as="span"
          >
            <Icon name={iconFor(id)} />
            {n}
          </Place>
        ))}
      </div>
      <Line name={t.crafts}>
        <Crafts {...props} />
      </Line>
      <Line name={catalogue.word("good", "fields", 2)} at={at.fields(seat)}>
        <Fields {...props} />
      </Line>
      <Line name={catalogue.word("good", "sheep", 2)} at={at.store(seat, "sheep")}>
        <Flock {...props} />
      </Line>
      {hasCards(view) && (
        <>
          <Line name={t.hand} at={at.cards(seat)}>
            {Object.entries(mine.handCounts ?? {}).map(([deck, n]) => (
              <Amount key={deck} of={deck} n={n} />
            ))}
          </Line>
          <Line
            name={
              <>
                {t.played} <ReadPlayed cards={mine.played} seat={seat} catalogue={catalogue} />
              </>
            }
          >
            {mine.played.map((number) => (
              <PlayedCard key={number} number={number} seat={seat} catalogue={catalogue} />
            ))}
          </Line>
        </>
      )}
      <CloseUp {...board} />
    </section>
  );
}

interface LineProps {
  readonly name: ComponentChildren;
  /** Where flights of this line begin and end. */
  readonly at?: PlaceKey;
  readonly children: ComponentChildren;
}

function Line({ name, at: key, children }: LineProps): JSX.Element {
  return (
    <div class="kv">
      <span class="k">{name}</span>
      <span class="v" data-place={key}>
        {children}
      </span>
    </div>
  );
}

function Crafts({ mine, seat, catalogue }: SeatProps): JSX.Element {
  return (
    <>
      <Amount of="center" n={mine.window} />
      {mine.crafts.map(({ name, position }) => (
        <Place
          key={name}
          at={at.craft(seat, name)}
          label={`${catalogue.partName(craftId(name))}: ${position}`}
          class="q flat"
          as="span"
        >
          <Icon name={craftId(name)} />
          {position}
        </Place>
      ))}
    </>
  );
}

function Fields({ mine, catalogue }: SeatProps): JSX.Element {
  const t = wordsOf(catalogue.language);
  const rows = [...new Set(mine.fields.map(({ row }) => row))].sort((one, other) => other - one);
  if (rows.length === 0) return <span class="muted">{t.none}</span>;
  return (
    <>
      {rows.map((row) => (
        <span key={row} class="strip-row">
          <b>{row}</b>
          {mine.fields
            .filter((field) => field.row === row)
            .map(({ good, amount }, index) => (
              <span class={`ftile ${good ? "sown" : ""}`} key={index}>
                {good && <Icon name={iconFor(goodId(good))} />}
                {amount > 1 && amount}
              </span>
            ))}
        </span>
      ))}
    </>
  );
}

function Flock({ mine, catalogue }: SeatProps): JSX.Element {
  const places = Object.entries(mine.sheep ?? {}).filter(([, n]) => n > 0);
  if (places.length === 0) return <span class="muted">{wordsOf(catalogue.language).none}</span>;
  return (
    <>
      {places.map(([id, n]) => (
        <span key={id} class="q" title={catalogue.partName(id)}>
          {n}
          <Icon name={id === "stables" ? "stables" : "sheep"} />
          {id !== "stables" && <sub>{catalogue.part(id)?.hallertau?.sheepPlace?.round}</sub>}
        </span>
      ))}
    </>
  );
}
