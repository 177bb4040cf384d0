import "fake-indexeddb/auto";
import { guestType } from "@jubilee/core/door/check-in.rules";
import type { GateSnapshot, GateTicket, Scan, ScanAnswer } from "@jubilee/core/door/check-in.types";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetGate, openDatabase } from "./database.ts";
import type { OpenGate } from "./device.types.ts";
import { createGateStore, patienceMs, type GateStore } from "./gate.store.ts";

const gate: GateSnapshot["gate"] = {
  id: "gate",
  name: "Door",
  kind: "entrance",
  admitsTickets: true,
  admitsGuests: true,
  takesWalkIns: true,
  ticketTypeIds: [],
  shown: [],
  activity: null,
};
const guest = (guestId: string, name: string, more: Partial<GateTicket> = {}): GateTicket => ({
  id: `${guestId}.0`,
  guestId,
  place: 0,
  number: `G-23456789A${guestId}`,
  typeId: guestType,
  name,
  valid: true,
  ...more,
});

/** What the server says; null lets the device wait. */
type Server = (body: {
  action: string;
  scans: Scan[];
  since: string | null;
  after: string | null;
  code: string;
}) => unknown;

let server: Server = () => null;
const waiting: (() => void)[] = [];

function snapshot(more: Partial<GateSnapshot> = {}): GateSnapshot {
  return {
    event: {
      id: "event",
      name: "Reunion",
      startDate: "2026-11-21T18:00:00Z",
      timeZone: "UTC",
      status: "published",
      capacity: 60,
      eventTypeId: "school-type-1",
    },
    gate,
    link: { id: "link", label: "Phone", expiresAt: "2999-01-01T00:00:00Z" },
    publicKey: null,
    types: [],
    listVersion: "1",
    after: null,
    left: 0,
    serverTime: "2026-11-21T18:00:00Z",
    isWhole: true,
    tickets: [],
    guests: null,
    ...more,
  };
}

const taken = (scans: Scan[], more: Partial<ScanAnswer> = {}) =>
  scans.map(({ id }) => ({ id, result: "ok", ...more }));

async function openGate(list: GateTicket[], patience?: () => Promise<void>): Promise<GateStore> {
  server = () => snapshot({ tickets: list });
  const database = await openDatabase();
  await forgetGate(database);
  const store = createGateStore(database, patience);
  await store.start(crypto.randomUUID());
  return store;
}

const ada = guest("A", "Ada Okonkwo", { partyId: "home" });
const ben = guest("B", "Ben Okonkwo", { partyId: "home" });

