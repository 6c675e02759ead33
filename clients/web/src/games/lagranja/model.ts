// What the boards read: the view of La Granja, a seat's farm, and the parts of the edition by kind.

import type {
  Card,
  LaGranja_Card,
  LaGranja_Good,
  LaGranja_Goods,
  LaGranja_Part,
  LaGranja_SeatView,
  LaGranja_View,
  Part,
  View,
} from "@reeve/client";
import type { Catalogue } from "../../table/catalogue.ts";
import type { BoardProps } from "../../table/game.ts";

/** The view of the game. */
export function tableOf(view: View): LaGranja_View {
  if (!view.lagranja) throw new Error("not a view of La Granja");
  return view.lagranja;
}

/** A seat's farm. */
export function farmOf(view: View, seat: number): LaGranja_SeatView {
  const farm = tableOf(view).seats.find((one) => one.seat === seat);
  if (!farm) throw new Error(`no seat ${seat}`);
  return farm;
}

/** "grain" for "GOOD_GRAIN": the icon, the word and the member of Goods. */
export function nameOfGood(good: LaGranja_Good): keyof LaGranja_Goods {
  return good.slice("GOOD_".length).toLowerCase() as keyof LaGranja_Goods;
}

/** "barrow" for "ROLE_BARROW", "store" for "PLACE_STORE", "farm" for "PHASE_FARM". */
export function lastWord(value: string): string {
  return value.slice(value.indexOf("_") + 1).toLowerCase();
}

/** Goods with a price: what can be bought, sold and upgraded. */
export const RESOURCES = ["olive", "grain", "grape", "pig"] as const;
/** Goods that lie in the house, in the order of their wells. */
export const WELLS = ["olive", "grain", "grape", "food", "wine", "meat", "silver", "commodity"] as const;

export const ROLES = ["barrow", "field", "extension", "helper"] as const;
export type Role = (typeof ROLES)[number];

type PartKind = keyof LaGranja_Part;
type Data<Name extends PartKind> = NonNullable<Extract<LaGranja_Part, { readonly [Set in Name]: unknown }>[Name]>;

/** A part of one kind: its id, its name, its text and its data. */
export interface PartOf<Name extends PartKind> {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly data: Data<Name>;
}

const sorted = new WeakMap<Catalogue, Map<string, unknown[]>>();

/** All parts of a kind, in the order of the edition. Ids are unique among the parts of one kind only. */
export function partsOf<Name extends PartKind>(catalogue: Catalogue, kind: Name): readonly PartOf<Name>[] {
  let byKind = sorted.get(catalogue);
  if (!byKind) {
    byKind = new Map();
    for (const part of catalogue.parts) addPart(byKind, part);
    sorted.set(catalogue, byKind);
  }
  return (byKind.get(kind) ?? []) as readonly PartOf<Name>[];
}

function addPart(byKind: Map<string, unknown[]>, { id, name, text, lagranja }: Part): void {
  const [kind, data] = Object.entries(lagranja ?? {})[0] ?? [];
  if (!kind) return;
  const parts = byKind.get(kind) ?? [];
  parts.push({ id, name, text, data });
  byKind.set(kind, parts);
}

/** One part of a kind. */
export function partOf<Name extends PartKind>(catalogue: Catalogue, kind: Name, id: string): PartOf<Name> | undefined {
  return partsOf(catalogue, kind).find((part) => part.id === id);
}

/** The four edges of a card. */
export function edgesOf(catalogue: Catalogue, card: number): LaGranja_Card | undefined {
  return catalogue.card(card)?.lagranja;
}

/** What an edge of a card says, in words. */
export function sideText(card: Card | undefined, role: string): string {
  return card?.sides.find(({ id }) => id === role)?.text ?? "";
}

/** The farm as it would be after the prepared move. */
export function farmAfter({ after, seat }: BoardProps): LaGranja_SeatView | undefined {
  return after && farmOf(after, seat);
}
