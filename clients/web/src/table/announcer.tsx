// Says for screen readers what is asked, and one line for each move of others.

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { words } from "../words/index.ts";
import { useTable } from "./context.ts";
import { spoken } from "./events.ts";
import { withNames } from "./seat-words.ts";
import { mustAct, shownRevision } from "./state.ts";

const KEPT = 100; // lines

export function Announcer(): JSX.Element {
  const { state, me, board } = useTable();
  const revision = shownRevision(state);
  const said = useRef({ revision, lines: [] as ReturnType<typeof spoken> });
  if (revision !== said.current.revision) {
    const more = spoken(state.log, said.current.revision, revision, me);
    said.current = { revision, lines: [...said.current.lines, ...more].slice(-KEPT) };
  }
  return (
    <>
      <div class="hidden-text" role="log" aria-live="polite" data-live="moves">
        {said.current.lines.map((line) => (
          <p key={line.revision}>{withNames(line.text, board.names, words.value.seatInTexts)}</p>
        ))}
      </div>
      <div class="hidden-text" role="status" data-live="question">
        {mustAct(state, me) ? state.now?.question : ""}
      </div>
    </>
  );
}
