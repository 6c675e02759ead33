// The tray: every action in words, and what is not possible with its reason. Always there.

import type { LegalAction } from "@reeve/client";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../look/icon.tsx";
import { words } from "../words/index.ts";
import { useTable } from "./context.ts";
import { Dialog } from "./dialog.tsx";
import { isInert } from "./state.ts";

/** All actions as a list with a filter. */
export function ActionList({ onPick }: { readonly onPick?: () => void }): JSX.Element {
  const { state, controls } = useTable();
  const [filter, setFilter] = useState("");
  const t = words.value;
  const wanted = filter.trim().toLowerCase();
  const fits = (text: string) => text.toLowerCase().includes(wanted);
  const actions = (state.now?.choices ?? []).map(({ action }) => action).filter(({ label }) => fits(label));
  const blocked = (state.now?.blocked ?? []).map(({ action }) => action).filter((one) => fits(one.label ?? one.text));
  const choose = (action: LegalAction) => {
    onPick?.();
    controls.pick(action, "tray");
  };
  return (
    <div class="actions">
      <input
        class="field"
        type="search"
        autofocus={onPick !== undefined}
        value={filter}
        placeholder={t.filter}
        aria-label={t.filter}
        onInput={(event) => setFilter(event.currentTarget.value)}
      />
      {actions.length === 0 && <p class="muted">{t.noActions}</p>}
      <ul>
        {actions.map((action) => (
          <li key={action.id}>
            <button
              type="button"
              class="option"
              data-by="tray"
              disabled={isInert(state)}
              onClick={() => choose(action)}
            >
              {action.label}
            </button>
          </li>
        ))}
      </ul>
      {blocked.length > 0 && <h3>{t.blockedTitle}</h3>}
      <ul>
        {blocked.map((one) => (
          <li key={one.id} class="row muted small">
            <Icon name="lock" class="lk" />
            <span>
              {one.label && <b>{one.label}: </b>}
              {one.text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Tray({ close }: { readonly close: () => void }): JSX.Element {
  return (
    <Dialog title={words.value.allActions} close={close} class="tray">
      <ActionList onPick={close} />
    </Dialog>
  );
}
