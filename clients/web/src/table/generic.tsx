// The table of a game that nobody has drawn yet: the view as a tree, and the actions as a list.

import type { JSX } from "preact";
import { SeatSign } from "../look/icon.tsx";
import { words } from "../words/index.ts";
import type { BoardProps, GameModule } from "./game.ts";
import { ActionList } from "./tray.tsx";

/** The part of a view that belongs to its game. */
function held(board: BoardProps): { readonly [name: string]: unknown } {
  return (Object.values(board.view)[0] ?? {}) as { readonly [name: string]: unknown };
}

function seatView(board: BoardProps): { readonly [name: string]: unknown } {
  const seats = held(board)["seats"];
  const found = Array.isArray(seats) ? seats.find((one) => one?.seat === board.seat) : undefined;
  return found ?? {};
}

function Tree({ value }: { readonly value: unknown }): JSX.Element {
  if (typeof value !== "object" || value === null) return <>{String(value)}</>;
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) return <>{value.join(", ")}</>;
  return (
    <dl>
      {Object.entries(value).map(([name, one]) => (
        <>
          <dt>{name}</dt>
          <dd>
            <Tree value={one} />
          </dd>
        </>
      ))}
    </dl>
  );
}

function Header(board: BoardProps): JSX.Element {
  const { round } = held(board);
  return <span class="num">{round === undefined ? "" : `${words.value.round} ${round}`}</span>;
}

function Common(board: BoardProps): JSX.Element {
  const { seats: _, ...rest } = held(board);
  return (
    <div class="panel tree">
      <Tree value={rest} />
    </div>
  );
}

function Own(board: BoardProps): JSX.Element {
  const { hand: _, ...rest } = seatView(board);
  return (
    <div class="panel tree">
      <ActionList />
      <Tree value={rest} />
    </div>
  );
}

function Other(board: BoardProps): JSX.Element {
  return (
    <details class="other tree">
      <summary>
        <SeatSign seat={board.seat} /> {board.names[board.seat]}
      </summary>
      <Tree value={seatView(board)} />
    </details>
  );
}

function Hand(board: BoardProps): JSX.Element {
  const hand = seatView(board)["hand"] as { readonly cards?: readonly number[] } | undefined;
  return (
    <div class="strip">
      <div class="cards-list">
        {(hand?.cards ?? []).map((number) => (
          <div class="plain-card" key={number}>
            <b class="serif">{board.catalogue.cardName(number)}</b>
            <p>{board.catalogue.card(number)?.text}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The generic table of any ruleset. */
export function genericGame(ruleset: string): GameModule {
  return {
    ruleset,
    first: "own",
    Header,
    Common,
    Own,
    Other,
    Hand,
    areas: () => {
      const t = words.value;
      return {
        common: { icon: "quadrant", title: t.commonBoard },
        own: { icon: "tray", title: t.allActions },
        hand: { icon: "hand", title: t.hand },
        others: { icon: "person", title: t.others },
      };
    },
    places: () => [],
    areaOf: () => "common",
    nameOf: (place) => place,
    aboutOf: () => undefined,
    phaseOf: () => "",
    iconOf: () => undefined,
    changes: () => [],
    flights: () => [],
  };
}
