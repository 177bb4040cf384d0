import { readCalendarFile } from "@jubilee/core/schedule/calendar-import.rules";
import { toInstant } from "@jubilee/core/base/time.rules";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { calendarFeed, calendarFile } from "./calendar-file.ts";
import type { CalendarSource } from "@jubilee/core/schedule/calendar.types";

/** An event by its wall times, as a calendar file of it must say it for ever. */
function on(timeZone: string, start: string, end: string, change: Partial<CalendarSource> = {}) {
  return {
    uid: "7d3f8f0e-0c1b-4d1e-9a55-0d5f4f0c9d11",
    sequence: 1,
    status: "published",
    name: "Grünewald reunion",
    description: "Supper at seven; bring a dish, or two.",
    startDate: toInstant(start, timeZone).instant,
    endDate: toInstant(end, timeZone).instant,
    timeZone,
    locationName: "Haus am See",
    address: "Seestraße 4, Tegernsee",
    onlineUrl: null,
    pageUrl: "https://jubilee.example/event-info-view/abc",
    hostNames: ["Annegret Müller-Lindqvist"],
    updatedAt: "2026-01-02T03:04:05Z",
    ...change,
  } satisfies CalendarSource;
}

const berlin = "Europe/Berlin";
const evening = on(berlin, "2026-06-12T18:30", "2026-06-12T23:30");
const tuesdays = ["2026-10-13", "2026-10-20", "2026-10-27"].map((day, index) =>
  on(berlin, `${day}T18:30`, `${day}T21:00`, { uid: `choir-${index}`, name: "Choir" }),
);
const later = on(berlin, "2026-10-21T19:00", "2026-10-21T21:30", {
  uid: "choir-1",
  name: "Choir",
  sequence: 2,
});

const files: [name: string, text: string, starts: string[], method: string][] = [
  ["one evening", calendarFile(evening), ["2026-06-12T16:30:00.000Z"], "PUBLISH"],
  [
    "several days",
    calendarFile(on("America/New_York", "2026-07-03T10:00", "2026-07-05T16:00")),
    ["2026-07-03T14:00:00.000Z"],
    "PUBLISH",
  ],
  [
    "over the night the clocks change",
    calendarFile(on(berlin, "2026-10-24T22:00", "2026-10-25T11:00")),
    ["2026-10-24T20:00:00.000Z"],
    "PUBLISH",
  ],
  [
    "called off",
    calendarFile({ ...evening, status: "cancelled", sequence: 2 }),
    ["2026-06-12T16:30:00.000Z"],
    "CANCEL",
  ],
  [
    "all day",
    calendarFile(on(berlin, "2026-06-12T00:00", "2026-06-12T23:59")),
    ["2026-06-12"],
    "PUBLISH",
  ],
  [
    "three days, over the night the clocks change",
    calendarFile(on("America/Havana", "2026-10-31T00:00", "2026-11-02T23:59")),
    ["2026-10-31"],
    "PUBLISH",
  ],
  [
    "a day without midnight",
    calendarFile(on("Africa/Cairo", "2026-04-24T00:00", "2026-04-24T23:59")),
    ["2026-04-24"],
    "PUBLISH",
  ],
  [
    "a day called off",
    calendarFile(
      on(berlin, "2026-06-12T00:00", "2026-06-12T23:59", { status: "cancelled", sequence: 2 }),
    ),
    ["2026-06-12"],
    "CANCEL",
  ],
  [
    "every Tuesday, one of them on Wednesday",
    calendarFeed({ name: "Choir", events: tuesdays.toSpliced(1, 1, later) }),
    ["2026-10-13T16:30:00.000Z", "2026-10-21T17:00:00.000Z", "2026-10-27T17:30:00.000Z"],
    "PUBLISH",
  ],
];

/** The day of an entry of whole days, the instant of any other. */
function startOf({ startDate }: ICAL.Event): string {
  return startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString();
}

it.each([
  ["all day", "2026-06-12", "2026-06-12T23:59", "2026-06-13"],
  ["to the end of a year", "2026-12-30", "2026-12-31T23:59", "2027-01-01"],
  ["over a leap day", "2028-02-28", "2028-02-29T23:59", "2028-03-01"],
])("%s ends on the day after, which no longer belongs to it", (_, day, end, after) => {
  const text = calendarFile(on(berlin, `${day}T00:00`, end));
  expect(text).toMatch(new RegExp(`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}\r\n`));
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent") ?? undefined,
  );
  expect(event.endDate.isDate).toBe(true);
  expect(event.endDate.toString()).toBe(after);
  expect(text).not.toContain("VTIMEZONE");
});

it.each(files)("%s is written as it always was, and read as it is meant", async (...file) => {
  const [name, text, starts, method] = file;
  await expect(text).toMatchFileSnapshot(`golden/${name.replaceAll(/\W+/gu, "-")}.ics`);
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const entries = calendar.getAllSubcomponents("vevent");
  expect(entries.map((entry) => startOf(new ICAL.Event(entry)))).toEqual(starts);
  expect(calendar.getFirstPropertyValue("method")).toBe(method);
  for (const entry of entries) {
    const organizer = entry.getFirstProperty("organizer");
    expect(String(organizer?.getFirstValue()).toLowerCase()).toBe(
      "mailto:no-reply@jubilee.example",
    );
    expect(organizer?.getFirstParameter("cn")).toBe("Annegret Müller-Lindqvist");
  }
});

it("whole days come back from a file as whole days, whatever the reader's zone", () => {
  const text = calendarFile(on(berlin, "2026-06-12T00:00", "2026-06-14T23:59"));
  expect(readCalendarFile(text, "Asia/Tokyo").entries).toMatchObject([
    { startLocal: "2026-06-12T00:00", endLocal: "2026-06-14T23:59", problem: null },
  ]);
});
