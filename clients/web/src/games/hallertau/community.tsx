// The community board: a track for each craft building with its boulders, and the community center across all of them.

import type { Hallertau_CenterSpace, Hallertau_CraftView } from "@reeve/client";
import type { JSX } from "preact";
import { Icon } from "../../look/icon.tsx";
import type { Catalogue } from "../../table/catalogue.ts";
import { Lock, Place } from "../../table/place.tsx";
import { at, CENTER, craftId, goodId, iconFor, seatOf } from "./keys.ts";
import type { SeatProps } from "./own.tsx";
import { wordsOf } from "./words.ts";

/** The spaces of the board. Without the part, as many as the buildings need. */
function spacesOf(catalogue: Catalogue, crafts: readonly Hallertau_CraftView[]): readonly Hallertau_CenterSpace[] {
  const part = catalogue.parts.find(({ hallertau }) => hallertau?.communityCenter);
  const known = part?.hallertau?.communityCenter?.spaces ?? [];
  const last = Math.max(0, ...crafts.flatMap(({ position, boulders }) => [position, ...boulders]));
  const more = Array.from({ length: Math.max(0, last + 1 - known.length) }, (_, index) => ({
    space: known.length + index,
    workers: 0,
    vp: 0,
    symbol: false,
  }));
  return [...known, ...more];
}

export function Community({ mine, after, seat, catalogue, phone }: SeatProps): JSX.Element {
  const spaces = spacesOf(catalogue, mine.crafts);
  const later = after && seatOf(after, seat);
  const part = catalogue.parts.find(({ hallertau }) => hallertau?.communityCenter);
  const points = part?.hallertau?.communityCenter?.symbolVp ?? 0;
  const center = mine.communityCenter;
  return (
    <div class="community" style={{ "--spaces": spaces.length, "--tracks": mine.crafts.length }}>
      <div class="scale" data-place={CENTER} role="img" aria-label={part?.text}>
        {spaces.map(({ space, workers, vp }) => (
          <span key={space} class={space === center ? "here" : ""}>
            <small>{vp > 0 && `${vp}★`}</small>
            <b>{workers}</b>
          </span>
        ))}
      </div>
      <CenterHouse at={center} soon={later?.communityCenter} />
      {mine.crafts.map((craft) => (
        <div class="track" key={craft.name}>
          <Craft
            craft={craft}
            soon={later?.crafts.find(({ name }) => name === craft.name)?.position}
            seat={seat}
            catalogue={catalogue}
            named={!phone}
          />
          {spaces.map(({ space, symbol }) => (
            <span class="step" key={space} style={{ "--at": space }}>
              {isCovered(craft, space) ? "" : symbol ? `${points}★` : space === center ? "" : "·"}
            </span>
          ))}
          {craft.boulders.map((space, index) => (
            <Place
              key={index}
              at={at.boulder(seat, craft.name, index)}
              label={`${catalogue.partName(craftId(craft.name))}: ${wordsOf(catalogue.language).boulder(index + 1)}`}
              class="boulder"
              style={{ "--at": space }}
              as="span"
            >
              <Icon name="boulder" />
            </Place>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Whether a building or a boulder hides what is printed on a space. */
const isCovered = ({ position, boulders }: Hallertau_CraftView, space: number): boolean =>
  position === space || boulders.includes(space);

/** The community center: a house over all tracks, with the number of workers in its window. */
function CenterHouse({ at: space, soon }: { readonly at: number; readonly soon: number | undefined }): JSX.Element {
  return (
    <>
      <svg class="center" viewBox="0 0 36 200" preserveAspectRatio="none" style={{ "--at": space }} aria-hidden="true">
        <path class="wall" d="M2 200V22h32v178z" />
        <path class="roof" d="M-1 22 18 4l19 18z" />
      </svg>
      {soon !== undefined && soon !== space && <span class="center-soon" style={{ "--at": soon }} />}
    </>
  );
}

interface CraftProps {
  readonly craft: Hallertau_CraftView;
  readonly soon: number | undefined;
  readonly seat: number;
  readonly catalogue: Catalogue;
  readonly named: boolean;
}

/** A craft building on its track. The whole track is pressed. */
function Craft({ craft, soon, seat, catalogue, named }: CraftProps): JSX.Element {
  const id = craftId(craft.name);
  const part = catalogue.part(id);
  const takes = part?.hallertau?.craftBuilding?.takes ?? [];
  const key = at.craft(seat, craft.name);
  return (
    <Place at={key} label={part?.text ?? catalogue.partName(id)} class="lane">
      <span class="craft-name">
        {named && (
          <b title={catalogue.partName(id)}>
            <Lock at={key} /> {catalogue.partName(id)}
          </b>
        )}
        <span class="takes">
          {!named && <Lock at={key} />}
          {takes.map((good) => (
            <Icon key={good} name={iconFor(goodId(good))} />
          ))}
        </span>
      </span>
      {soon !== undefined && soon !== craft.position && (
        <span class="house soon" style={{ "--at": soon }}>
          <Icon name={id} />
        </span>
      )}
      <span class="house" style={{ "--at": craft.position }}>
        <Icon name={id} />
      </span>
    </Place>
  );
}
