import { describe, expect, it } from "vitest";
import {
  countEntries,
  findByNumber,
  findTickets,
  guestType,
  isDoubleEntry,
  isPassCode,
  isWholeCode,
  judge,
  restOfParty,
  roomFor,
} from "./check-in.rules.ts";
import type { CheckInLine, GateFacts, GateTicket, Presented } from "./check-in.types.ts";

const gate: GateFacts["gate"] = {
  id: "g",
  name: "Main",
  kind: "entrance",
  admitsTickets: true,
  admitsGuests: false,
  takesWalkIns: false,
  ticketTypeIds: [],
  shown: [],
  activity: null,
};
const at = "2026-11-21T18:00:00.000Z";
const ticket = (id: string, more: Partial<GateTicket> = {}): GateTicket => ({
  id,
  number: `H-${id}`,
  typeId: "standard",
  name: "Adaeze Okonkwo",
  valid: true,
  ...more,
});
const tickets = new Map(
  [
    ticket("1"),
    ticket("2", { enteredAt: at, enteredGate: "Side" }),
    ticket("3", { valid: false }),
    ticket("4", { typeId: "vip", name: "Zoë Müller" }),
  ].map((one) => [one.id, one]),
);
const real = (ticketId: string, ticketTypeId = "standard"): Presented => ({
  kind: "code",
  check: { ok: true, facts: { ticketId, eventId: "e", ticketTypeId } },
});

describe("the verdict at the gate", () => {
  it.each<[string, Presented, string, string | null]>([
    ["a ticket of the list", real("1"), "ok", null],
    ["one that is in already", real("2"), "duplicate", null],
    ["a cancelled one", real("3"), "refused", "not_valid"],
    ["one sold after the list was fetched", real("9"), "ok", null],
    ["one picked by name", { kind: "ticket", ticketId: "1" }, "ok", null],
    ["a name that is gone", { kind: "ticket", ticketId: "9" }, "refused", "unknown"],
    [
      "a forged code",
      { kind: "code", check: { ok: false, problem: "forged", facts: null } },
      "refused",
      "forged",
    ],
  ])("%s", (_name, presented, result, reason) => {
    expect(judge(presented, gate, tickets)).toMatchObject({ result, reason });
  });

  it("lets into an activity who is on its list, or holds a ticket for it alone", () => {
    const lunch = { ...gate, activity: { title: "Lunch", ticketTypeIds: ["lunch"] } };
    expect(judge(real("1"), lunch, tickets).result).toBe("ok");
    expect(judge(real("9", "lunch"), lunch, tickets).result).toBe("ok");
    expect(judge(real("9"), lunch, tickets).reason).toBe("not_signed_up");
  });

  it("lets one person into an activity once, whichever ticket is shown", () => {
    const two = new Map(
      [
        ticket("5", { holderId: "5", enteredAt: at }),
        ticket("6", { holderId: "5" }),
        ticket("7", { holderId: "7" }),
      ].map((one) => [one.id, one]),
    );
    const lunch = { ...gate, activity: { title: "Lunch", ticketTypeIds: [] } };
    expect(judge(real("6"), lunch, two)).toMatchObject({ result: "duplicate", earlierAt: at });
    expect(judge(real("7"), lunch, two).result).toBe("ok");
    expect(countEntries(two)).toEqual({ entered: 1, all: 2 });
    expect(countEntries(tickets)).toEqual({ entered: 1, all: 3 });
  });

  it("a gate for other types refuses, also a ticket it does not know", () => {
    const vip = { ...gate, ticketTypeIds: ["vip"] };
    expect(judge(real("1"), vip, tickets).reason).toBe("wrong_gate");
    expect(judge(real("9"), vip, tickets).reason).toBe("wrong_gate");
    expect(judge(real("4", "vip"), vip, tickets).result).toBe("ok");
  });

  it("says where a guest entered before", () => {
    expect(judge(real("2"), gate, tickets)).toMatchObject({ earlierAt: at, earlierGate: "Side" });
  });
});

