import "fake-indexeddb/auto";
import { guestType } from "@jubilee/core/check-in/rules";
import type { GateSnapshot, GateTicket, Scan, ScanAnswer } from "@jubilee/core/check-in/types";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetGate, openDatabase } from "./database.ts";
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
type Server = (body: { action: string; scans: Scan[] }) => unknown;

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
    },
    gate,
    link: { id: "link", label: "Phone", expiresAt: "2999-01-01T00:00:00Z" },
    publicKey: null,
    types: [],
    guestsVersion: "1",
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
    const answer = server(JSON.parse(body) as { action: string; scans: Scan[] });
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
    action === "open" ? snapshot({ isWhole: false, guests: [ada, listed] }) : taken(scans);
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
