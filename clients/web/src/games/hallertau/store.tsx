// The store: goods, jewelry, tools and workers, each in its place even if there are none.

import type { Hallertau_SeatView } from "@reeve/client";
import type { JSX } from "preact";
import { Icon } from "../../look/icon.tsx";
import { soften } from "../../look/soften.ts";
import { useChooser } from "../../table/chooser.ts";
import type { BoardProps, PlaceKey } from "../../table/game.ts";
import { Lock, Place } from "../../table/place.tsx";
import { at, iconFor, seatOf } from "./keys.ts";
import { offered } from "./places.ts";

const GOODS = ["barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay"];

/** Longer names do not fit on a phone: there the icon alone is shown. */
const LONG = 8;

/** What a seat has of everything that lies in the store. Goods that this page does not know come behind its own. */
export function storeOf(seat: Hallertau_SeatView): readonly (readonly [string, number])[] {
  const goods: { readonly [id: string]: number } = { ...seat.goods };
  const others = Object.keys(goods).filter((id) => !GOODS.includes(id));
  return [
    ...[...GOODS, ...others].map((id) => [id, goods[id] ?? 0] as const),
    ["jewelry", seat.jewelry],
    ["tools", seat.tools],
    ["workers", seat.workers],
  ];
}

export function Store({
  after,
  catalogue,
  seat,
  mine,
}: BoardProps & { readonly mine: Hallertau_SeatView }): JSX.Element {
  const later = after && seatOf(after, seat);
  const soon = new Map(later ? storeOf(later) : []);
  return (
    <div class="wells">
      {storeOf(mine).map(([id, n]) => {
        const key = at.store(seat, id);
        const name = catalogue.word("good", id, 2);
        const then = soon.get(id) ?? n;
        const free = id === "tools" && mine.freeTools < n ? mine.freeTools : undefined;
        return (
          <Place
            key={id}
            at={key}
            label={`${name}: ${n}`}
            class={`well ${n === 0 && then === 0 ? "zero" : ""} ${then === n ? "" : "becomes"}`}
          >
            <span class="n">
              <Icon name={iconFor(id)} />
              <b>
                {free !== undefined && <span class="free">{free}/</span>}
                {n}
                {then !== n && <span class="to"> → {then}</span>}
              </b>
            </span>
            <Offer at={key} id={id} />
            <small class={name.length > LONG ? "long" : ""}>
              <Lock at={key} />
              {soften(name)}
            </small>
          </Place>
        );
      })}
    </div>
  );
}

/** How much of a resource an open place gives or takes, if all actions there agree. */
function Offer({ at: key, id }: { readonly at: PlaceKey; readonly id: string }): JSX.Element | null {
  const { stateOf, listed } = useChooser();
  if (stateOf(key) !== "open") return null;
  const [first, ...others] = new Set(listed.get(key)?.map(({ args }) => offered(args, id)));
  if (!first || others.length > 0) return null;
  return <span class="offer">{first > 0 ? `+${first}` : `−${-first}`}</span>;
}
