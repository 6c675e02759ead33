// Resigning: an entry of the menu, and the question whether it is meant.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../look/icon.tsx";
import { Dialog } from "../table/dialog.tsx";
import { refereeWords } from "./words.ts";

interface ResignProps {
  readonly seats: number;
  readonly resign: () => void;
}

export function Resign({ seats, resign }: ResignProps): JSX.Element {
  const t = refereeWords();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  return (
    <>
      <button type="button" class="li" data-do="resign" onClick={() => setAsks(true)}>
        <Icon name="close" />
        {t.resign}
      </button>
      {asks && (
        <Dialog title={t.resignAsk} class="resign" close={close}>
          <p>{seats === 2 ? t.resignTwo : seats === 1 ? t.resignOne : t.resignMore}</p>
          <div class="row wrap">
            <button type="button" class="btn" autofocus onClick={close}>
              {t.keepPlaying}
            </button>
            <button type="button" class="btn danger" data-do="resign-now" onClick={resign}>
              {t.resignNow}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
