// Starts the page.

import { effect } from "@preact/signals";
import { render } from "preact";
import "./look/index.css";
import { followScreen } from "./look/screen.ts";
import { addSprite } from "./look/sprite.ts";
import { App, failure, followAddress } from "./shell/app.tsx";
import { loadRulesets } from "./shell/server.ts";
import { preferences } from "./shell/storage.ts";
import { applyPreferences } from "./shell/top.tsx";
import { bestLanguage, language, speak, words } from "./words/index.ts";

await speak(bestLanguage([preferences().language ?? "", ...navigator.languages]));
effect(() => {
  document.documentElement.lang = language.value;
  loadRulesets().catch(() => {
    failure.value = words.value.gone;
  });
});
// A page that is older than the server finds its parts no more: it loads itself anew, once.
window.addEventListener("vite:preloadError", () => {
  if (sessionStorage.getItem("reeve.reloaded")) return;
  sessionStorage.setItem("reeve.reloaded", "1");
  location.reload();
});
followScreen();
applyPreferences();
addSprite();
followAddress();
render(<App />, document.getElementById("app") as HTMLElement);
