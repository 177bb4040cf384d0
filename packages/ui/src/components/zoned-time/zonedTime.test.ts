import { expect, it } from "vitest";
import { clocksDiffer, formatInstant, formatSpan, zoneCity } from "./zonedTime.ts";

const start = "2027-06-12T22:30:00Z";
const end = "2027-06-13T03:30:00Z";

it("shows the event's clock, not the device's", () => {
  const shown = formatInstant(start, { zone: "America/New_York", locale: "en-US" });
  expect(shown).toContain("Saturday, June 12, 2027");
  expect(shown).toMatch(/6:30\sPM/);
});

it("does not say the same day twice", () => {
  const span = formatSpan(start, end, { zone: "America/New_York", locale: "en-US" });
  expect(span.match(/June/g)).toHaveLength(1);
});

it("knows when the reader's clock differs", () => {
  expect(clocksDiffer("Europe/Berlin", "Europe/Vienna", start)).toBe(false);
  expect(clocksDiffer("Europe/Berlin", "America/New_York", start)).toBe(true);
  expect(zoneCity("America/New_York")).toBe("New York");
});
