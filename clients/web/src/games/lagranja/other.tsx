// Another seat's farm in short.

import type { LaGranja_SeatView } from "@reeve/client";
import type { ComponentChildren, JSX } from "preact";
import { Icon, SeatSign } from "../../look/icon.tsx";
import type { BoardProps } from "../../table/game.ts";
import { Place } from "../../table/place.tsx";
import { Effects } from "./effects.tsx";
import { farmOf, nameOfGood, partOf, partsOf } from "./model.ts";
import { buildingIcon } from "./names.ts";
import { at } from "./places.ts";
import { titles } from "./words.ts";

const GOODS = ["silver", "olive", "grain", "grape", "pig", "commodity", "food", "wine", "meat"] as const;

export function Other(board: BoardProps): JSX.Element {
  const { view, seat, catalogue, names } = board;
  const farm = farmOf(view, seat);
  const t = titles(catalogue.language);
  return (
    <article class="other">
      <div class="row">
        <Place at={at.other(seat)} class="row tight plain" label={names[seat] ?? ""}>
          <SeatSign seat={seat} />
          {(names[seat]?.length ?? 0) > 1 && <b>{names[seat]}</b>}
        </Place>
        <span class="sp" />
        {farm.vp !== undefined && <Mini icon="vp" n={farm.vp} name={catalogue.word("good", "vp", farm.vp)} />}
        <span class="row tight" role="img" aria-label={`${t.dice}: ${farm.dice.join(", ")}`}>
          {farm.dice.map((number, index) => (
            <Icon key={index} name={`die${number}`} />
          ))}
        </span>
      </div>
      <div class="g">
        {GOODS.map((good) => (
          <Mini key={good} icon={good} n={farm.goods?.[good] ?? 0} name={catalogue.word("good", good, 2)} />
        ))}
        <Mini icon="hand" n={`${farm.handSize}/${farm.handLimit}`} name={t.hand} />
        <Mini icon="deliver" n={farm.extraDeliveryLimit} name={t.extraDeliveries} />
        <Mini icon="disc" n={farm.markersFree ?? "∞"} name={t.markers} />
      </div>
      <Lines farm={farm} board={board} />
    </article>
  );
}

function Mini({ icon, n, name }: { readonly icon: string; readonly n: number | string; readonly name: string }) {
  return (
    <span class={`mini ${n === 0 ? "zero" : ""}`} role="img" aria-label={`${name}: ${n}`} title={name}>
      <Icon name={icon} />
      {n}
    </span>
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

/** What is on the four sides, and the rest. Sides without a card are left out. */
function Lines({ farm, board }: { readonly farm: LaGranja_SeatView; readonly board: BoardProps }): JSX.Element {
  const { catalogue } = board;
  const t = titles(catalogue.language);
  const rows = Object.entries(farm.rows).filter(([, { delivered }]) => delivered.some(Boolean));
  return (
    <>
      {farm.fields.length > 0 && (
        <Line name={catalogue.word("role", "field", 2)}>
          {farm.fields.map(({ card, crop, goods }) => (
            <span class={`mini soil ${goods > 0 ? "" : "zero"}`} key={card}>
              <Icon name={nameOfGood(crop)} />
              {goods}
            </span>
          ))}
        </Line>
      )}
      {farm.barrows.length > 0 && (
        <Line name={catalogue.word("role", "barrow", 2)}>
          {farm.barrows.map(({ card, value, cargo }) => (
            <span class="mini wood" key={card}>
              <b>{value}</b>
              {cargo?.goods.map((good, index) => (
                <Icon key={index} name={nameOfGood(good)} class={cargo.delivered[index] ? "" : "todo"} />
              ))}
            </span>
          ))}
        </Line>
      )}
      {rows.length > 0 && (
        <Line name={t.workshops}>
          {rows.map(([building, { goods, delivered }]) => (
            <span class="mini" key={building}>
              <Icon name={buildingIcon(building)} />
              {delivered.filter(Boolean).length}/{goods.length}
            </span>
          ))}
        </Line>
      )}
      <Cards name={catalogue.word("role", "extension", 2)} cards={farm.extensions} board={board} />
      <Cards name={catalogue.word("role", "helper", 2)} cards={farm.helpers.map(({ card }) => card)} board={board} />
      {farm.roofs.length > 0 && (
        <Line name={t.roofs}>
          {farm.roofs.map(({ tile, faceUp }) => (
            <span class={`mini brick ${faceUp ? "" : "zero"}`} key={tile}>
              <Effects of={partOf(catalogue, "roof", tile)?.data.effects ?? []} />
            </span>
          ))}
        </Line>
      )}
      {farm.tiles.length > 0 && (
        <Line name={t.tiles}>
          {farm.tiles.map(({ building }) => (
            <Icon key={building} name={buildingIcon(building)} />
          ))}
        </Line>
      )}
      <Tokens farm={farm} board={board} />
    </>
  );
}

function Cards({ name, cards, board }: { name: string; cards: readonly number[]; board: BoardProps }) {
  if (cards.length === 0) return null;
  return <Line name={name}>{cards.map((card) => board.catalogue.cardName(card)).join(", ")}</Line>;
}

function Tokens({ farm, board }: { readonly farm: LaGranja_SeatView; readonly board: BoardProps }): JSX.Element {
  const t = titles(board.catalogue.language);
  return (
    <Line name={t.donkeys}>
      {partsOf(board.catalogue, "donkeyToken").map(({ data: { deliveries } }) => {
        const now = farm.donkey === deliveries;
        const there = farm.donkeysAvailable.includes(deliveries);
        return (
          <span key={deliveries} class={`mini ${now ? "now" : there ? "" : "zero"}`}>
            {deliveries}
            <Icon name="donkey" />
          </span>
        );
      })}
      {farm.donkeyChosen && farm.donkey === undefined && <Icon name="check" />}
    </Line>
  );
}
