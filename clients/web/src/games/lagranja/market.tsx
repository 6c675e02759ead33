// The market: hexes by row and column, each with its number or a stall.

import type { LaGranja_SpaceView } from "@reeve/client";
import type { JSX } from "preact";
import { SEATS } from "../../look/icon.tsx";
import type { BoardProps } from "../../table/game.ts";
import { Place } from "../../table/place.tsx";
import { partsOf, tableOf } from "./model.ts";
import { nameOf } from "./names.ts";
import { at } from "./places.ts";
import { titles } from "./words.ts";

const WIDTH = 60; // of a hex, in units of the drawing
const RADIUS = WIDTH / Math.sqrt(3);
const GAP = 1.6;
const EDGE = 5;

export function Market(board: BoardProps): JSX.Element {
  const used = new Map(tableOf(board.view).market.map((space) => [space.id, space]));
  const hexes = partsOf(board.catalogue, "marketSpace").filter(({ id }) => used.has(id));
  const columns = hexes.map(({ data }) => data.column);
  const rows = hexes.map(({ data }) => data.row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const width = ((Math.max(...columns) - left) / 2 + 1) * WIDTH;
  const height = (Math.max(...rows) - top) * RADIUS * 1.5 + RADIUS * 2;
  return (
    <svg
      class="market"
      viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
      role="group"
      aria-label={titles(board.catalogue.language).market}
    >
      {hexes.map(({ id, data }) => {
        const x = WIDTH / 2 + ((data.column - left) * WIDTH) / 2;
        const y = RADIUS + (data.row - top) * RADIUS * 1.5;
        const space = used.get(id);
        return space && <Hex key={id} space={space} x={x} y={y} label={nameOf(at.hex(id), board)} />;
      })}
    </svg>
  );
}

interface HexProps {
  readonly space: LaGranja_SpaceView;
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

function Hex({ space, x, y, label }: HexProps): JSX.Element {
  const stall = space.neutral || space.seat !== undefined;
  return (
    <Place as="g" at={at.hex(space.id)} label={label} class="hex">
      <polygon class="shape" points={corners(x, y)} />
      {stall ? (
        <>
          <Stall seat={space.seat} x={x} y={y} />
          <text class="val" x={x + WIDTH * 0.33} y={y + RADIUS * 0.62}>
            {space.value}
          </text>
        </>
      ) : (
        <text class="no" x={x} y={y + 7}>
          {space.value}
        </text>
      )}
    </Place>
  );
}

function Stall({
  seat,
  x,
  y,
}: {
  readonly seat: number | undefined;
  readonly x: number;
  readonly y: number;
}): JSX.Element {
  const size = WIDTH * 0.54;
  const letter = seat === undefined ? undefined : (SEATS[seat] ?? "?");
  return (
    <>
      <ellipse class="shadow" cx={x} cy={y + size * 0.42} rx={size * 0.5} ry={size * 0.17} />
      <use
        href={letter ? `#i-seat${letter}` : "#i-stall"}
        x={x - size / 2}
        y={y - size / 2 - 3}
        width={size}
        height={size}
      />
      {letter && (
        <text class="letter" x={x} y={y + (letter === "D" ? 6 : 3)}>
          {letter}
        </text>
      )}
    </>
  );
}

function corners(x: number, y: number): string {
  const radius = RADIUS - GAP;
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    return `${(x + radius * Math.sin(angle)).toFixed(1)},${(y + radius * Math.cos(angle)).toFixed(1)}`;
  }).join(" ");
}
