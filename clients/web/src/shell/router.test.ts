import { describe, expect, it } from "vitest";
import { format, fromLink, parse, type Route } from "./router.ts";

const ROUTES: readonly Route[] = [
  { page: "start" },
  { page: "open", ruleset: "hallertau" },
  { page: "join", game: "1abc", seat: 2, invite: "ri_1abc_2_ff" },
  { page: "watch", game: "1abc", token: "rs_1abc_-_ff" },
  { page: "seat", game: "1abc", seat: 0, token: "rt_1abc_0_ff" },
  { page: "table", game: "1abc" },
  { page: "table", game: "1abc", revision: 120 },
  { page: "record" },
];

describe("addresses", () => {
  it.each(ROUTES)("%o comes back", (route) => {
    expect(parse(format(route))).toEqual(route);
  });

  it.each(["", "#", "#/", "#/nothing", "#/join/1abc/x/ri", "#/join/1abc/2", "#/table", "#/%E0%A4%A"])(
    "%s is the start page",
    (hash) => {
      expect(parse(hash)).toEqual({ page: "start" });
    },
  );

  it("ignores a revision that is no number", () => {
    expect(parse("#/table/1abc@x")).toEqual({ page: "table", game: "1abc" });
  });
});

describe("pasted links", () => {
  it("finds the way to a seat in them", () => {
    const link = "  https://example.org:8080/#/join/1abc/1/ri_1 ";
    expect(fromLink(link)).toEqual({ page: "join", game: "1abc", seat: 1, invite: "ri_1" });
  });

  it.each(["hello", "https://example.org/", "https://example.org/#/record"])("%s leads to no table", (text) => {
    expect(fromLink(text)).toBeUndefined();
  });
});
