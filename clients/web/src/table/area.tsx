// A part of the page with places: arrow keys go from place to place, Tab to the next part.

import type { ComponentChildren, JSX, TargetedKeyboardEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Boundary } from "./boundary.tsx";
import { useChooser } from "./chooser.ts";
import type { Area as AreaId } from "./game.ts";

interface AreaProps {
  readonly id: AreaId | "bar";
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Area({ id, title, class: own = "", children }: AreaProps): JSX.Element {
  const box = useRef<HTMLElement>(null);
  useChooser(); // places become buttons without the area being drawn anew
  // One place of each area is in the order of Tab: the one that has the focus, else an open one, the last used if it can be.
  useEffect(() => {
    const places = placesIn(box.current);
    const open = places.filter((place) => place.classList.contains("open"));
    const among = open.length > 0 ? open : places;
    const now =
      places.find((place) => place === document.activeElement) ??
      among.find((place) => place.tabIndex === 0) ??
      among[0];
    for (const place of places) place.tabIndex = place === now ? 0 : -1;
  });
  const move = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const way = ARROWS[event.key];
    const from = document.activeElement;
    if (!way || !(from instanceof Element) || !from.hasAttribute("data-place")) return;
    event.preventDefault();
    const places = placesIn(event.currentTarget);
    const to = nearest(from.getBoundingClientRect(), places, way);
    if (!to) return;
    for (const place of places) place.tabIndex = place === to ? 0 : -1;
    to.focus();
  };
  return (
    <section class={`area ${own}`} aria-label={title} data-area={id} ref={box} onKeyDown={move}>
      <Boundary>{children}</Boundary>
    </section>
  );
}

function placesIn(box: Element | null): (HTMLElement | SVGElement)[] {
  return box ? [...box.querySelectorAll<HTMLElement>("[data-place][role=button]")] : [];
}

/** The nearest place in a direction: far aside counts twice. */
function nearest(
  from: DOMRect,
  places: readonly (HTMLElement | SVGElement)[],
  [x, y]: readonly [number, number],
): HTMLElement | SVGElement | undefined {
  let best: HTMLElement | SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const to = place.getBoundingClientRect();
    const dx = (to.left + to.right - from.left - from.right) / 2;
    const dy = (to.top + to.bottom - from.top - from.bottom) / 2;
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const far = ahead + 2 * aside;
    if (ahead > 4 && far < least) [best, least] = [place, far];
  }
  return best;
}
