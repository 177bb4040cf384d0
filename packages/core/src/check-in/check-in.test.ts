import { describe, expect, it } from "vitest";
import {
  countEntries,
  findTickets,
  isDoubleEntry,
  judge,
  looksLikeCode,
} from "./check-in.rules.ts";
import type { CheckInLine, GateFacts, GateTicket, Presented } from "./check-in.types.ts";

const gate: GateFacts["gate"] = {
  id: "g",
  name: "Main",
  kind: "entrance",
  ticketTypeIds: [],
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
    expect(countEntries(two.values())).toEqual({ entered: 1, all: 2 });
    expect(countEntries(tickets.values())).toEqual({ entered: 1, all: 3 });
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

it("finds by any part of a name without its accents, and by number first", () => {
  const ids = (text: string) => findTickets(tickets.values(), text, 9).map(({ id }) => id);
  expect(ids("zoe mul")).toEqual(["4"]);
  expect(ids("h-2")[0]).toBe("2");
  expect(ids("  ")).toEqual([]);
  expect(findTickets(tickets.values(), "o", 2)).toHaveLength(2);
});

it.each([
  ["J2.abcdefghijklmnopqrstuvwxyz.signature", true],
  ["H-4471", false],
  ["Maria del Carmen Aguirre Sanchez", false],
])("%j is read as a code: %s", (text, expected) => {
  expect(looksLikeCode(text)).toBe(expected);
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
    earlierAt: at,
    earlierGate: "Side",
  };
  expect(isDoubleEntry(line)).toBe(true);
  expect(isDoubleEntry({ ...line, told: "duplicate" })).toBe(false);
  expect(isDoubleEntry({ ...line, undoneAt: at })).toBe(false);
});
