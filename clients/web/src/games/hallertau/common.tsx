// The common board: four quadrants of action spaces. A phone shows one quadrant at a time.

import { signal } from "@preact/signals";
import type { Hallertau_SpaceView } from "@reeve/client";
import type { JSX } from "preact";
import { Icon, SeatSign } from "../../look/icon.tsx";
import type { BoardProps } from "../../table/game.ts";
import { Lock, Place } from "../../table/place.tsx";
import { SpaceLine } from "./effects.tsx";
import { at, MARKER, SUPPLY, seatOf, spaceId, tableOf } from "./keys.ts";
import { QuadrantTabs } from "./quadrant-tabs.tsx";
import { Store } from "./store.tsx";
import { wordsOf } from "./words.ts";

/** The quadrant that a phone shows. */
const shown = signal(1);

export function Common(board: BoardProps): JSX.Element {
  return board.phone ? <OneQuadrant {...board} /> : <AllQuadrants {...board} />;
}

const quadrantsOf = ({ view }: BoardProps): readonly number[] =>
  [...new Set(tableOf(view).spaces.map(({ quadrant }) => quadrant))].sort((one, other) => one - other);

function AllQuadrants(board: BoardProps): JSX.Element {
  const t = wordsOf(board.catalogue.language);
  return (
    <section class="board h-common" style={{ "--round": tableOf(board.view).round }}>
      <header>
        <h2 data-place={SUPPLY}>{t.common}</h2>
        <Marker {...board} />
        <span class="sp" />
        <QuadrantCard {...board} />
      </header>
      <div class="quads">
        {quadrantsOf(board).map((number) => (
          <Quadrant key={number} number={number} {...board} />
        ))}
      </div>
    </section>
  );
}

function OneQuadrant(board: BoardProps): JSX.Element {
  const { view, catalogue, seat } = board;
  const t = wordsOf(catalogue.language);
  const spaces = new Map<number, string[]>(quadrantsOf(board).map((number) => [number, []]));
  for (const { name, quadrant } of tableOf(view).spaces) spaces.get(quadrant)?.push(at.space(name));
  const mine = seatOf(view, seat);
  return (
    <div class="one-quad" style={{ "--round": tableOf(view).round }}>
      <QuadrantTabs
        spaces={spaces}
        cleared={tableOf(view).quadrantsCleared}
        shown={shown.value}
        title={t.quadrant}
        show={(number) => {
          shown.value = number;
        }}
      />
      <Quadrant number={shown.value} {...board} />
      <div class="under">
        <Marker {...board} />
        <span class="sp" />
        <QuadrantCard {...board} />
      </div>
      {mine && (
        <section class="board h-village">
          <h3 class="sub" data-place={SUPPLY}>
            {t.store}
          </h3>
          <Store {...board} mine={mine} />
        </section>
      )}
    </div>
  );
}

/** Who has the first player marker. */
function Marker({ view, catalogue, names }: BoardProps): JSX.Element {
  const { firstPlayer } = tableOf(view);
  const title = wordsOf(catalogue.language).marker;
  return (
    <Place at={MARKER} label={`${title}: ${names[firstPlayer] ?? firstPlayer}`} class="marker" as="span">
      <span class="hidden-text">{title}</span>
      <Icon name="marker" />
      <SeatSign seat={firstPlayer} />
    </Place>
  );
}

function QuadrantCard({ view, catalogue }: BoardProps): JSX.Element | null {
  const { quadrantCard, quadrantCardsLeft } = tableOf(view);
  const t = wordsOf(catalogue.language);
  if (!quadrantCard) return null;
  return (
    <span class="small muted" data-place={at.quadrantCard(quadrantCard)}>
      {t.quadrantCard} <b class="serif">{quadrantCard}</b> · {t.left(quadrantCardsLeft)}
    </span>
  );
}

function Quadrant({ number, ...board }: BoardProps & { readonly number: number }): JSX.Element {
  const { view, after, catalogue } = board;
  const { spaces, quadrantsCleared } = tableOf(view);
  const t = wordsOf(catalogue.language);
  const cleared = quadrantsCleared.includes(number);
  const later = new Map((after ? tableOf(after).spaces : []).map((space) => [space.name, space]));
  return (
    <section class={`quad ${cleared ? "cleared" : ""}`}>
      <h3>
        {t.quadrant} {number}
        {cleared && (
          <span>
            <Icon name="quadrant" /> {t.cleared}
          </span>
        )}
      </h3>
      {spaces
        .filter(({ quadrant }) => quadrant === number)
        .map((space) => (
          <Space key={space.name} space={space} later={later.get(space.name)} board={board} />
        ))}
    </section>
  );
}

interface SpaceProps {
  readonly space: Hallertau_SpaceView;
  readonly later: Hallertau_SpaceView | undefined;
  readonly board: BoardProps;
}

function Space({ space, later, board: { catalogue } }: SpaceProps): JSX.Element {
  const id = spaceId(space.name);
  const part = catalogue.part(id);
  const data = part?.hallertau?.actionSpace;
  const key = at.space(space.name);
  return (
    <Place at={key} label={part?.text ?? catalogue.partName(id)} class={`space ${space.closed ? "closed" : ""}`}>
      <span class="l">
        <span class="nm" title={catalogue.partName(id)}>
          <Lock at={key} /> {catalogue.partName(id)}
        </span>
        <span class="fx">
          {space.closed && <span class="op">{wordsOf(catalogue.language).closed}</span>}
          {data?.lines.map((line, index) => (
            <SpaceLine key={index} line={line} />
          ))}
        </span>
      </span>
      <Slots space={space} prices={data?.workers} later={later} />
    </Place>
  );
}

interface SlotsProps {
  readonly space: Hallertau_SpaceView;
  readonly prices: readonly number[] | undefined;
  readonly later: Hallertau_SpaceView | undefined;
}

/** The rows of a space: its workers, what the next use costs, and what the rows after it will cost. */
function Slots({ space: { rows, nextCost }, prices, later }: SlotsProps): JSX.Element {
  const price = (row: number) => prices?.[row] ?? row + 1;
  const next = nextCost === undefined ? -1 : rows.findIndex((workers, row) => !workers && price(row) === nextCost);
  return (
    <span class="slots">
      {rows.map((workers, row) => {
        const soon = later?.rows[row] ?? workers;
        if (workers > 0) {
          return (
            <span class={`slot full ${soon === workers ? "" : "leaving"}`} key={row}>
              <Icon name="worker" />
              <b>{workers}</b>
            </span>
          );
        }
        return (
          <span class={`slot ${row === next ? "next" : ""} ${soon > 0 ? "coming" : ""}`} key={row}>
            {price(row)}
          </span>
        );
      })}
    </span>
  );
}
