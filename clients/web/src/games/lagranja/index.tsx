// La Granja: market, revenue dice, siesta and roofs; farms with four sides; cards with four edges.

import type { GameModule } from "../../table/game.ts";
import { changes } from "./changes.ts";
import { Farm } from "./farm.tsx";
import { flights } from "./flights.ts";
import { Hand } from "./hand.tsx";
import { Header, phaseOf } from "./header.tsx";
import "./common.css";
import "./farm.css";
import "./cards.css";
import "./other.css";
import "./sizes.css";
import { aboutOf, iconOf, nameOf } from "./names.ts";
import { Other } from "./other.tsx";
import { areaOf, places } from "./places.ts";
import { Village } from "./village.tsx";
import { titles } from "./words.ts";

export const game: GameModule = {
  ruleset: "lagranja",
  first: "own",
  Header,
  Common: Village,
  Own: Farm,
  Other,
  Hand,
  areas(language) {
    const t = titles(language);
    return {
      common: { icon: "stall", title: t.village },
      own: { icon: "extension", title: t.farm },
      hand: { icon: "hand", title: t.hand },
      others: { icon: "person", title: t.others },
    };
  },
  places,
  areaOf,
  nameOf,
  aboutOf,
  phaseOf,
  iconOf,
  changes,
  flights,
};
