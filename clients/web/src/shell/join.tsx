// Joining by a link: a name, and the seat is taken.

import { isRefused } from "@reeve/client";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { SeatSign } from "../look/icon.tsx";
import { words } from "../words/index.ts";
import { NameField } from "./name-field.tsx";
import { format, type Route } from "./router.ts";
import { reeve, sitDown } from "./server.ts";
import { forgetSeat, prefer, preferences, table } from "./storage.ts";
import { Sheet } from "./top.tsx";

/** Why an invitation is refused that was cut short, belongs to no table, or to one that is gone. */
const INVALID = ["TOKEN_MISSING", "GAME_NOT_FOUND"] as const;

export function Join({ route }: { readonly route: Extract<Route, { page: "join" }> }): JSX.Element {
  const t = words.value;
  const [name, setName] = useState(preferences().name ?? "");
  const [isBack, setIsBack] = useState(false);
  const [problem, setProblem] = useState("");
  // Whoever has the seat already plays on, unless an arbiter has replaced the token.
  const [token, setToken] = useState(table(route.game)?.seats[route.seat]);
  // The address must not give the seat away.
  const goOn = () => location.replace(format({ page: "table", game: route.game }));
  useEffect(() => {
    if (!token) return;
    const isInvalid = (error: unknown) => {
      if (!isRefused(error, "TOKEN_MISSING")) return goOn();
      forgetSeat(route.game, route.seat);
      setToken(undefined);
      setIsBack(true);
    };
    reeve(token).getGame({ game: route.game }).then(goOn, isInvalid);
  }, [token]);
  const join = async (event: Event) => {
    event.preventDefault();
    prefer({ name });
    try {
      await sitDown(route.game, route.seat, route.invite, name.trim(), isBack);
      goOn();
    } catch (error) {
      if (isRefused(error, "SEAT_TAKEN")) setProblem(t.seatTaken);
      else if (INVALID.some((reason) => isRefused(error, reason))) setProblem(t.invalidLink);
      else setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Sheet>
      <form class="panel sheet narrow" onSubmit={join}>
        <SeatSign seat={route.seat} class="large" />
        <h1>{t.joinTitle}</h1>
        {!isBack && <p class="muted">{t.joinHint}</p>}
        <NameField name={name} onChange={setName} />
        {problem && (
          <p class="warning" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="btn go xl">
          {t.join}
        </button>
      </form>
    </Sheet>
  );
}