describe("at a gate for guests without tickets", () => {
  const door = { ...gate, admitsGuests: true };
  const guest = (id: string, more: Partial<GateTicket> = {}): GateTicket =>
    ticket(id, { typeId: guestType, number: `G-23456789A${id}`, guestId: id, place: 0, ...more });
  const listed = (...all: GateTicket[]) => new Map(all.map((one) => [one.id, one]));
  const chosen = (ticketId: string): Presented => ({ kind: "ticket", ticketId });
  const home = { partyId: "okonkwo" };

  it("whoever answered yes comes in once, whatever tickets the gate takes", () => {
    const list = listed(guest("A"), guest("B", { enteredAt: at }));
    const vip = { ...door, ticketTypeIds: ["vip"] };
    expect(judge(chosen("A"), vip, list).result).toBe("ok");
    expect(judge(chosen("B"), vip, list)).toMatchObject({ result: "duplicate", earlierAt: at });
    expect(judge({ kind: "pass" }, door, list).reason).toBe("not_coming");
  });
  it("a code from before two entries were merged opens the one that is left", () => {
    const list = listed(guest("A"), guest("B", { formerNumbers: ["G-ABCDEF2345"] }));
    expect(findByNumber(list, "g abcde f2345")?.id).toBe("B");
    expect(findByNumber(list, "G-23456789AB")?.id).toBe("B");
    expect(findByNumber(list, "G-ABCDEF2346")).toBeUndefined();
  });
  it("a ticket is refused where only guests come in", () => {
    expect(judge(real("1"), { ...door, admitsTickets: false }, tickets).reason).toBe("wrong_gate");
  });
  it("nobody is shown, counted or let in twice who has a ticket as well", () => {
    const list = listed(guest("A", { passFor: "1" }), ticket("1"), guest("B", { passFor: "gone" }));
    expect(countEntries(list)).toEqual({ entered: 0, all: 2 });
    expect(findTickets(list, "adaeze", 9).map(({ id }) => id)).toEqual(["1", "B"]);
    const inside = listed(guest("A", { passFor: "1" }), ticket("1", { enteredAt: at }));
    expect(judge(chosen("A"), door, inside).result).toBe("duplicate");
    expect(countEntries(inside)).toEqual({ entered: 1, all: 1 });
  });
  it("offers those of the party who are not in yet", () => {
    const list = listed(
      guest("A", home),
      guest("B", home),
      guest("C", { ...home, enteredAt: at }),
      guest("D"),
    );
    expect(restOfParty(guest("A", home), list).map(({ id }) => id)).toEqual(["B"]);
    expect(restOfParty(guest("D"), list)).toEqual([]);
  });
  it("knows a personal code however it is typed", () => {
    const list = listed(guest("A"));
    expect(findByNumber(list, "g 2345-6789aa")?.id).toBe("A");
    expect(findByNumber(list, "  ")).toBeUndefined();
    expect(isPassCode("G-3F9AC27BHK")).toBe(true);
    expect(isPassCode("Gabriella Ha")).toBe(false);
  });
  it.each([
    [null, 90, 90, "free"],
    [60, 10, 59, "free"],
    [60, 10, 60, "promised"],
    [60, 60, 61, "full"],
  ] as const)("room for %s with %i in of %i: %s", (capacity, entered, all, expected) => {
    expect(roomFor(capacity, { entered, all })).toBe(expected);
  });
});

it("finds by any part of a name without its accents, and by number first", () => {
  const ids = (text: string) => findTickets(tickets, text, 9).map(({ id }) => id);
  expect(ids("zoe mul")).toEqual(["4"]);
  expect(ids("h-2")[0]).toBe("2");
  expect(ids("  ")).toEqual([]);
  expect(findTickets(tickets, "o", 2)).toHaveLength(2);
});

it.each([
  ["J2.abcdefghijklmnopqrstuvwxyz.signature", true],
  ["H-4471", false],
  ["Maria del Carmen Aguirre Sanchez", false],
  ["G-3F9AC27BHK", true],
  ["G-3F9AC27B", false],
  ["h 1", true],
  ["1", false],
])("%j is read as a code: %s", (text, expected) => {
  expect(isWholeCode(tickets, text)).toBe(expected);
});

it("a double entry is one that a device let in and the server did not, until it is undone", () => {
  const line: CheckInLine = {
    id: "1",
    result: "duplicate",
    reason: null,
    told: "ok",
    method: "camera",
    offline: true,
    at,
    receivedAt: at,
    undoneAt: null,
    gate: "Main",
    device: "A",
    name: "Ada",
    number: "1",
    typeName: "Standard",
    isGuest: false,
    earlierAt: at,
    earlierGate: "Side",
  };
  expect(isDoubleEntry(line)).toBe(true);
  expect(isDoubleEntry({ ...line, told: "duplicate" })).toBe(false);
  expect(isDoubleEntry({ ...line, undoneAt: at })).toBe(false);
});
