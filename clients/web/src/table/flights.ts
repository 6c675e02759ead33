// Pieces that fly: what happened moves visibly from place to place.

import type { Event, View } from "@reeve/client";
import { calm } from "../look/screen.ts";
import type { Flight, GameModule, PlaceKey } from "./game.ts";

const EACH = 350; // milliseconds of one flight
const MOST_BEHIND = 1_200; // milliseconds after which the table is up to date
const MOST = 24; // pieces at once

/** Let pieces fly for events: those of one revision together, one revision after the other. */
export function fly(game: GameModule, events: readonly Event[], view: View): void {
  const byRevision = new Map<number, Flight[]>();
  for (const event of events) {
    const flights = game.flights(event, view);
    if (flights.length > 0) byRevision.set(event.revision, [...(byRevision.get(event.revision) ?? []), ...flights]);
  }
  const groups = [...byRevision.values()];
  const pause = groups.length > 1 ? Math.min(EACH, (MOST_BEHIND - EACH) / (groups.length - 1)) : 0;
  let left = MOST;
  groups.forEach((flights, index) => {
    for (const flight of flights.slice(0, Math.max(0, left))) start(flight, index * pause);
    left -= flights.length;
  });
}

function start({ icon, from, to }: Flight, delay: number): void {
  const [begin, end] = [elementAt(from), elementAt(to)];
  if (calm.value || !begin || !end) {
    if (end) flash(end, delay);
    return;
  }
  const [a, b] = [begin.getBoundingClientRect(), end.getBoundingClientRect()];
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  piece.setAttribute("class", "flying");
  piece.setAttribute("viewBox", "0 0 24 24");
  piece.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#i-${icon}`);
  piece.append(use);
  document.body.append(piece);
  const at = ({ left, top, width, height }: DOMRect) =>
    `translate(${left + width / 2 - 15}px, ${top + height / 2 - 15}px)`;
  const frames = [
    { transform: at(a), opacity: 1 },
    { transform: at(b), opacity: 1 },
  ];
  const timing = { duration: EACH, delay, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "backwards" as const };
  piece.animate(frames, timing).finished.then(
    () => piece.remove(),
    () => piece.remove(),
  );
}

function elementAt(place: PlaceKey): Element | null {
  return document.querySelector(`[data-place="${CSS.escape(place)}"]`);
}

function flash(element: Element, delay: number): void {
  setTimeout(() => element.classList.add("flash"), delay);
  setTimeout(() => element.classList.remove("flash"), delay + EACH);
}
