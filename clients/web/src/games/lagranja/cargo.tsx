// The symbols of a barrow or of a row in a craft building.

import type { LaGranja_CargoView } from "@reeve/client";
import type { JSX } from "preact";
import { Icon } from "../../look/icon.tsx";
import { nameOfGood } from "./model.ts";

interface CargoProps {
  readonly cargo: LaGranja_CargoView | undefined;
  /** The same after the prepared move: symbols that it fills are marked. */
  readonly then?: LaGranja_CargoView | undefined;
}

export function Cargo({ cargo, then }: CargoProps): JSX.Element {
  const filled = (index: number) => cargo?.delivered[index] ?? false;
  return (
    <span class="sym">
      {cargo?.goods.map((good, index) => {
        const state = filled(index) ? "in" : then?.delivered[index] ? "will" : "";
        return (
          <span class={`sy ${state}`} key={index}>
            <Icon name={nameOfGood(good)} />
          </span>
        );
      })}
    </span>
  );
}
