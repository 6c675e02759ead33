// All keys of the table.

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { words } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";

const shown = signal(false);

const KEYS = [
  ["Tab", "keyTab"],
  ["← ↑ → ↓", "keyArrows"],
  ["Enter", "keyConfirm"],
  ["Esc", "keyBack"],
  ["u", "keyUndo"],
  ["t", "keyTray"],
  ["l", "keyLog"],
  ["?", "keyHelp"],
] as const;

const PAST_KEYS = [
  ["← →", "keyMove"],
  ["Home", "keyFirst"],
  ["End", "keyNow"],
  ["␣", "keyPlay"],
] as const;

export function showKeys(): void {
  shown.value = true;
}

export function Keys(): JSX.Element | null {
  if (!shown.value) return null;
  const t = words.value;
  return (
    <Dialog
      title={t.keys}
      close={() => {
        shown.value = false;
      }}
    >
      <List keys={KEYS} />
      <h3>{t.lookBackHere}</h3>
      <List keys={PAST_KEYS} />
    </Dialog>
  );
}

type Named = (typeof KEYS | typeof PAST_KEYS)[number];

function List({ keys }: { readonly keys: readonly Named[] }): JSX.Element {
  return (
    <dl class="keys">
      {keys.map(([key, word]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words.value[word]}</dd>
        </div>
      ))}
    </dl>
  );
}
