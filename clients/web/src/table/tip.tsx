// The tip: why a place is blocked. It opens beside the place and never covers it.

import { signal } from "@preact/signals";
import type { BlockedAction } from "@reeve/client";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Tip {
  readonly beside: DOMRect;
  readonly reasons: readonly BlockedAction[];
}

const shown = signal<Tip | undefined>(undefined);
const MOST = 4; // reasons in one tip
const GAP = 12;

export function showTip(element: Element, reasons: readonly BlockedAction[]): void {
  shown.value = { beside: element.getBoundingClientRect(), reasons };
}

export function hideTip(): void {
  shown.value = undefined;
}

export function TipLayer(): JSX.Element | null {
  const tip = shown.value;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!tip || !box.current) return;
    const { left, top } = position(tip.beside, box.current.getBoundingClientRect());
    box.current.style.left = `${left}px`;
    box.current.style.top = `${top}px`;
  }, [tip]);
  if (!tip) return null;
  const texts = [...new Map(tip.reasons.map((reason) => [reason.text, reason])).values()];
  return (
    <div class="tip" role="tooltip" ref={box}>
      {texts.slice(0, MOST).map((reason) => (
        <Reason key={reason.id} reason={reason} />
      ))}
    </div>
  );
}

function Reason({ reason }: { readonly reason: BlockedAction }): JSX.Element {
  const bars = reason.violations.filter(({ need }) => need > 0);
  return (
    <div class="reason">
      <b>{capital(reason.text)}</b>
      {bars.map(({ need, have, rule }, index) => (
        <span class="need" key={index}>
          <Meter need={need} have={have} />
          <span class="num">
            {have} / {need}
          </span>
          <span class="muted micro">{rule}</span>
        </span>
      ))}
    </div>
  );
}

/** Need and have as a bar. */
export function Meter({ need, have }: { readonly need: number; readonly have: number }): JSX.Element {
  const share = need > 0 ? Math.min(1, have / need) : 0;
  return (
    <span class="meter" aria-hidden="true">
      <i style={{ width: `${Math.round(100 * share)}%` }} />
    </span>
  );
}

/** Right of the place, else left, else below or above; always inside the window. */
export function position(
  place: { left: number; right: number; top: number; bottom: number },
  tip: { width: number; height: number },
  screen = { width: window.innerWidth, height: window.innerHeight },
): { left: number; top: number } {
  const inside = (value: number, size: number, most: number) => Math.max(GAP, Math.min(value, most - size - GAP));
  const top = inside(place.top, tip.height, screen.height);
  if (place.right + GAP + tip.width + GAP <= screen.width) return { left: place.right + GAP, top };
  if (place.left - GAP - tip.width >= GAP) return { left: place.left - GAP - tip.width, top };
  const left = inside(place.left, tip.width, screen.width);
  const below = place.bottom + GAP;
  return {
    left,
    top: below + tip.height <= screen.height ? below : inside(place.top - GAP - tip.height, tip.height, screen.height),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
