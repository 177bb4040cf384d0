import { expect, it } from "vitest";
import { zoneBlock } from "./zone-block.rules.ts";
import { zoneChanges } from "./zone-changes.rules.ts";

const partsOf = (block: string) => block.split("\r\n").filter((line) => line.startsWith("BEGIN:"));
const inYear = (zone: string, year: number) =>
  zoneBlock(zone, `${year}-05-01T00:00:00Z`, `${year}-06-01T00:00:00Z`);

it("a zone with a yearly law says the law, both ways", () => {
  const lines = inYear("Europe/Berlin", 2027).split("\r\n");
  expect(lines[1]).toBe("TZID:Europe/Berlin");
  expect(lines).toContain("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU");
  expect(lines).toContain("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU");
  expect(lines.filter((line) => line.startsWith("TZOFFSET"))).toEqual([
    "TZOFFSETFROM:+0100",
    "TZOFFSETTO:+0200",
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0100",
  ]);
});

it("a zone that never changes has one part, odd offsets included", () => {
  const block = inYear("Asia/Kathmandu", 2027);
  expect(partsOf(block)).toEqual(["BEGIN:VTIMEZONE", "BEGIN:STANDARD"]);
  expect(block).toContain("TZOFFSETTO:+0545");
});

it("a zone that ends its summer time writes each change and no law", () => {
  const block = inYear("America/Sao_Paulo", 2019);
  expect(block).not.toContain("RRULE");
  expect(partsOf(block).length).toBeGreaterThan(2);
});

it("south of the equator the year begins in summer", () => {
  const block = inYear("Australia/Sydney", 2027);
  expect(block).toContain("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU");
  expect(block).toContain("RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU");
});

it("a change is found to the minute", () => {
  const [forward, back, ...more] = zoneChanges(
    "Europe/Berlin",
    Date.UTC(2027, 0, 1),
    Date.UTC(2028, 0, 1),
  );
  expect(more).toEqual([]);
  expect(forward).toEqual({ at: Date.UTC(2027, 2, 28, 1), offsetFrom: 60, offsetTo: 120 });
  expect(back).toEqual({ at: Date.UTC(2027, 9, 31, 1), offsetFrom: 120, offsetTo: 60 });
});

it("half an hour is a change, too", () => {
  const changes = zoneChanges("Australia/Lord_Howe", Date.UTC(2027, 0, 1), Date.UTC(2028, 0, 1));
  expect(changes.map(({ offsetFrom, offsetTo }) => offsetTo - offsetFrom)).toEqual([-30, 30]);
});
