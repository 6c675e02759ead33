// Hallertau on drawn boards.

import type { GameModule } from "../../table/game.ts";
import { changes } from "./changes.ts";
import { Common } from "./common.tsx";
import { flights } from "./flights.ts";
import { Hand } from "./hand.tsx";
import { Header, phaseOf } from "./header.tsx";
import "./common.css";
import "./village.css";
import "./cards.css";
import "./other.css";
import "./sizes.css";
import { aboutOf, areaOf, areas, iconOf, nameOf } from "./names.ts";
import { Other } from "./other.tsx";
import { Own } from "./own.tsx";
import { places } from "./places.ts";

export const game: GameModule = {
  ruleset: "hallertau",
  Header,
  Common,
  Own,
  Other,
  Hand,
  areas,
  places,
  areaOf,
  nameOf,
  aboutOf,
  phaseOf,
  iconOf,
  changes,
  flights,
};
