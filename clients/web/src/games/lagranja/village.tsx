// What all share: craft buildings around the market, revenue spaces, siesta track, roofs on offer.

import type { LaGranja_BuildingView } from "@reeve/client";
import type { JSX } from "preact";
import { Amount, Icon, SeatSign } from "../../look/icon.tsx";
import type { BoardProps } from "../../table/game.ts";
import { Lock, Place } from "../../table/place.tsx";
import { Cargo } from "./cargo.tsx";
import { Effects } from "./effects.tsx";
import { Market } from "./market.tsx";
import { farmAfter, farmOf, partOf, partsOf, tableOf } from "./model.ts";
import { buildingIcon, nameOf } from "./names.ts";
import { at } from "./places.ts";
import { titles } from "./words.ts";

export function Village(board: BoardProps): JSX.Element {
  const table = tableOf(board.view);
  const t = titles(board.catalogue.language);
  const half = Math.ceil(table.buildings.length / 2);
  return (
    <section class="board l-village">
      <header>
        <h2>{t.village}</h2>
        <span class="sp" />
        <span class="small muted row tight">
          {t.order}
          {table.seats.length === 1 && !table.starts && <Icon name="stall" />}
          {table.order.map((seat) => (
            <SeatSign key={seat} seat={seat} />
          ))}
          {table.seats.length === 1 && table.starts && <Icon name="stall" />}
        </span>
      </header>
      <div class="sq">
        <div class="bs">
          {table.buildings.slice(0, half).map((building) => (
            <Building key={building.id} building={building} board={board} />
          ))}
        </div>
        <div class="plaza">
          <h3>{t.market}</h3>
          <Market {...board} />
        </div>
        <div class="bs">
          {table.buildings.slice(half).map((building) => (
            <Building key={building.id} building={building} board={board} />
          ))}
        </div>
      </div>
      <h3 class="sub">{t.revenue}</h3>
      <Revenue {...board} />
      <div class="foot">
        <div>
          <h3 class="sub">{t.siesta}</h3>
          <Siesta {...board} />
        </div>
        <div>
          <h3>
            <Place as="span" at={at.roofs} class="sub" label={t.roofsOfRound}>
              {t.roofsOfRound}
            </Place>
          </h3>
          <Offers {...board} />
        </div>
      </div>
    </section>
  );
}

function Building({ building, board }: { readonly building: LaGranja_BuildingView; readonly board: BoardProps }) {
  const { id, blockingMarker, firstBonus, completed } = building;
  const part = partOf(board.catalogue, "craftBuilding", id);
  const t = titles(board.catalogue.language);
  const row = farmOf(board.view, board.seat).rows[id];
  const place = at.building(id);
  const name = part?.name ?? id;
  return (
    <Place
      at={place}
      class={`bld ${blockingMarker === undefined ? "" : "shut"}`}
      label={blockingMarker === undefined ? name : `${name}, ${t.blocked(blockingMarker)}`}
    >
      <span class="t">
        <Icon name={buildingIcon(id)} />
        <span>{name}</span>
      </span>
      {row ? (
        <span class="dim">
          <Cargo cargo={row} then={farmAfter(board)?.rows[id]} place={place} board={board} />
        </span>
      ) : (
        <span class="dim done">{part?.data.permanent && <Effects of={part.data.permanent.effects} />}</span>
      )}
      <span class="ft">
        <Lock at={place} />
        {blockingMarker !== undefined && (
          <span class="q">
            <Icon name="block" />
            {blockingMarker}
          </span>
        )}
        {firstBonus && <Amount of="vp" n={`+${part?.data.firstVp ?? ""}`} />}
        {completed.map((seat) => (
          <span class="row tight" key={seat}>
            <Icon name="check" />
            <SeatSign seat={seat} />
          </span>
        ))}
        <span class="sp" />
        <Progress id={id} board={board} />
      </span>
    </Place>
  );
}

/** How far the other seats are in their rows. */
function Progress({ id, board }: { readonly id: string; readonly board: BoardProps }): JSX.Element {
  const others = tableOf(board.view).seats.filter(({ seat }) => seat !== board.seat);
  return (
    <>
      {others.map(({ seat, rows }) => {
        const number = rows[id]?.delivered.filter(Boolean).length ?? 0;
        return (
          number > 0 && (
            <span class="row tight" key={seat}>
              <SeatSign seat={seat} />
              {number}
            </span>
          )
        );
      })}
    </>
  );
}

function Revenue(board: BoardProps): JSX.Element {
  const { dice, lastDie, marked } = tableOf(board.view);
  return (
    <div class="rev">
      {partsOf(board.catalogue, "revenueSpace").map(({ id, text, data }) => {
        const number = dice[id] ?? 0;
        const marks = marked.filter((mark) => mark.number === data.number);
        return (
          <Place
            key={id}
            at={at.revenue(id)}
            class={`rv ${lastDie === data.number ? "last" : ""}`}
            label={number > 0 ? `${text} ×${number}` : text}
          >
            <span class="no">
              {data.number}
              <Lock at={at.revenue(id)} />
              {marks.map(({ seat }) => (
                <SeatSign key={seat} seat={seat} />
              ))}
            </span>
            <span class="dc">
              {number === 0 && <span class="dslot" />}
              {Array.from({ length: number }, (_, index) => (
                <Icon key={index} name={`die${id}`} />
              ))}
            </span>
            <Effects of={data.effects} />
          </Place>
        );
      })}
    </div>
  );
}

function Siesta(board: BoardProps): JSX.Element {
  const { siestaTrack } = tableOf(board.view);
  return (
    <div class="siesta">
      {siestaTrack.map(({ vp, discs }, position) => {
        const names = discs.map((seat) => board.names[seat]).join(", ");
        const label = `${nameOf(at.siesta(position), board)}, ${vp} ${board.catalogue.word("good", "vp", vp)}`;
        return (
          <Place key={position} at={at.siesta(position)} class="pos" label={names ? `${label}: ${names}` : label}>
            <span class="p">{position}</span>
            <span class="discs">
              {discs.map((seat) => (
                <SeatSign key={seat} seat={seat} />
              ))}
            </span>
            <Amount of="vp" n={vp} />
          </Place>
        );
      })}
    </div>
  );
}

function Offers(board: BoardProps): JSX.Element {
  const { roofs } = tableOf(board.view);
  return (
    <div class={`offers ${roofs.length > 2 ? "low" : ""}`}>
      {roofs.map((tile) => {
        const part = partOf(board.catalogue, "roof", tile);
        return (
          <Place key={tile} at={at.offer(tile)} class="rooftile" label={part?.text ?? tile}>
            <Icon name="roof" class="big" />
            <span class="col">
              {part && <Effects of={part.data.effects} />}
              <span class="row tight">
                <Amount of="silver" n={part?.data.price} />
                <Lock at={at.offer(tile)} />
              </span>
            </span>
          </Place>
        );
      })}
    </div>
  );
}
