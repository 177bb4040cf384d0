import { expect, it } from "vitest";
import { describeEntry, entryListCsv } from "./activity-tickets.rules.ts";
import type { ActivityTickets } from "./activity-tickets.types.ts";

const type = (id: string, activityId: string | null) => ({
  id,
  name: id,
  priceMinor: 0,
  priceModel: "free" as const,
  sold: 0,
  quantity: null,
  status: "on_sale" as const,
  activityId,
  activityTitle: null,
});

const page: ActivityTickets = {
  activity: {
    id: "a",
    title: "Tour",
    startAt: "2027-06-12T10:00:00Z",
    endAt: "2027-06-12T11:00:00Z",
    room: null,
    signUp: true,
    ticketTypeId: null,
  },
  event: { id: "e", name: "Party", timeZone: "Europe/Berlin", currency: "EUR" },
  mayWrite: true,
  types: [type("Pass", null), type("Tour seat", "a"), type("Lunch", "b")],
  entries: [
    { id: "t", name: "=Ada", number: "H-1", typeName: "Tour seat", isOwn: true, enteredAt: null },
  ],
  places: 2,
};

it("says what one needs to get in", () => {
  expect(describeEntry(page)).toBe("Signing up needs the ticket “Tour seat”.");
  const withPass = { ...page.activity, ticketTypeId: "Pass" };
  expect(describeEntry({ ...page, activity: withPass })).toBe(
    "Signing up needs the ticket “Tour seat” or “Pass”.",
  );
  const types = [type("Pass", null)];
  expect(describeEntry({ ...page, types })).toBe(
    "2 people have a place. No ticket of its own is needed.",
  );
  const open = { ...page.activity, signUp: false };
  expect(describeEntry({ ...page, types, activity: open })).toBe(
    "Everybody is welcome: no ticket and no place is needed.",
  );
});

it("no name in the entry list is run by a spreadsheet", () => {
  expect(entryListCsv(page)).not.toMatch(/^=/m);
});
