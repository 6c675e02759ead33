// The farmhouse: roofs on the ridge, stores, silver, commodities, VP, and the sty.

import type { JSX } from "preact";
import { Amount, Icon } from "../../look/icon.tsx";
import type { BoardProps } from "../../table/game.ts";
import { Lock, Place } from "../../table/place.tsx";
import { Effects } from "./effects.tsx";
import { farmAfter, farmOf, partOf, partsOf, WELLS } from "./model.ts";
import { at } from "./places.ts";
import { titles } from "./words.ts";

export function House(board: BoardProps): JSX.Element {
  const { view, seat, catalogue } = board;
  const farm = farmOf(view, seat);
  const then = farmAfter(board);
  return (
    <div class="house">
      <Ridge {...board} />
      <div class="wells">
        {WELLS.map((good) => (
          <Well key={good} good={good} n={farm.goods?.[good] ?? 0} then={then?.goods?.[good]} board={board} />
        ))}
        <Well good="vp" n={farm.vp} then={then?.vp} board={board} />
      </div>
      <Place
        at={at.store(seat, "pig")}
        class="sty"
        label={`${catalogue.word("place", "sty")}: ${farm.goods?.pig ?? 0}`}
      >
        <span class="sub">{catalogue.word("place", "sty")}</span>
        <Sty pigs={farm.goods?.pig ?? 0} spaces={farm.pigSpaces} />
        {then && then.goods?.pig !== farm.goods?.pig && <b class="to">→ {then.goods?.pig ?? 0}</b>}
      </Place>
    </div>
  );
}

const MOST_PENS = 6; // more are a number

function Sty({ pigs, spaces }: { readonly pigs: number; readonly spaces: number }): JSX.Element {
  if (spaces > MOST_PENS) return <Amount of="pig" n={`${pigs} / ${spaces}`} />;
  return (
    <span class="pens">
      {Array.from({ length: Math.max(pigs, spaces) }, (_, index) => (
        <i key={index}>{index < pigs && <Icon name="pig" />}</i>
      ))}
    </span>
  );
}

interface WellProps {
  readonly good: string;
  /** Undefined: not known to the viewer. */
  readonly n: number | undefined;
  readonly then: number | undefined;
  readonly board: BoardProps;
}

function Well({ good, n, then, board }: WellProps): JSX.Element {
  const place = at.store(board.seat, good);
  const name = board.catalogue.word("good", good);
  return (
    <Place at={place} class={`well ${n === 0 ? "zero" : ""}`} label={`${name}: ${n ?? "?"}`}>
      <span class="n">
        <Icon name={good} />
        <b>
          {n ?? "?"}
          {then !== undefined && then !== n && <span class="to"> → {then}</span>}
        </b>
      </span>
      <small>
        <Lock at={place} /> {good === "commodity" ? titles(board.catalogue.language).crates : name}
      </small>
    </Place>
  );
}

/** Roofs from the left, and what the free spaces bring. */
function Ridge({ view, seat, catalogue }: BoardProps): JSX.Element {
  const { roofs } = farmOf(view, seat);
  const spaces = partsOf(catalogue, "farmBoard")[0]?.data.roofSpaceVp ?? [];
  const t = titles(catalogue.language);
  return (
    <div class="ridge">
      {roofs.map(({ tile, faceUp }) => {
        const part = partOf(catalogue, "roof", tile);
        const label = `${part?.text ?? tile}${faceUp ? "" : ` (${t.used})`}`;
        return (
          <Place key={tile} at={at.roof(tile)} class={`tile ${faceUp ? "" : "down"}`} label={label}>
            {part && <Effects of={part.data.effects} />}
          </Place>
        );
      })}
      {spaces.slice(roofs.length).map((vp, index) => (
        <span class="gap" key={index}>
          <Amount of="vp" n={vp} />
        </span>
      ))}
    </div>
  );
}
