// Says for screen readers what is asked, and one line for each move of others.

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { useTable } from "./context.ts";
import { spoken } from "./events.ts";
import { mustAct, shownRevision } from "./state.ts";

const KEPT = 100; // lines

export function Announcer(): JSX.Element {
  const { state, me } = useTable();
  const revision = shownRevision(state);
  const said = useRef({ revision, lines: [] as ReturnType<typeof spoken> });
  if (revision !== said.current.revision) {
    const more = spoken(state.log, said.current.revision, revision, state.own);
    said.current = { revision, lines: [...said.current.lines, ...more].slice(-KEPT) };
  }
  return (
    <>
      <div class="hidden-text" role="log" aria-live="polite" data-live="moves">
        {said.current.lines.map((line) => (
          <p key={line.revision} data-revision={line.revision}>
            {line.text}
          </p>
        ))}
      </div>
      <div class="hidden-text" role="status" data-live="question">
        {mustAct(state, me) ? state.now?.question : ""}
      </div>
    </>
  );
}
