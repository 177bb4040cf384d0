import { expect, it } from "vitest";
import { clockIn, proposal } from "./proposed-time.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const time = (startAt: string, endAt: string) => ({ startAt, endAt, day: null });
const whole = (day: string) => ({ startAt: null, endAt: null, day });

it("a proposed time says its month, and its end", () => {
  const slot = time("2027-02-28T10:30:00Z", "2027-02-28T11:30:00Z");
  expect(proposal(slot, "UTC", "en-GB", now)).toEqual({
    weekday: "Sun",
    day: "28",
    month: "Feb",
    year: null,
    clock: "10:30–11:30",
    name: "Sunday 28 February, 10:30–11:30",
  });
});

it("an end after midnight says its day", () => {
  const slot = time("2027-02-27T23:00:00Z", "2027-02-28T01:00:00Z");
  expect(proposal(slot, "UTC", "en-GB", now).clock).toBe("23:00 – Sun 01:00");
});

it.each([
  ["2026-11-01", null],
  ["2027-10-31", null],
  ["2027-11-01", "2027"],
  ["2026-10-31", "2026"],
])("%s is told with the year %s in November 2026", (day, year) => {
  const shown = proposal(whole(day), "Pacific/Kiritimati", "en-GB", now);
  expect([shown.year, shown.name.includes(year ?? "20")]).toEqual([year, year !== null]);
});

it("whole days are the same day everywhere", () => {
  for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    expect(proposal(whole("2027-02-28"), zone, "de-DE", now).name).toBe("Sonntag, 28. Februar");
  }
});

it("a clock in another zone says when its day is another one", () => {
  expect(clockIn("2027-02-27T21:00:00Z", "Asia/Kolkata", "en-GB", "Europe/London")).toBe(
    "Sun 02:30",
  );
  expect(clockIn("2027-02-27T21:00:00Z", "Europe/Berlin", "en-GB", "Europe/London")).toBe("22:00");
});
