import { describe, expect, it } from "vitest";
import {
  bookingActions,
  bookingsOn,
  checkBookingDraft,
  checkBookingRequest,
  newBookingDraft,
  payloadOfBooking,
  takenDates,
} from "./bookings.rules.ts";

const draft = { ...newBookingDraft("space", "2027-06-12"), title: "Dinner" };

it("finds a day's bookings; one that ends at midnight is not on the next day", () => {
  const late = { startLocal: "2027-06-12T20:00", endLocal: "2027-06-13T00:00" };
  const night = { startLocal: "2027-06-12T20:00", endLocal: "2027-06-13T02:00" };
  expect(bookingsOn([late, night], "2027-06-12")).toEqual([late, night]);
  expect(bookingsOn([late, night], "2027-06-13")).toEqual([night]);
});

describe("checkBookingDraft", () => {
  it("lets a whole form pass", () => expect(checkBookingDraft(draft)).toEqual({}));
  it.each([
    ["title", { title: " " }],
    ["spaceId", { spaceId: "" }],
    ["startLocal", { startLocal: "" }],
    ["endLocal", { endLocal: draft.startLocal }],
    ["holdHours", { holdHours: 0 }],
    ["count", { every: "week" as const, count: 101 }],
  ])("says what is wrong with %s", (field, change) =>
    expect(Object.keys(checkBookingDraft({ ...draft, ...change }))).toEqual([field]),
  );
});

it("asks a stranger for name and address", () => {
  const request = { ...draft, name: "", email: "x", partySize: null };
  expect(Object.keys(checkBookingRequest(request)).toSorted()).toEqual(["email", "name"]);
});

it("sends how often only when it repeats", () => {
  expect(payloadOfBooking(draft).repeat).toBeNull();
  expect(payloadOfBooking({ ...draft, every: "week", count: 4 }).repeat).toEqual({
    every: "week",
    interval: 1,
    count: 4,
  });
});

it("counts a date as taken only by what blocks", () => {
  const date = (blocks: boolean) => ({
    startDate: "",
    endDate: "",
    conflicts: [
      {
        kind: "closed" as const,
        blocks,
        status: null,
        title: "",
        startDate: "",
        endDate: "",
      },
    ],
  });
  expect(takenDates([date(true), date(false)])).toHaveLength(1);
});

it.each([
  ["requested", ["confirm", "hold", "decline", "change"]],
  ["hold", ["confirm", "hold", "change", "cancel"]],
  ["confirmed", ["change", "cancel"]],
  ["expired", []],
] as const)("offers what can be done with one that is %s", (status, actions) => {
  const booking = { status, endDate: "2027-06-12T20:00:00Z" };
  expect(bookingActions(booking, Date.parse("2027-06-01T00:00:00Z"))).toEqual(actions);
  expect(bookingActions(booking, Date.parse("2027-07-01T00:00:00Z"))).toEqual([]);
});
