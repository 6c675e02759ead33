// The addresses of the page. Everything stands after `#`, so that no token reaches a server's log or a Referer.

export type Route =
  | { readonly page: "start" }
  | { readonly page: "open"; readonly ruleset: string }
  | { readonly page: "join"; readonly game: string; readonly seat: number; readonly invite: string }
  | { readonly page: "watch"; readonly game: string; readonly token: string }
  /** Takes a seat to another device. */
  | { readonly page: "seat"; readonly game: string; readonly seat: number; readonly token: string }
  | { readonly page: "table"; readonly game: string; readonly revision?: number }
  | { readonly page: "record" };

const START: Route = { page: "start" };

/** The route of an address; whatever is not one is the start page. */
export function parse(hash: string): Route {
  const [page, one = "", two = "", three = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  if (page === "open" && one) return { page, ruleset: one };
  if (page === "record") return { page };
  if (page === "watch" && one && two) return { page, game: one, token: two };
  if (page === "join" && isSeat(two) && three) return { page, game: one, seat: Number(two), invite: three };
  if (page === "seat" && isSeat(two) && three) return { page, game: one, seat: Number(two), token: three };
  if (page === "table" && one) {
    const [game = "", revision] = one.split("@");
    return revision !== undefined && /^\d+$/.test(revision)
      ? { page, game, revision: Number(revision) }
      : { page, game };
  }
  return START;
}

/** The address of a route. */
export function format(route: Route): string {
  switch (route.page) {
    case "start":
      return "#/";
    case "open":
      return `#/open/${encodeURIComponent(route.ruleset)}`;
    case "join":
      return `#/join/${route.game}/${route.seat}/${route.invite}`;
    case "watch":
      return `#/watch/${route.game}/${route.token}`;
    case "seat":
      return `#/seat/${route.game}/${route.seat}/${route.token}`;
    case "table":
      return `#/table/${route.game}${route.revision === undefined ? "" : `@${route.revision}`}`;
    case "record":
      return "#/record";
  }
}

/** The route in a link that somebody pasted, if it leads to a table. */
export function fromLink(text: string): Route | undefined {
  const hash = text.trim().slice(text.trim().indexOf("#"));
  const route = hash.startsWith("#") ? parse(hash) : START;
  return ["join", "watch", "seat", "table"].includes(route.page) ? route : undefined;
}

/** A link that can be sent to somebody. */
export function link(route: Route): string {
  return `${location.origin}${location.pathname}${format(route)}`;
}

function isSeat(text: string): boolean {
  return /^[0-9]$/.test(text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
