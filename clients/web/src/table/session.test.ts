import type { LegalAction } from "@reeve/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {}, visibilityState: "visible" });
vi.stubGlobal("window", globalThis);
const { Session, wishOf } = await import("./session.ts");

const action = (id: string) => ({ id, kind: "place", label: id, args: { other: {} } });
const GAME = { id: "g", ruleset: "other", rulesVersion: "1", status: "GAME_STATUS_PLAYING", headSeq: 1 };
const SEATS = [0, 1].map((seat) => ({ seat, claimed: true, toAct: seat === 0, name: "", bot: "" }));
const VIEW = { other: { round: 1 } };
const refusal = { reason: "STALE_REVISION", detail: "stale", revision: 6, missed: [] };

/** A server of one table, at which the answers of the methods can be replaced. */
class Server {
  readonly asked: string[] = [];
  revision = 5;
  toAct = [0];
  actions = ["one", "two"];
  events = [{ seq: 1, revision: 5, text: "began" }];
  answers: { [method: string]: () => Promise<unknown> } = {};
  tell: (message: object) => void = () => {};

  fetch = async (address: string | URL | Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(address));
    const method = pathname.replace(/^.*[/:]/, "");
    const at = searchParams.get("revision");
    this.asked.push(at ? `${method}@${at}` : method);
    if (pathname.endsWith("events:watch")) return new Response(this.#stream());
    const answer = await (this.answers[method]?.() ?? this.#answer(method));
    const status = typeof answer === "object" && answer !== null && "reason" in answer ? 409 : 200;
    return Response.json(answer, { status });
  };

  #answer(method: string): unknown {
    const { revision, toAct } = this;
    const actions = this.actions.map(action);
    const now = { revision, toAct, undoable: 0, question: "?", seats: SEATS };
    if (method === "listActions") return { ...now, actions, blocked: [], view: VIEW };
    if (method === "preview") return { revision, events: [], view: VIEW };
    if (method === "submit") return { outcome: { ...now, revision: revision + 1, actions: { items: [] }, view: VIEW } };
    if (method === "events") return { events: this.events, headSeq: this.events.length };
    if (method === "g") return { game: { ...GAME, revision, seats: SEATS }, view: VIEW };
    return { cards: [], parts: [], words: [], rules: [] };
  }

  #stream(): ReadableStream<Uint8Array> {
    return new ReadableStream({
      start: (out) => {
        this.tell = (message) => out.enqueue(new TextEncoder().encode(`${JSON.stringify(message)}\n`));
        this.tell({ hello: { revision: this.revision, headSeq: 1, heartbeatMs: 60_000 } });
      },
    });
  }
}

let server: Server;
let session: InstanceType<typeof Session>;

