// Places in words and as icons.

import type { Area, AreaName, BoardProps, PlaceKey } from "../../table/game.ts";
import { backOf, iconFor, readKey } from "./keys.ts";
import { wordsOf } from "./words.ts";

export function areas(language: string): { readonly [Name in Area]: AreaName } {
  const t = wordsOf(language);
  return {
    common: { icon: "quadrant", title: t.board },
    own: { icon: "center", title: t.farm },
    hand: { icon: "hand", title: t.hand },
    others: { icon: "person", title: t.others },
  };
}

const AREAS: { readonly [kind: string]: Area } = {
  space: "common",
  marker: "common",
  supply: "common",
  hand: "hand",
  played: "hand",
  deck: "hand",
  cards: "others",
};

/** Which area holds a place that can be pressed: those of a seat are on its own board. */
export function areaOf(place: PlaceKey): Area {
  return AREAS[readKey(place).kind] ?? "own";
}

export function nameOf(place: PlaceKey, { catalogue }: BoardProps): string {
  const { kind, id } = readKey(place);
  const t = wordsOf(catalogue.language);
  switch (kind) {
    case "store":
      return catalogue.word("good", id, 2);
    case "row":
      return t.row(Number(id));
    case "field":
      return fieldName(id, catalogue);
    case "boulder":
      return `${catalogue.partName(id.split("/")[0] ?? "")}: ${t.boulder(Number(id.split("/")[1]) + 1)}`;
    case "hand":
    case "played":
      return catalogue.cardName(Number(id));
    case "deck":
      return catalogue.word("deck", id, 2);
    case "marker":
      return t.marker;
    case "cards":
      return t.hand;
    default:
      return catalogue.partName(id);
  }
}

/** What parts say of themselves. Cards are read as they lie there. */
export function aboutOf(place: PlaceKey, { catalogue }: BoardProps): string | undefined {
  const { kind, id } = readKey(place);
  return ABOUT.includes(kind) ? catalogue.part(id)?.text : undefined;
}

const ABOUT = ["space", "craft", "sheep", "center", "quadrant"];

function fieldName(id: string, catalogue: BoardProps["catalogue"]): string {
  const [row = "", good = "", amount] = id.split("/");
  const what = good === "empty" ? catalogue.word("good", "fields") : catalogue.word("good", good, Number(amount));
  return `${what}, ${wordsOf(catalogue.language).row(Number(row))}`;
}

export function iconOf(place: PlaceKey, { catalogue }: BoardProps): string | undefined {
  const { kind, id } = readKey(place);
  switch (kind) {
    case "space":
      return "worker";
    case "store":
    case "craft":
    case "deck":
      return iconFor(id);
    case "field":
      return id.split("/")[1] === "empty" ? "field" : iconFor(id.split("/")[1] ?? "");
    case "sheep":
      return id === "stables" ? "stables" : "sheep";
    case "hand":
    case "played": {
      const card = catalogue.card(Number(id));
      return card && backOf(card.deck);
    }
    default:
      return { row: "field", boulder: "boulder", marker: "marker", cards: "hand" }[kind];
  }
}
