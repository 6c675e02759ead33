// The size of the screen, the theme, and whether motion is wanted.

import { signal } from "@preact/signals";

/** Whether one board is shown at a time. */
export const phone = signal(false);
/** Whether fingers press: then moves are confirmed unless the setting says otherwise. */
export const touch = signal(false);
export const calm = signal(false);

/** Follow what the browser says. */
export function followScreen(): void {
  follow("(max-width: 640px)", phone);
  follow("(pointer: coarse)", touch);
  follow("(prefers-reduced-motion: reduce)", calm);
}

function follow(query: string, target: { value: boolean }): void {
  const list = window.matchMedia(query);
  target.value = list.matches;
  list.addEventListener("change", () => {
    target.value = list.matches;
  });
}
