// The bar of the pages around the table, and the corner with language, theme and menu.

import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../look/icon.tsx";
import { touch } from "../look/screen.ts";
import { Dialog } from "../table/dialog.tsx";
import { LANGUAGE_NAMES, LANGUAGES, language, words } from "../words/index.ts";
import { prefer, preferences } from "./storage.ts";

export const askFirst = signal<boolean | undefined>(undefined);
const settingsOpen = signal(false);
const dark = signal(false);

export function closeMenu(): void {
  settingsOpen.value = false;
}

/** Take language, theme and other preferences from the last visit. */
export function applyPreferences(): void {
  const { theme, askFirst: asked } = preferences();
  dark.value = theme ? theme === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
  if (theme) document.documentElement.dataset["theme"] = theme;
  askFirst.value = asked;
}

/** Whether a complete choice waits for a confirmation: on for touch, off for a mouse, or as the setting says. */
export function asksFirst(): boolean {
  return askFirst.value ?? touch.value;
}

function turnTheme(): void {
  dark.value = !dark.value;
  const theme = dark.value ? "dark" : "light";
  document.documentElement.dataset["theme"] = theme;
  prefer({ theme });
}

/** Language, theme and menu. `extra`: what the page adds to the menu. */
export function Corner({ extra }: { readonly extra?: ComponentChildren }): JSX.Element {
  const t = words.value;
  return (
    <>
      <details class="pop lang">
        <summary class="ib" aria-label={t.language}>
          <Icon name="globe" />
          <span class="wide">{language.value}</span>
        </summary>
        <div class="menu">
          {LANGUAGES.map((one) => (
            <button
              type="button"
              key={one}
              class="option"
              lang={one}
              aria-pressed={language.value === one}
              onClick={(event) => {
                language.value = one;
                prefer({ language: one });
                event.currentTarget.closest("details")?.removeAttribute("open");
              }}
            >
              {LANGUAGE_NAMES[one]}
            </button>
          ))}
        </div>
      </details>
      <button type="button" class="ib theme" aria-label={t.theme} aria-pressed={dark.value} onClick={turnTheme}>
        <Icon name={dark.value ? "sun" : "moon"} />
      </button>
      <button
        type="button"
        class="ib"
        aria-label={t.menu}
        onClick={() => {
          settingsOpen.value = true;
        }}
      >
        <Icon name="menu" />
      </button>
      {settingsOpen.value && <Settings extra={extra} />}
    </>
  );
}

const KEYS = [
  ["t", "keyTray"],
  ["l", "keyLog"],
  ["u", "keyUndo"],
  ["Esc", "keyBack"],
  ["Enter", "keyConfirm"],
  ["← ↑ → ↓", "keyArrows"],
  ["Tab", "keyTab"],
] as const;

function Settings({ extra }: { readonly extra: ComponentChildren }): JSX.Element {
  const t = words.value;
  return (
    <Dialog title={t.menu} close={closeMenu}>
      <div class="list">
        {extra}
        <a class="li" href="#/">
          <Icon name="sow" />
          {t.home}
        </a>
        <a class="li" href="/docs">
          <Icon name="log" />
          {t.howItWorks}
        </a>
        <button type="button" class="li" onClick={turnTheme}>
          <Icon name={dark.value ? "sun" : "moon"} />
          {t.theme}
        </button>
        <label class="li">
          <input
            type="checkbox"
            checked={asksFirst()}
            onInput={(event) => {
              askFirst.value = event.currentTarget.checked;
              prefer({ askFirst: event.currentTarget.checked });
            }}
          />
          <span>
            <b>{t.askFirst}</b>
            <br />
            <span class="small muted">{t.askFirstHint}</span>
          </span>
        </label>
      </div>
      <h3>{t.keys}</h3>
      <dl class="keys">
        {KEYS.map(([key, word]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t[word]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** A page that is no table. */
export function Sheet({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="web">
      <header class="top">
        <h1>
          <a href="#/">
            <Icon name="sow" /> Reeve
          </a>
        </h1>
        <span class="sp" />
        <Corner />
      </header>
      <main>{children}</main>
    </div>
  );
}
