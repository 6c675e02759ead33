// The four quadrants of a phone: each with the number of its open spaces.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../../look/icon.tsx";
import { useChooser } from "../../table/chooser.ts";
import type { PlaceKey } from "../../table/game.ts";
import { words } from "../../words/index.ts";

interface QuadrantTabsProps {
  readonly spaces: ReadonlyMap<number, readonly PlaceKey[]>;
  readonly cleared: readonly number[];
  readonly shown: number;
  readonly title: string;
  readonly show: (quadrant: number) => void;
}

export function QuadrantTabs({ spaces, cleared, shown, title, show }: QuadrantTabsProps): JSX.Element {
  const chooser = useChooser();
  const count = (quadrant: number) => spaces.get(quadrant)?.filter((place) => chooser.open.has(place)).length ?? 0;
  const quadrants = [...spaces.keys()];
  // Only a new situation turns the board, not a look around.
  useEffect(() => {
    const isChosen = (place: PlaceKey) => chooser.stateOf(place) === "chosen";
    const chosen = quadrants.find((quadrant) => spaces.get(quadrant)?.some(isChosen));
    const next = chosen ?? (count(shown) > 0 ? undefined : quadrants.find((quadrant) => count(quadrant) > 0));
    if (next !== undefined) show(next);
  }, [chooser]);
  return (
    <div class="quad-tabs" role="tablist" aria-label={title}>
      {quadrants.map((quadrant) => (
        <button
          type="button"
          role="tab"
          key={quadrant}
          aria-selected={quadrant === shown}
          onClick={() => show(quadrant)}
        >
          <span class="hidden-text">{title} </span>
          {quadrant}
          {cleared.includes(quadrant) && <Icon name="quadrant" />}
          {count(quadrant) > 0 && (
            <em>
              {count(quadrant)}
              <span class="hidden-text"> {words.value.openPlaces(count(quadrant))}</span>
            </em>
          )}
        </button>
      ))}
    </div>
  );
}
