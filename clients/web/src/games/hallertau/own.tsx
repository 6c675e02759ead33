// My village: the community board, fields, the stable board and the store.

import type { Hallertau_Field, Hallertau_SeatView } from "@reeve/client";
import type { JSX } from "preact";
import { Icon, SeatSign } from "../../look/icon.tsx";
import type { BoardProps } from "../../table/game.ts";
import { Lock, Place } from "../../table/place.tsx";
import { Community } from "./community.tsx";
import { at, goodId, iconFor, seatOf, tableOf } from "./keys.ts";
import { Store } from "./store.tsx";
import { wordsOf } from "./words.ts";

export interface SeatProps extends BoardProps {
  readonly mine: Hallertau_SeatView;
}

export function Own(board: BoardProps): JSX.Element {
  const { view, catalogue, seat, names, phone } = board;
  const t = wordsOf(catalogue.language);
  const mine = seatOf(view, seat);
  if (!mine) return <section class="board h-village" />;
  const props = { ...board, mine };
  const store = (
    <>
      <h3 class="sub">{t.store}</h3>
      <Store {...props} />
    </>
  );
  // A phone shows the upper half only: there the store comes first, for most presses begin in it.
  return (
    <section class="board h-village village">
      {(!phone || tableOf(view).viewer !== seat) && (
        <header>
          <h2>{tableOf(view).viewer === seat ? t.village : names[seat]}</h2>
          <SeatSign seat={seat} />
          <span class="sp" />
          <span class="small muted">
            {catalogue.word("good", "workers", 2)}: <b class="ink">{mine.workers}</b> / {mine.window}
          </span>
        </header>
      )}
      {phone ? store : <Community {...props} />}
      <div class="land">
        <div>
          <h3 class="sub">{catalogue.word("good", "fields", 2)}</h3>
          <Fields {...props} />
        </div>
        <div>
          <Stable {...props} />
        </div>
      </div>
      {phone ? (
        <>
          <h3 class="sub">{t.community}</h3>
          <Community {...props} />
        </>
      ) : (
        store
      )}
    </section>
  );
}

const ROWS = [5, 4, 3, 2, 1];
/** Where cards have left the stable board, their places stay. */
const FEWEST_PENS = 3;

/** The rows that are drawn: all of the board, and any other that a field lies in. */
const rowsOf = (fields: readonly Hallertau_Field[]): readonly number[] =>
  [...new Set([...ROWS, ...fields.map(({ row }) => row)])].sort((one, other) => other - one);

/** Soil from the best row to the poorest. A row and the fields in it are pressed apart, so neither is inside of the other. */
function Fields({ mine, seat, catalogue }: SeatProps): JSX.Element {
  const t = wordsOf(catalogue.language);
  return (
    <div class="rows" data-place={at.fields(seat)}>
      {rowsOf(mine.fields).map((row) => (
        <div class="frow" key={row}>
          <Place at={at.row(seat, row)} label={t.row(row)} class={`soil soil-${row}`} />
          <b>{row}</b>
          {mine.fields
            .filter((field) => field.row === row)
            .map((field, index) => (
              <FieldTile key={index} field={field} seat={seat} catalogue={catalogue} />
            ))}
        </div>
      ))}
    </div>
  );
}

interface FieldTileProps {
  readonly field: Hallertau_Field;
  readonly seat: number;
  readonly catalogue: BoardProps["catalogue"];
}

function FieldTile({ field, seat, catalogue }: FieldTileProps): JSX.Element {
  const { good, amount, row, harvested, namedBy } = field;
  const what = good ? `${amount} ${catalogue.word("good", goodId(good), amount)}` : catalogue.word("good", "fields");
  const look = `${good ? "sown" : ""} ${harvested ? "harvested" : ""} ${namedBy.length > 0 ? "named" : ""}`;
  return (
    <Place
      at={at.field(seat, field)}
      label={`${what}, ${wordsOf(catalogue.language).row(row)}`}
      class={`ftile ${look}`}
      as="span"
    >
      {good && (
        <>
          {amount}
          <Icon name={iconFor(goodId(good))} />
        </>
      )}
    </Place>
  );
}

/** Sheep by their place: the cards that will leave in a round, and the stables. */
function Stable({ mine, after, seat, catalogue }: SeatProps): JSX.Element {
  const t = wordsOf(catalogue.language);
  const sheep: { readonly [place: string]: number } = { ...mine.sheep };
  const later: { readonly [place: string]: number } = { ...(after && seatOf(after, seat)?.sheep) };
  const cards = mine.holders.map((round) => `card${round}`);
  const others = Object.keys(sheep).filter((id) => !cards.includes(id) && id !== "stables" && sheep[id]);
  const all = Object.values(sheep).reduce((sum, one) => sum + one, 0);
  return (
    <>
      <h3 class="sub">
        {t.stable}
        <span class="sp" />
        <Place
          at={at.store(seat, "sheep")}
          label={`${catalogue.word("good", "sheep", 2)}: ${all}`}
          class="flock"
          as="span"
        >
          {all}
          <Icon name="sheep" />
        </Place>
      </h3>
      <div class="pens">
        {Array.from({ length: Math.max(0, FEWEST_PENS - cards.length) }, (_, index) => (
          <div class="pen off" key={index} />
        ))}
        {[...others, ...cards, "stables"].map((id) => {
          const n = sheep[id] ?? 0;
          const then = later[id] ?? n;
          const key = at.sheep(seat, id);
          const round = catalogue.part(id)?.hallertau?.sheepPlace?.round;
          return (
            <Place key={id} at={key} label={`${catalogue.partName(id)}: ${n}`} class={`pen ${id}`}>
              {id === "stables" ? (
                <Icon name="stables" />
              ) : (
                <span class="no">{round ?? catalogue.word("place", id)}</span>
              )}
              <span class="flock-here">
                <Lock at={key} />
                {n > 0 && id !== "stables" && <Icon name="sheep" />}
              </span>
              <b>
                {n}
                {then !== n && <span class="to">→{then}</span>}
              </b>
            </Place>
          );
        })}
      </div>
    </>
  );
}
