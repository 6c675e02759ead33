// Puts the sprite into the page once, so that `<use href="#i-barley">` finds every icon.

import sprite from "./icons.svg?raw";

export function addSprite(): void {
  const svg = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
  svg.setAttribute("class", "sprite");
  svg.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(svg, true));
}
