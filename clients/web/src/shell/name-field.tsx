// The field for the name of a player.

import type { JSX } from "preact";
import { words } from "../words/index.ts";

interface NameFieldProps {
  readonly name: string;
  onChange(name: string): void;
}

export function NameField({ name, onChange }: NameFieldProps): JSX.Element {
  const t = words.value;
  return (
    <>
      <label for="name">{t.yourName}</label>
      <input
        id="name"
        class="field"
        maxLength={24}
        value={name}
        placeholder={t.nameHint}
        autocomplete="nickname"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
