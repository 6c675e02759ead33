// The tip: why a place is blocked, and what it is for. It opens beside the place, and covers neither the place nor the
// action bar.

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { words } from "../words/index.ts";
import { type Reason, useTable } from "./context.ts";
import type { PlaceKey } from "./game.ts";

interface Tip {
  readonly beside: DOMRect;
  readonly place: PlaceKey | null;
  readonly reasons: readonly Reason[];
  /** Whether it was asked for: then it stays, and says the rules in words. */
  readonly pinned: boolean;
}

const shown = signal<Tip | undefined>(undefined);
const MOST = 4; // reasons in one tip
const GAP = 12;
const REST = 600; // milliseconds after which the pointer or the focus rests

/** Show reasons, and what its place is for, beside an element. `pinned`: it was pressed, so the rules are told too. */
export function showTip(element: Element, reasons: readonly Reason[], pinned = false): void {
  const place = element.getAttribute("data-place");
  shown.value = { beside: element.getBoundingClientRect(), place, reasons, pinned };
}

let resting: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The pointer or the focus is on something: if it rests on a place, say what that is for. */
export function restOn(target: EventTarget | null): void {
  const place = target instanceof Element ? target.closest("[data-place]") : null;
  if (place === resting) return;
  stopResting();
  leaveTip();
  resting = place;
  timer = setTimeout(() => {
    if (place?.isConnected && !shown.peek()) showTip(place, []);
  }, REST);
}

/** Something was pressed: say nothing until the pointer rests elsewhere. */
export function stopResting(): void {
  clearTimeout(timer);
}

export function hideTip(): void {
  shown.value = undefined;
}

/** Hide the tip unless it was asked for. */
export function leaveTip(): void {
  if (!shown.peek()?.pinned) hideTip();
}

/** Whether a tip was there that Esc closes. */
export function closeTip(): boolean {
  const open = shown.peek() !== undefined;
  hideTip();
  return open;
}

export function TipLayer(): JSX.Element | null {
  const { controls, game, board } = useTable();
  const tip = shown.value;
  const box = useRef<HTMLDivElement>(null);
  const [rules, setRules] = useState<ReadonlyMap<string, string> | undefined>(undefined);
  useLayoutEffect(() => {
    if (!tip || !box.current) return;
    const { left, top } = position(tip.beside, box.current.getBoundingClientRect(), room(tip.beside));
    box.current.style.left = `${left}px`;
    box.current.style.top = `${top}px`;
  }, [tip, rules]);
  const pinned = tip?.pinned ?? false;
  useEffect(() => {
    if (!pinned) return;
    controls.rules?.().then(setRules, () => {});
    const away = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest(".place.blocked, .tip"))) hideTip();
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("scroll", hideTip, { capture: true, once: true });
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("scroll", hideTip, { capture: true });
    };
  }, [pinned, controls]);
  if (!tip) return null;
  const texts = [...new Map(tip.reasons.map((reason) => [reason.text, reason])).values()];
  const about = tip.place ? game.aboutOf(tip.place, board) : undefined;
  if (texts.length === 0 && !about) return null;
  const cites = texts.some(({ violations }) => violations.some(({ rule }) => rule));
  return (
    <div class={`tip ${pinned ? "pinned" : ""}`} role={pinned ? "status" : "tooltip"} ref={box}>
      {texts.slice(0, MOST).map((reason) => (
        <Why key={reason.id} reason={reason} rules={pinned ? rules : undefined} />
      ))}
      {about && <p class={`small ${texts.length > 0 ? "muted" : ""}`}>{about}</p>}
      {!pinned && cites && controls.rules && <span class="muted micro">{words.value.pressForRule}</span>}
    </div>
  );
}

interface WhyProps {
  readonly reason: Reason;
  readonly rules: ReadonlyMap<string, string> | undefined;
}

function Why({ reason, rules }: WhyProps): JSX.Element {
  const bars = reason.violations.filter(({ need }) => need > 0);
  const cited = [...new Set(reason.violations.map(({ rule }) => rule).filter(Boolean))];
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
      {rules &&
        cited.map((rule) => (
          <p class="rule small" key={rule}>
            <span class="muted">{rule}</span> {rules.get(rule)}
          </p>
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

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where something beside a place may be: the window without the bars that tell what is asked. */
export function room(place: Box): Box {
  const screen = { left: 0, right: window.innerWidth, top: 0, bottom: window.innerHeight };
  for (const bar of document.querySelectorAll(".bar, .askbar, .acts")) {
    const { top, bottom } = bar.getBoundingClientRect();
    if (bottom <= place.top + 1) screen.top = Math.max(screen.top, bottom);
    else if (top >= place.bottom - 1) screen.bottom = Math.min(screen.bottom, top);
  }
  return screen;
}

/** Right of the place, else left, else below or above; always inside of the room. */
export function position(
  place: Box,
  { width, height }: { readonly width: number; readonly height: number },
  within: Box,
): { readonly left: number; readonly top: number } {
  const inside = (value: number, size: number, least: number, most: number) =>
    Math.max(least + GAP, Math.min(value, most - size - GAP));
  const top = inside(place.top, height, within.top, within.bottom);
  if (place.right + GAP + width + GAP <= within.right) return { left: place.right + GAP, top };
  if (place.left - GAP - width >= within.left + GAP) return { left: place.left - GAP - width, top };
  const left = inside(place.left, width, within.left, within.right);
  const below = place.bottom + GAP;
  if (below + height <= within.bottom) return { left, top: below };
  return { left, top: inside(place.top - GAP - height, height, within.top, within.bottom) };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
