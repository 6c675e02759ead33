// The key of an operator: asked for once for each tab, where opening a table needs one.

import { signal } from "@preact/signals";
import { isRefused } from "@reeve/client";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../table/dialog.tsx";
import { words } from "../words/index.ts";
import { keepKey } from "./storage.ts";

/** Somebody waits for a key; `again`: the last one was not accepted. */
interface Question {
  readonly again: boolean;
  readonly answer: (key: string | undefined) => void;
}

const asked = signal<Question | undefined>(undefined);

/** Do what needs a key; asks for one if the server wants it. Undefined: nobody gave one. */
export async function withKey<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  for (let again = false; ; again = true) {
    try {
      return await work();
    } catch (error) {
      if (!isRefused(error, "TOKEN_MISSING") && !isRefused(error, "SEAT_FORBIDDEN")) throw error;
    }
    const key = await new Promise<string | undefined>((answer) => {
      asked.value = { again, answer };
    });
    asked.value = undefined;
    if (!key) return undefined;
    keepKey(key);
  }
}

/** Answer the question as the dialog does. */
export function giveKey(key: string | undefined): void {
  asked.peek()?.answer(key);
}

/** Whether a key is asked for, and whether it is not the first time. */
export function askedForKey(): { readonly again: boolean } | undefined {
  return asked.value;
}

export function KeyDialog(): JSX.Element | null {
  const [key, setKey] = useState("");
  const t = words.value;
  const question = askedForKey();
  if (!question) return null;
  return (
    <Dialog title={t.apiKey} close={() => giveKey(undefined)}>
      <form
        class="col gap"
        onSubmit={(event) => {
          event.preventDefault();
          giveKey(key.trim());
          setKey("");
        }}
      >
        <label for="key">{t.apiKeyHint}</label>
        <input
          id="key"
          class="field"
          type="password"
          value={key}
          autocomplete="off"
          onInput={(event) => setKey(event.currentTarget.value)}
        />
        {question.again && (
          <p class="warning" role="alert">
            {t.apiKeyWrong}
          </p>
        )}
        <button type="submit" class="btn go xl" disabled={key.trim() === ""}>
          {t.openNow}
        </button>
      </form>
    </Dialog>
  );
}
