// Icons of the sprite, and the sign of a seat: letter, shape and colour.

import type { JSX } from "preact";

export const SEATS = ["A", "B", "C", "D"] as const;

interface IconProps {
  /** The id of the symbol without "i-". */
  readonly name: string;
  readonly class?: string | undefined;
}

/** A decorative icon: words beside it, or the label of what it is in, say what it means. */
export function Icon({ name, class: more }: IconProps): JSX.Element {
  return (
    <svg class={more ? `ic ${more}` : "ic"} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** The sign of a seat. */
export function SeatSign({ seat, class: more }: { readonly seat: number; readonly class?: string }): JSX.Element {
  const letter = SEATS[seat] ?? "?";
  return (
    <span class={`seat ${letter}${more ? ` ${more}` : ""}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#i-seat${letter}`} />
      </svg>
      <i>{letter}</i>
    </span>
  );
}

interface AmountProps {
  readonly of: string;
  readonly n?: number | string | undefined;
  /** What it would be after the prepared move: "3 → 1". */
  readonly then?: number | undefined;
  /** A small dark number at the lower right: a row or a value. */
  readonly sub?: number | string | undefined;
  readonly class?: string | undefined;
}

/** Number, then icon: "2 milk". */
export function Amount({ of, n, then, sub, class: more }: AmountProps): JSX.Element {
  return (
    <span class={more ? `q ${more}` : "q"}>
      {n}
      {then !== undefined && then !== n && <span class="to"> → {then}</span>}
      <Icon name={of} />
      {sub !== undefined && <sub>{sub}</sub>}
    </span>
  );
}
