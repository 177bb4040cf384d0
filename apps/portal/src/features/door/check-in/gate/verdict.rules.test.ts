import { guestType } from "@jubilee/core/door/check-in.rules";
import type { GateFacts, GateTicket } from "@jubilee/core/door/check-in.types";
import { expect, it } from "vitest";
import type { KeptScan } from "../device/device.types.ts";
import { wordsOf } from "./verdict.rules.ts";

const facts: GateFacts = {
  event: {
    id: "event",
    name: "Reunion",
    startDate: "2026-11-21T18:00:00Z",
    timeZone: "UTC",
    status: "published",
    capacity: null,
    eventTypeId: "school-type-1",
  },
  gate: {
    id: "gate",
    name: "Door",
    kind: "entrance",
    admitsTickets: false,
    admitsGuests: true,
    takesWalkIns: false,
    ticketTypeIds: [],
    shown: [
      { field: "field:T-shirt", label: "T-shirt" },
      { field: "meal", label: null },
      { field: "question:1", label: "Do you need a ramp?" },
      { field: "note", label: null },
    ],
    activity: null,
  },
  link: { id: "link", label: "Phone", expiresAt: "2999-01-01T00:00:00Z" },
  publicKey: null,
  types: [],
  listVersion: "",
  after: null,
  left: 0,
  serverTime: "2026-11-21T18:00:00Z",
};

function scanOf(more: Partial<GateTicket>): KeptScan {
  const ticket = { id: "1", number: "G-1", typeId: guestType, name: "Ada", valid: true, ...more };
  return {
    id: "scan",
    token: "token",
    ticketId: null,
    code: null,
    guestId: "1",
    place: 0,
    walkIn: null,
    told: "ok",
    reason: null,
    method: "camera",
    at: "2026-11-21T18:00:00Z",
    offline: true,
    undoneAt: null,
    codeTicketId: null,
    verdict: {
      result: "ok",
      reason: null,
      ticket,
      typeId: guestType,
      earlierAt: null,
      earlierGate: null,
    },
    answer: null,
    waiting: 1,
  };
}

it.each<[string, Partial<GateTicket>, string[]]>([
  ["nothing of whom nothing is known", {}, []],
  [
    "what the host chose, in the host's words",
    { shown: ["M", "Vegan", "Yes", null] },
    ["T-shirt: M", "Meal: Vegan", "Do you need a ramp? Yes"],
  ],
  [
    "the seat first",
    { seat: { table: "Table 4", seat: 2 }, shown: [null, null, null, "An old friend"] },
    ["Seat: Table 4, seat 2", "Note: An old friend"],
  ],
])("a verdict shows %s", (_name, more, extra) => {
  expect(wordsOf(scanOf(more), facts, "en").extra).toEqual(extra);
});
