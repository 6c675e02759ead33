// The page: which address shows what.

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { Boundary } from "../table/boundary.tsx";
import { words } from "../words/index.ts";
import { Join } from "./join.tsx";
import { KeyDialog } from "./key.tsx";
import { Open } from "./open.tsx";
import { RecordPage } from "./record.tsx";
import { format, parse, type Route } from "./router.ts";
import { Start } from "./start.tsx";
import { keep } from "./storage.ts";
import { TablePage } from "./table-page.tsx";
import { closeMenu } from "./top.tsx";

export const route = signal<Route>({ page: "start" });
export const failure = signal("");

/** Follow the address. A link with a token is kept, and then leaves the address. */
export function followAddress(): void {
  const read = () => {
    const found = parse(location.hash);
    closeMenu();
    if (found.page === "watch") keep(found.game, { spectator: found.token });
    if (found.page === "seat") keep(found.game, { seats: { [found.seat]: found.token } });
    if (found.page === "watch" || found.page === "seat") {
      const table: Route = { page: "table", game: found.game };
      history.replaceState(null, "", format(table));
      const at = route.value;
      // The table is shown already, without this token.
      if (at.page === "table" && at.game === found.game) location.reload();
      route.value = table;
    } else {
      route.value = found;
    }
  };
  window.addEventListener("hashchange", read);
  read();
}

export function App(): JSX.Element {
  const at = route.value;
  return (
    <Boundary key={`${at.page}/${"game" in at ? at.game : ""}`}>
      <Page at={at} />
      <KeyDialog />
    </Boundary>
  );
}

function Page({ at }: { readonly at: Route }): JSX.Element {
  if (failure.value) {
    return (
      <main class="failure">
        <p>{failure.value}</p>
        <button type="button" class="btn" onClick={() => location.reload()}>
          {words.value.reload}
        </button>
      </main>
    );
  }
  switch (at.page) {
    case "open":
      return <Open ruleset={at.ruleset} />;
    case "join":
      return <Join key={at.game} route={at} />;
    case "table":
      return <TablePage key={at.game} game={at.game} revision={at.revision} />;
    case "record":
      return <RecordPage />;
    case "watch":
    case "seat":
      return <p>{words.value.loading}</p>;
    case "start":
      return <Start />;
  }
}
