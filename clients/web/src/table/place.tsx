// A place on a board: a button while it can be pressed, and a reason while it cannot.

import type { BlockedAction } from "@reeve/client";
import type {
  ComponentChildren,
  CSSProperties,
  HTMLAttributes,
  JSX,
  TargetedEvent,
  TargetedKeyboardEvent,
  TargetedPointerEvent,
} from "preact";
import { createElement } from "preact";
import { useContext } from "preact/hooks";
import { Icon } from "../look/icon.tsx";
import { words } from "../words/index.ts";
import { ChooserContext, usePlace } from "./chooser.ts";
import type { PlaceKey } from "./game.ts";
import { showPress } from "./painted.ts";
import { leaveTip, showTip } from "./tip.tsx";

interface PlaceProps {
  readonly at: PlaceKey;
  /** What it is, in words of the catalogue: "Butchery, row 2 costs 2 workers, you have 5". */
  readonly label: string;
  readonly class?: string;
  /** "g" inside of an SVG. */
  readonly as?: "div" | "g" | "li" | "span";
  readonly children?: ComponentChildren;
  /** Custom properties and the like. */
  readonly style?: CSSProperties;
}

export function Place({ at, label, class: own = "", as = "div", children, style }: PlaceProps): JSX.Element {
  const chooser = useContext(ChooserContext);
  const { state, count, pressed, changed, aside, reasons } = usePlace(at);
  const live = state !== "idle" && !aside; // a place of a move on its way keeps the focus
  const name = live ? named(label, count, reasons) : "";
  const explain = (event: TargetedEvent<Element>, pinned = false) => {
    if (reasons.length > 0) showTip(event.currentTarget, reasons, pinned);
  };
  const press = (event: TargetedEvent<Element>) => {
    if (state === "blocked") explain(event, true);
    else void showPress(event.currentTarget, () => chooser.peek().press(at));
  };
  const handlers = live && {
    role: "button",
    tabIndex: -1,
    "aria-label": as === "g" ? name : undefined,
    "aria-disabled": state === "blocked" || state === "pending" ? "true" : undefined,
    "aria-pressed": state === "chosen" ? "true" : undefined,
    onClick: press,
    onKeyDown: (event: TargetedKeyboardEvent<Element>) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      // Enter on a place of a complete choice confirms it: the table does that.
      if (event.key === "Enter" && state === "chosen" && chooser.peek().complete) return;
      event.preventDefault();
      event.stopPropagation();
      press(event);
    },
    onPointerEnter: (event: TargetedPointerEvent<Element>) => event.pointerType === "mouse" && explain(event),
    onPointerLeave: leaveTip,
    onFocus: (event: TargetedEvent<Element>) => event.currentTarget.matches(":focus-visible") && explain(event),
    onBlur: leaveTip,
  };
  const given = {
    "data-place": at,
    class: `place ${state}${changed ? " changed" : ""} ${own}`.trim(),
    ...(style && { style }),
    ...handlers,
    ...(aside && { onClick: (event: TargetedEvent<Element>) => explain(event, true) }),
  };
  return createElement(
    as,
    given as HTMLAttributes<HTMLElement>,
    children,
    // What is seen is part of the name, so that it can be called by it; shapes of an SVG have a label instead.
    name && as !== "g" ? <span class="hidden-text">{name}</span> : null,
    as !== "g" && (state === "chosen" || pressed > 0) ? (
      <span class="tick">{state === "chosen" ? <Icon name="check" /> : pressed}</span>
    ) : null,
  );
}

/** What a screen reader calls a place: what it is, how many choices it leads to, or why it is blocked. */
function named(label: string, count: number, reasons: readonly BlockedAction[]): string {
  if (reasons.length > 0) return `${label}. ${[...new Set(reasons.map(({ text }) => text))].join(" ")}`;
  return count > 1 ? `${label}, ${words.value.choices(count)}` : label;
}

/** The lock of a blocked place, for where the board wants it. */
export function Lock({ at }: { readonly at: PlaceKey }): JSX.Element | null {
  return usePlace(at).state === "blocked" ? <Icon name="lock" class="lk" /> : null;
}
