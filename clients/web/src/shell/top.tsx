// The bar of the pages around the table, and the corner with language, theme and menu.

import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../look/icon.tsx";
import { calm, touch } from "../look/screen.ts";
import { Dialog } from "../table/dialog.tsx";
import { showKeys } from "../table/keys.tsx";
import { DEFAULT_PACE, PACES } from "../table/pace.ts";
import { LANGUAGE_NAMES, LANGUAGES, language, speak, words } from "../words/index.ts";
import { prefer, preferences } from "./storage.ts";

const askFirst = signal<boolean | undefined>(undefined);
const pace = signal<number | undefined>(undefined);
const settingsOpen = signal(false);
const dark = signal(false);

export function closeMenu(): void {
  settingsOpen.value = false;
}

/** Take language, theme and other preferences from the last visit. */
export function applyPreferences(): void {
  const { theme, askFirst: asked, pace: milliseconds } = preferences();
  dark.value = theme ? theme === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
  if (theme) document.documentElement.dataset["theme"] = theme;
  askFirst.value = asked;
  pace.value = milliseconds;
}

/** Whether a complete choice waits for a confirmation: on for touch, off for a mouse, or as the setting says. */
export function asksFirst(): boolean {
  return askFirst.value ?? touch.value;
}

/** Milliseconds for each move of others: as the setting says, else at once where no motion is wanted. */
export function paceOfOthers(): number {
  return pace.value ?? (calm.value ? 0 : DEFAULT_PACE);
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
        <summary class="ib" aria-label={`${t.language}: ${language.value}`}>
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
                void speak(one).then(() => prefer({ language: one }));
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
        <label class="li">
          <Icon name="clock" />
          <span>
            <b>{t.pace}</b>
            <br />
            <span class="small muted">{t.paceHint}</span>
          </span>
          <span class="sp" />
          <select
            class="field small short"
            value={paceOfOthers()}
            onChange={(event) => {
              pace.value = Number(event.currentTarget.value);
              prefer({ pace: pace.value });
            }}
          >
            {PACES.map((one) => (
              <option key={one} value={one}>
                {one === 0 ? t.paceOnce : t.paceSeconds(one / 1_000)}
              </option>
            ))}
          </select>
        </label>
        {!touch.value && (
          <button
            type="button"
            class="li"
            onClick={() => {
              closeMenu();
              showKeys();
            }}
          >
            <Icon name="keys" />
            {t.keys}
            <span class="sp" />
            <kbd>?</kbd>
          </button>
        )}
      </div>
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