beforeEach(() => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    const answer = server(JSON.parse(body) as Parameters<Server>[0]);
    if (answer === null) await new Promise<void>((resolve) => waiting.push(resolve));
    return Response.json(answer ?? [], { status: answer === null ? 503 : 200 });
  });
});
afterEach(() => {
  for (const release of waiting.splice(0)) release();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("lets a guest in by the code on their page, and the rest of the party by one press", async () => {
  const store = await openGate([ada, ben]);
  const sent: Scan[] = [];
  server = ({ action, scans }) => {
    if (action === "open") return snapshot({ isWhole: false });
    sent.push(...scans);
    return taken(scans);
  };
  await store.present("g 2345 6789aa", "camera");
  await store.choose([ben.id]);
  await store.sync();
  expect(sent.map(({ guestId, place, method }) => [guestId, place, method])).toEqual([
    ["A", 0, "camera"],
    ["B", 0, "name"],
  ]);
  const { scans, waiting: unsent } = store.state.getState();
  expect(scans.map(({ verdict }) => verdict.ticket?.name)).toContain("Ada Okonkwo");
  expect(unsent).toBe(0);
});

it("knows without a network who is in, and refuses a code that is nobody's", async () => {
  const store = await openGate([ada]);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await store.present(ada.number, "typed");
  await store.present(ada.number, "typed");
  await store.present("G-ABCDEF2345", "typed");
  const told = store.state.getState().scans.map((scan) => [scan.told, scan.reason, scan.offline]);
  expect(told).toEqual(
    expect.arrayContaining([
      ["ok", null, true],
      ["duplicate", null, true],
      ["refused", "not_coming", true],
    ]),
  );
});

it("keeps a walk-in until the server lists them, and takes a mistake back whole", async () => {
  const store = await openGate([ada]);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await store.addWalkIn("  Wanda Walk ");
  await store.addWalkIn("Mistake");
  const mistake = store.state.getState().scans.find(({ walkIn }) => walkIn === "Mistake");
  await store.undo(mistake?.id ?? "");
  const names = () => [...store.state.getState().tickets.values()].map(({ name }) => name);
  expect(names()).toEqual(["Ada Okonkwo", "Wanda Walk"]);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const listed = guest("W", "Wanda Walk", { enteredAt: "2026-11-21T18:00:00Z" });
  server = ({ action, scans }) =>
    action === "open"
      ? snapshot({ isWhole: false, guests: { parts: "AW", people: [ada, listed] } })
      : taken(scans);
  await store.sync();
  expect(names()).toEqual(["Ada Okonkwo", "Wanda Walk"]);
  expect(store.state.getState().waiting).toBe(0);
});

it("shows its own verdict when the server is silent for longer than anybody waits at a door", async () => {
  expect(patienceMs).toBeLessThan(300);
  const silence = Promise.withResolvers<void>();
  const store = await openGate([ada], () => silence.promise);
  server = () => null;
  const shown = store.present(ada.number, "camera");
  await vi.waitFor(() => expect(store.state.getState().scans).toHaveLength(1), 30_000);
  expect(store.state.getState().shownId).toBeNull();
  silence.resolve();
  await shown;
  expect(store.state.getState().shownId).not.toBeNull();
});

const ticket = (id: string, more: Partial<GateTicket> = {}): GateTicket => ({
  id,
  number: `T-${id}`,
  typeId: "standard",
  name: `Holder ${id}`,
  valid: true,
  ...more,
});

/** A gate whose list has three pages of a ticket each, of which the device has the first. */
async function openLongList(): Promise<GateStore> {
  server = () => snapshot({ tickets: [ticket("1")], after: "1", left: 2 });
  const database = await openDatabase();
  await forgetGate(database);
  const store = createGateStore(database);
  await store.start(crypto.randomUUID());
  return store;
}
const pages: Record<string, GateSnapshot> = {
  "1": snapshot({ isWhole: false, tickets: [ticket("2")], after: "2", left: 1 }),
  "2": snapshot({ isWhole: false, tickets: [ticket("3")] }),
};
const ids = (store: GateStore) => [...store.state.getState().tickets.keys()].toSorted();

it("reads a long list page by page, and at once after them what changed meanwhile", async () => {
  const store = await openLongList();
  expect(store.state.getState().phase).toBe("ready");
  const asked: (string | null)[] = [];
  server = ({ after }) => {
    asked.push(after);
    const changed = { ...ticket("1"), enteredAt: "2026-11-21T18:00:01Z" };
    return after ? pages[after] : snapshot({ isWhole: false, tickets: [changed] });
  };
  await store.sync();
  expect(asked).toEqual(["1", "2", null]);
  expect(ids(store)).toEqual(["1", "2", "3"]);
  expect(store.state.getState().tickets.get("1")?.enteredAt).toBeDefined();
  expect(store.state.getState().gate?.facts.left).toBe(0);
});

it("goes on after a reload where the network left it, and sends scans between the pages", async () => {
  const token = crypto.randomUUID();
  const database = await openDatabase();
  await forgetGate(database);
  server = () => snapshot({ tickets: [ticket("1")], after: "1", left: 2 });
  const before = createGateStore(database);
  await before.start(token);
  server = () => null;
  for (const release of waiting.splice(0)) release();
  const lost = before.sync();
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 30_000);
  for (const release of waiting.splice(0)) release();
  await lost;
  const store = createGateStore(database);
  await store.start(token);
  const seen: string[] = [];
  let chosen = Promise.resolve();
  server = ({ action, after, scans, since }) => {
    seen.push(action === "sync" ? "sync" : `${after ?? "changes"} since ${since}`);
    if (action === "sync") return taken(scans, { ticketId: "1" });
    if (after === "1") chosen = store.choose(["1"]);
    return after ? pages[after] : snapshot({ isWhole: false });
  };
  await store.sync();
  await chosen;
  const began = "since 2026-11-21T18:00:00Z";
  expect(seen.filter((one) => one !== "sync").slice(0, 3)).toEqual([
    `1 ${began}`,
    `2 ${began}`,
    `changes ${began}`,
  ]);
  expect(ids(store)).toEqual(["1", "2", "3"]);
  expect(store.state.getState().tickets.get("1")?.enteredAt).toBeDefined();
});

it("looks a code up that may be on a page still to come, and refuses none unasked", async () => {
  const store = await openLongList();
  const late = guest("L", "Late Page");
  server = ({ action, scans, code }) => {
    if (action === "find") return code === late.number ? [late] : [];
    return action === "sync" ? taken(scans) : snapshot({ isWhole: false, after: "1", left: 2 });
  };
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await store.present(late.number, "camera");
  await store.present("G-ABCDEF2345", "camera");
  server = () => null;
  const unsure = store.present("G-FEDCBA2345", "camera");
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 30_000);
  for (const release of waiting.splice(0)) release();
  await unsure;
  const told = store.state.getState().scans.map((scan) => [scan.told, scan.reason]);
  expect(told).toEqual(
    expect.arrayContaining([
      ["ok", null],
      ["refused", "not_coming"],
      ["refused", "not_loaded"],
    ]),
  );
});

it("keeps the list it has while a new one comes, and then drops who is on no page of it", async () => {
  const store = await openGate([ticket("1"), ticket("9")]);
  server = ({ after }) =>
    after ? null : snapshot({ tickets: [ticket("1")], after: "1", left: 2 });
  const halfWay = store.sync();
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 30_000);
  for (const release of waiting.splice(0)) release();
  await halfWay;
  expect(ids(store)).toEqual(["1", "9"]);
  server = ({ after }) => (after ? pages[after] : snapshot({ isWhole: false }));
  await store.sync();
  expect(ids(store)).toEqual(["1", "2", "3"]);
});

it("reads anew what a device kept in an older form", async () => {
  const token = crypto.randomUUID();
  const database = await openDatabase();
  await forgetGate(database);
  const { event, link, publicKey, types, serverTime } = snapshot();
  const facts = { event, gate, link, publicKey, types, serverTime };
  const kept: unknown = JSON.parse(JSON.stringify({ token, deviceId: "device-one", facts }));
  await database.put("gate", kept as OpenGate, "open");
  await database.put("tickets", ticket("9"));
  const store = createGateStore(database);
  await store.start(token);
  expect(ids(store)).toEqual(["9"]);
  server = () => snapshot({ tickets: [ticket("1")] });
  await store.sync();
  expect(ids(store)).toEqual(["1"]);
});
