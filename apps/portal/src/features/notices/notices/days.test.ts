import { expect, it } from "vitest";
import { daysOf } from "./days.rules.ts";

const at = (instant: string, id: number) => ({
  id,
  topic: "order",
  detail: {},
  eventId: null,
  eventName: null,
  at: instant,
  isRead: false,
});

it("stand under the day of the reader's own clock", () => {
  const notices = [at("2027-06-12T01:00:00Z", 3), at("2027-06-11T23:00:00Z", 2)];
  const ids = (zone: string) =>
    daysOf(notices, zone, "en-GB").map((one) => [one.day, one.notices.map(({ id }) => id)]);
  expect(ids("UTC")).toEqual([
    ["Saturday, 12 June 2027", [3]],
    ["Friday, 11 June 2027", [2]],
  ]);
  expect(ids("America/New_York")).toEqual([["Friday, 11 June 2027", [3, 2]]]);
});
