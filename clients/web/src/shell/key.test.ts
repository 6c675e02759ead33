import { type RefusalReason, Refused } from "@reeve/client";
import { beforeEach, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});
const { askedForKey, giveKey, withKey } = await import("./key.tsx");
const { apiKey } = await import("./storage.ts");

const refused = (reason: RefusalReason) => new Refused(401, reason, reason, undefined, [], undefined, [], undefined);
const soon = () => new Promise((resolve) => setTimeout(resolve));

/** A server that opens tables for one key. */
async function open(): Promise<string> {
  if (apiKey() === undefined) throw refused("TOKEN_MISSING");
  if (apiKey() !== "right") throw refused("SEAT_FORBIDDEN");
  return "table";
}

beforeEach(() => kept.clear());

it("asks for no key where none is needed", async () => {
  expect(await withKey(async () => "table")).toBe("table");
  expect(askedForKey()).toBeUndefined();
});

it("asks until the key is right, and keeps it for the tab", async () => {
  const opened = withKey(open);
  await soon();
  expect(askedForKey()?.again).toBe(false);
  giveKey("wrong");
  await soon();
  expect(askedForKey()?.again).toBe(true);
  giveKey("right");
  expect(await opened).toBe("table");
  expect(askedForKey()).toBeUndefined();
  expect(await withKey(open)).toBe("table");
});

it("gives up when nobody has a key, and passes other refusals on", async () => {
  const opened = withKey(open);
  await soon();
  giveKey(undefined);
  expect(await opened).toBeUndefined();
  await expect(withKey(() => Promise.reject(refused("QUOTA_EXCEEDED")))).rejects.toThrow("QUOTA_EXCEEDED");
});