beforeEach(() => {
  server = new Server();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => session.stop());

async function open(seats: { readonly [seat: number]: string } = { 0: "token" }, spectator?: string): Promise<void> {
  session = new Session("http://localhost", { game: "g", seats, ...(spectator && { spectator }) });
  session.pace = () => 0;
  session.start();
  await vi.waitFor(() => expect(session.state.value.now?.revision).toBe(5));
}

const pick = (id: string) => session.pick(action(id) as unknown as LegalAction, "tray");
const times = (method: string) => server.asked.filter((one) => one === method).length;

describe("a complete choice", () => {
  it("is carried out at once if nobody wants to be asked", async () => {
    await open();
    session.askFirst = () => false;
    pick("one");
    await vi.waitFor(() => expect(session.state.value.now?.revision).toBe(6));
    expect([times("preview"), times("submit")]).toEqual([1, 1]);
  });

  it("waits for a confirmation if something hidden would be seen", async () => {
    await open();
    session.askFirst = () => false;
    server.answers["preview"] = async () => ({ revision: 5, events: [] });
    pick("one");
    await vi.waitFor(() => expect(session.state.value.preview).toBeDefined());
    expect(times("submit")).toBe(0);
    session.confirm();
    await vi.waitFor(() => expect(session.state.value.now?.revision).toBe(6));
  });

  it("is sent once if it is confirmed before its preview is there", async () => {
    await open();
    session.askFirst = () => false;
    let answer = (_: unknown) => {};
    server.answers["preview"] = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    server.answers["submit"] = () => new Promise(() => {});
    pick("one");
    session.confirm();
    await vi.waitFor(() => expect(times("submit")).toBe(1));
    answer({ revision: 5, events: [], view: VIEW });
    await vi.waitFor(() => expect(session.state.value.preview).toBeDefined());
    expect(times("submit")).toBe(1);
  });
});

describe("a move that came too late", () => {
  beforeEach(async () => {
    await open();
    server.answers["submit"] = async () => {
      server.revision = 6;
      return refusal;
    };
  });

  it("is kept if it is still listed, and previewed anew", async () => {
    pick("one");
    await vi.waitFor(() => expect(session.state.value.preview).toBeDefined());
    session.confirm();
    await vi.waitFor(() => expect(session.state.value.now?.revision).toBe(6));
    await vi.waitFor(() => expect(session.state.value.preview).toBeDefined());
    const { picked, sent, notice } = session.state.value;
    expect([picked?.id, sent, notice, times("preview")]).toEqual(["one", undefined, undefined, 2]);
  });

  it("is cleared with words if it is not", async () => {
    pick("one");
    server.actions = ["two"];
    session.confirm();
    await vi.waitFor(() => expect(session.state.value.now?.revision).toBe(6));
    expect([session.state.value.picked, session.state.value.notice]).toEqual([undefined, { kind: "stale" }]);
  });
});

it("shows the moves of others one by one", async () => {
  server.toAct = [1];
  await open();
  session.pace = () => 250;
  server.revision = 8;
  server.toAct = [0];
  for (const seq of [2, 3, 4]) server.tell({ event: { seq, revision: seq + 4, text: `move ${seq}` } });
  server.tell({ turn: { revision: 8, toAct: [0] } });
  await vi.waitFor(() => expect(session.state.value.step?.revision).toBe(6));
  await vi.waitFor(() => expect(session.state.value.now?.revision).toBe(8));
  expect(server.asked.filter((one) => one.startsWith("g@"))).toEqual(["g@6", "g@7"]);
  expect(session.state.value.step).toBeUndefined();
});

it("has all events of what it shows, also if the stream is behind", async () => {
  server.toAct = [1];
  await open();
  server.revision = 7;
  const [sixth, seventh] = [2, 3].map((seq) => ({ seq, revision: seq + 4, text: `move ${seq}` }));
  server.events = [sixth, seventh] as typeof server.events;
  const known: (number | undefined)[] = [];
  session.onEvents = (events) => known.push(...events.map(({ revision }) => revision));
  server.tell({ event: sixth });
  server.tell({ turn: { revision: 6, toAct: [1] } });
  await vi.waitFor(() => expect(known).toEqual([6, 7]));
  expect(session.state.value.now?.revision).toBe(7);
  server.tell({ event: seventh });
  server.tell({ turn: { revision: 7, toAct: [1] } });
  server.tell({ event: { seq: 4, revision: 8, text: "move 4" } });
  await vi.waitFor(() => expect(session.state.value.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]));
});

it("reads the table without actions for spectators", async () => {
  await open({}, "token");
  expect([times("listActions"), session.state.value.now?.choices]).toEqual([0, []]);
});

it("shows nothing of a device with several seats before somebody says who holds it", async () => {
  session = new Session("http://localhost", { game: "g", seats: { 0: "a", 1: "b" } });
  session.start();
  await vi.waitFor(() => expect(session.state.value.curtain).toBe(0));
  expect([session.state.value.now, times("listActions")]).toEqual([undefined, 0]);
  session.raiseCurtain();
  await vi.waitFor(() => expect(session.state.value.now?.revision).toBe(5));
});

it("asks SetReady for what the listed actions mean", () => {
  const through = { kind: "ready_through", args: { hallertau: { readyThrough: { phase: 6 } } } };
  expect(wishOf(through as unknown as LegalAction)).toEqual({ throughPhase: 6 });
  const idle = { kind: "ready_while_idle", args: { hallertau: { readyWhileIdle: {} } } };
  expect(wishOf(idle as unknown as LegalAction)).toEqual({ whileIdle: true });
  const off = { kind: "ready_off", args: { hallertau: { readyOff: {} } } };
  expect(wishOf(off as unknown as LegalAction)).toEqual({ alwaysAsk: true });
});
