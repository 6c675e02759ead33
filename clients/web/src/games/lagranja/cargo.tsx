// The symbols of a barrow or of a row in a craft building.

import type { LaGranja_CargoView } from "@reeve/client";
import type { JSX } from "preact";
import { Icon } from "../../look/icon.tsx";
import { type Chooser, useChooser } from "../../table/chooser.ts";
import type { BoardProps, PlaceKey } from "../../table/game.ts";
import { farmOf, nameOfGood } from "./model.ts";
import { at } from "./places.ts";

interface CargoProps {
  readonly cargo: LaGranja_CargoView | undefined;
  /** The same after the prepared move: symbols that it fills are marked. */
  readonly then: LaGranja_CargoView | undefined;
  /** The barrow or the building. */
  readonly place: PlaceKey;
  readonly board: BoardProps;
}

export function Cargo({ cargo, then, place, board }: CargoProps): JSX.Element {
  const chooser = useChooser();
  const goods = cargo?.goods ?? [];
  const fits = ["open", "chosen"].includes(chooser.stateOf(place)) ? fitting(cargo, chosenGoods(chooser, board)) : -1;
  return (
    <span class="sym">
      {goods.map((good, index) => {
        const filled = cargo?.delivered[index];
        const state = filled ? "in" : then?.delivered[index] || index === fits ? "will" : "";
        return (
          <span class={`sy ${state}`} key={index}>
            <Icon name={nameOfGood(good)} />
          </span>
        );
      })}
    </span>
  );
}

/** The first open symbol of one of some goods. */
function fitting(cargo: LaGranja_CargoView | undefined, goods: ReadonlySet<string>): number {
  return cargo?.goods.findIndex((good, index) => !cargo.delivered[index] && goods.has(nameOfGood(good))) ?? -1;
}

/** The goods on the farm that are pressed. */
function chosenGoods(chooser: Chooser, { view, seat }: BoardProps): ReadonlySet<string> {
  const { fields, goods } = farmOf(view, seat);
  const pressed = (place: PlaceKey) => chooser.stateOf(place) === "chosen";
  const stores = Object.keys(goods ?? {}).filter((good) => pressed(at.store(seat, good)));
  const crops = fields.filter(({ card }) => pressed(at.field(seat, card))).map(({ crop }) => nameOfGood(crop));
  return new Set([...stores, ...crops]);
}
