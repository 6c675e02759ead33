// Catches what goes wrong in a component: the rest of the page stays, and a reload is offered.

import type { ComponentChildren, JSX } from "preact";
import { useErrorBoundary } from "preact/hooks";
import { words } from "../words/index.ts";

export function Boundary({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const [error, again] = useErrorBoundary((problem) => console.error(problem));
  if (!error) return <>{children}</>;
  const t = words.value;
  return (
    <div class="panel broken" role="alert">
      <b>{t.broken}</b>
      <p class="small mono">{error instanceof Error ? error.message : String(error)}</p>
      <span class="row wrap">
        <button type="button" class="btn" onClick={again}>
          {t.tryAgain}
        </button>
        <button type="button" class="btn" onClick={() => location.reload()}>
          {t.reload}
        </button>
      </span>
    </div>
  );
}
