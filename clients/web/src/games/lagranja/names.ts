// Places in words and as icons, for chips, menus and screen readers.

import type { BoardProps, PlaceKey } from "../../table/game.ts";
import { lastWord, partOf, sideText, tableOf } from "./model.ts";
import { titles } from "./words.ts";

export function nameOf(place: PlaceKey, board: BoardProps): string {
  const { catalogue } = board;
  const t = titles(catalogue.language);
  const [kind = "", one = "", two = ""] = place.split(":");
  switch (kind) {
    case "hand":
    case "look":
      return catalogue.cardName(Number(one));
    case "edge":
      return catalogue.word("role", two);
    case "side":
      return t.newCard(catalogue.word("role", two));
    case "field":
      return `${catalogue.word("good", iconOf(place, board) ?? "")} · ${catalogue.word("role", "field")} ${two}`;
    case "barrow":
    case "extension":
    case "helper":
      return `${catalogue.word("role", kind)}: ${catalogue.cardName(Number(two))}`;
    case "store":
      return catalogue.word("good", two);
    case "supply":
    case "take":
      return catalogue.word("good", one);
    case "upgrade":
      return t.upgrade;
    case "roof":
    case "offer":
      return partOf(catalogue, "roof", one)?.name ?? one;
    case "donkey":
      return partOf(catalogue, "donkeyToken", one)?.name ?? one;
    case "deliveries":
      return t.extraDeliveries;
    case "trade":
      return partOf(catalogue, "commodityTrade", one)?.name ?? one;
    case "choose":
      return t.option(Number(one));
    case "hex":
      return hexName(one, board);
    case "building":
      return partOf(catalogue, "craftBuilding", one)?.name ?? one;
    case "revenue":
      return partOf(catalogue, "revenueSpace", one)?.name ?? one;
    case "siesta":
      return `${t.siesta}, ${t.position(Number(one)).toLowerCase()}`;
    case "other":
      return board.names[Number(one)] ?? one;
    case "dice":
      return t.dice;
    case "cards":
      return t.hand;
    case "roofs":
      return t.roofsOfRound;
    case "deck":
      return t.deck;
    case "discard":
      return t.discard;
    default:
      return t.buySell;
  }
}

/** What parts and cards say of themselves. */
export function aboutOf(place: PlaceKey, board: BoardProps): string | undefined {
  const { catalogue } = board;
  const [kind = "", one = "", two = ""] = place.split(":");
  switch (kind) {
    case "hand":
    case "look":
      return catalogue.card(Number(one))?.text;
    case "edge":
      return `${catalogue.word("role", two)}: ${sideText(catalogue.card(Number(one)), two)}`;
    case "side":
      return nameOf(place, board);
    case "barrow":
    case "extension":
    case "helper":
      return sideText(catalogue.card(Number(two)), kind) || undefined;
    case "store":
      return partOf(catalogue, "resource", two)?.text;
    case "supply":
      return partOf(catalogue, "resource", one)?.text;
    case "deliveries":
      return partOf(catalogue, "farmBoard", "farm_board")?.text;
    case "roof":
    case "offer":
      return partOf(catalogue, "roof", one)?.text;
    case "donkey":
      return partOf(catalogue, "donkeyToken", one)?.text;
    case "trade":
      return partOf(catalogue, "commodityTrade", one)?.text;
    case "building":
      return partOf(catalogue, "craftBuilding", one)?.text;
    case "revenue":
      return partOf(catalogue, "revenueSpace", one)?.text;
    case "siesta":
      return partOf(catalogue, "siestaPosition", one)?.text;
    default:
      return undefined;
  }
}

function hexName(space: string, { view, catalogue, names }: BoardProps): string {
  const t = titles(catalogue.language);
  const found = tableOf(view).market.find(({ id }) => id === space);
  const whose = found?.neutral ? t.neutral : found?.seat === undefined ? "" : (names[found.seat] ?? "");
  const name = `${t.market} ${space} (${found?.value ?? "?"})`;
  return whose ? `${name}, ${t.stall}: ${whose}` : name;
}

const ICONS: { readonly [kind: string]: string } = {
  hand: "hand",
  look: "hand",
  field: "field",
  barrow: "barrow",
  extension: "extension",
  helper: "helper",
  upgrade: "upgrade",
  roof: "roof",
  offer: "roof",
  donkey: "donkey",
  deliveries: "deliver",
  trade: "commodity",
  hex: "stall",
  siesta: "hat",
  deck: "farm",
};

export function iconOf(place: PlaceKey, { view }: BoardProps): string | undefined {
  const [kind = "", one = "", two = ""] = place.split(":");
  if (kind === "edge" || kind === "side") return two;
  if (kind === "store") return two;
  if (kind === "supply" || kind === "take") return one;
  if (kind === "revenue") return `die${one}`;
  if (kind === "building") return buildingIcon(one);
  if (kind === "field") {
    const fields = tableOf(view).seats[Number(one)]?.fields ?? [];
    const found = fields.find(({ card }) => card === Number(two));
    return found && lastWord(found.crop);
  }
  return ICONS[kind];
}

const WORKSHOPS = ["butcher", "village_shop", "greengrocer", "trading_house", "delicatessen", "cartwright"];

/** The icon of a craft building; those of an owner's edition have a plain one. */
export function buildingIcon(id: string): string {
  return WORKSHOPS.includes(id) ? id : "center";
}
