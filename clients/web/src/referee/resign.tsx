// Resigning: an entry of the menu, and the question whether it is meant.

import type { Game } from "@reeve/client";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../look/icon.tsx";
import { Dialog } from "../table/dialog.tsx";
import { refereeWords } from "./words.ts";

interface ResignProps {
  readonly game: Game;
  readonly me: number;
  readonly resign: () => void;
}

/** What becomes of the game: it ends when fewer than two seats stay, or no person does. */
function consequence({ seats }: Game, me: number): string {
  const t = refereeWords();
  const stay = seats.filter(({ seat, left }) => seat !== me && !left);
  if (stay.length === 1) return t.resignTwo;
  return stay.some(({ bot, reclaimable }) => !bot || reclaimable) ? t.resignMore : t.resignOne;
}

export function Resign({ game, me, resign }: ResignProps): JSX.Element {
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
          <p>{consequence(game, me)}</p>
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
