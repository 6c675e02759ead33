// Work that waits until the page has shown what was done before it.

const LONGEST = 300; // milliseconds; a page in the background is not painted

/** Resolves when what is drawn now has been painted, so that the answer to a press never delays the sight of the press. */
export function painted(): Promise<void> {
  if (document.visibilityState === "hidden" || !("requestAnimationFrame" in globalThis)) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => setTimeout(resolve)); // a task after the frame: the frame is painted by then
  });
}

/** Show at once that an element was pressed; do what follows from it when that has been painted. */
export async function showPress(element: Element, then: () => void): Promise<void> {
  element.setAttribute("data-touched", "");
  await painted();
  element.removeAttribute("data-touched");
  then();
}
