// Draws a board from a recorded table, without a server: `make web-dev`, then /story.html.
//
// Parameters: data=h2 (a file of data/), lang=ru, theme=dark, press=space:farming,... (places pressed one after the other),
// generic=1 (the table of a game without boards), seat=1 (look as another seat).

import { signal } from "@preact/signals";
import type { Card, Event, Game, ListActionsResponse, Part, View, Word } from "@reeve/client";
import { type JSX, render } from "preact";
import { loadGame } from "../games/index.ts";
import "../look/index.css";
import { followScreen } from "../look/screen.ts";
import { addSprite } from "../look/sprite.ts";
import { Catalogue } from "../table/catalogue.ts";
import type { TableValue } from "../table/context.ts";
import { Frame } from "../table/frame.tsx";
import type { GameModule } from "../table/game.ts";
import { genericGame } from "../table/generic.tsx";
import { EMPTY, type Message, reduce, type State } from "../table/state.ts";
import { bestLanguage, language, speak } from "../words/index.ts";

/** What a file of data/ holds; `record.py` writes them. */
export interface Recorded {
  readonly game: Game;
  readonly view: View;
  readonly seat: number;
  readonly names: readonly string[];
  readonly texts: {
    readonly [language: string]: {
      readonly situation: ListActionsResponse;
      readonly events: readonly Event[];
      readonly cards: readonly Card[];
      readonly parts: readonly Part[];
      readonly words: readonly Word[];
      /** What the preview of an action answers, by the action's id. */
      readonly previews: { readonly [action: string]: { readonly events: readonly Event[]; readonly view?: View } };
    };
  };
}

const FILES = import.meta.glob<Recorded>("./data/*.json", { import: "default" });
const query = new URLSearchParams(location.search);

async function start(): Promise<void> {
  followScreen();
  addSprite();
  await speak(bestLanguage([query.get("lang") ?? "en"]));
  document.documentElement.lang = language.value;
  const theme = query.get("theme");
  if (theme) document.documentElement.dataset["theme"] = theme;
  const app = document.getElementById("app") as HTMLElement;
  const load = FILES[`./data/${query.get("data")}.json`];
  if (!load) {
    render(<Contents />, app);
    return;
  }
  const recorded = await load();
  const game = (!query.has("generic") && (await loadGame(recorded.game.ruleset))) || genericGame(recorded.game.ruleset);
  render(<Story recorded={recorded} game={game} />, app);
}

function Contents(): JSX.Element {
  return (
    <ul>
      {Object.keys(FILES).map((file) => {
        const name = file.replace(/^.*\/|\.json$/g, "");
        return (
          <li key={file}>
            <a href={`?data=${name}`}>{name}</a>
          </li>
        );
      })}
    </ul>
  );
}

const state = signal<State | undefined>(undefined);

function Story({ recorded, game }: { readonly recorded: Recorded; readonly game: GameModule }): JSX.Element {
  const texts = recorded.texts[language.value] ?? recorded.texts["en"];
  if (!texts) throw new Error("no texts");
  state.value ??= beginning(recorded, texts, game);
  const now = state.value;
  const dispatch = (message: Message) => {
    const next = reduce(state.value ?? EMPTY, message);
    const preview = next.picked && texts.previews[next.picked.id];
    state.value =
      next.picked && preview && !next.preview
        ? reduce(next, {
            type: "preview",
            preview: { action: next.picked.id, events: preview.events, view: preview.view },
          })
        : next;
  };
  const table: TableValue = {
    state: now,
    me: recorded.seat,
    game,
    board: {
      view: recorded.view,
      after: now.preview?.view,
      seat: recorded.seat,
      names: recorded.names,
      catalogue: new Catalogue(language.value, texts.cards, texts.parts, texts.words),
      phone: matchMedia("(max-width: 640px)").matches,
    },
    controls: {
      press: (place) => dispatch({ type: "press", place }),
      pick: (action, by) => dispatch({ type: "pick", action, by }),
      confirm: () =>
        now.picked && dispatch({ type: "send", sent: { requestId: "1", action: now.picked.id, places: now.chosen } }),
      back: () => dispatch({ type: "back" }),
      undo: () => {},
      look: () => {},
      raiseCurtain: () => {},
      reload: () => {},
    },
  };
  return <Frame table={table} corner={null} title={table.board.catalogue.word("ruleset", game.ruleset)} />;
}

function beginning(recorded: Recorded, texts: Recorded["texts"][string], game: GameModule): State {
  const { situation } = texts;
  const at = (args: Parameters<GameModule["places"]>[0]) => game.places(args, recorded.view, recorded.seat);
  let first = reduce(EMPTY, { type: "game", game: recorded.game });
  first = reduce(first, { type: "log", events: texts.events });
  first = reduce(first, {
    type: "situation",
    situation: {
      revision: situation.revision,
      toAct: situation.toAct,
      view: recorded.view,
      choices: situation.actions.map((action) => ({ action, path: at(action.args) })),
      blocked: situation.blocked.map((action) => ({ action, path: at(action.args) })),
      undoable: situation.undoable,
      question: situation.question ?? "",
    },
  });
  const pressed = query.get("press")?.split(",") ?? [];
  return pressed.reduce((one, place) => reduce(one, { type: "press", place }), first);
}

void start();
