// One other seat in short.

import type { ComponentChildren, JSX } from "preact";
import { Amount, Icon, SeatSign } from "../../look/icon.tsx";
import type { BoardProps } from "../../table/game.ts";
import { Place } from "../../table/place.tsx";
import { CloseUp, PlayedCard, ReadPlayed } from "./hand.tsx";
import { at, craftId, goodId, iconFor, seatOf } from "./keys.ts";
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
      <Line name={catalogue.word("good", "fields", 2)}>
        <Fields {...props} />
      </Line>
      <Line name={catalogue.word("good", "sheep", 2)}>
        <Flock {...props} />
      </Line>
      <Line name={t.hand}>
        <Place at={at.cards(seat)} label={t.hand} class="backs" as="span">
          {Object.entries(mine.handCounts ?? {}).map(([deck, n]) => (
            <Amount key={deck} of={deck} n={n} />
          ))}
        </Place>
      </Line>
      <Line name={t.played}>
        {mine.played.map((number) => (
          <PlayedCard key={number} number={number} seat={seat} catalogue={catalogue} />
        ))}
        <ReadPlayed cards={mine.played} seat={seat} catalogue={catalogue} />
      </Line>
      <CloseUp {...board} />
    </section>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="kv">
      <span class="k">{name}</span>
      <span class="v">{children}</span>
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

/** The fields by row, so that flights find their way. */
function Fields({ mine, seat, catalogue }: SeatProps): JSX.Element {
  const t = wordsOf(catalogue.language);
  const rows = [...new Set(mine.fields.map(({ row }) => row))].sort((one, other) => other - one);
  if (rows.length === 0) return <span class="muted">{t.none}</span>;
  return (
    <>
      {rows.map((row) => (
        <Place key={row} at={at.row(seat, row)} label={t.row(row)} class="strip-row" as="span">
          <b>{row}</b>
          {mine.fields
            .filter((field) => field.row === row)
            .map(({ good, amount }, index) => (
              <span class={`ftile ${good ? "sown" : ""}`} key={index}>
                {good && <Icon name={iconFor(goodId(good))} />}
                {amount > 1 && amount}
              </span>
            ))}
        </Place>
      ))}
    </>
  );
}

function Flock({ mine, seat, catalogue }: SeatProps): JSX.Element {
  const places = Object.entries(mine.sheep ?? {}).filter(([, n]) => n > 0);
  if (places.length === 0) return <span class="muted">{wordsOf(catalogue.language).none}</span>;
  return (
    <>
      {places.map(([id, n]) => (
        <Place key={id} at={at.sheep(seat, id)} label={`${catalogue.partName(id)}: ${n}`} class="q flat" as="span">
          {n}
          <Icon name={id === "stables" ? "stables" : "sheep"} />
          {id !== "stables" && <sub>{catalogue.part(id)?.hallertau?.sheepPlace?.round}</sub>}
        </Place>
      ))}
    </>
  );
}
