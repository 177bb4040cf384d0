import { describe, expect, it } from "vitest";
import {
  formatClock,
  describeEventTime,
  formatAgo,
  tellAgo,
  formatClocks,
  formatInstant,
  formatWhenFor,
  formatSpan,
  formatDates,
  formatDatesBriefly,
  formatStart,
  formatWhen,
  interfaceLocale,
  isAllDay,
  isTimeZone,
  offsetMinutes,
  toInstant,
  toWallTime,
  wholeDays,
  zoneName,
  zonePlace,
} from "./time.rules.ts";

const plain = (text: string) => text.replace(/[\u2009\u00a0\u202f]/g, " ");

describe("formatClocks", () => {
  it.each([
    ["en-GB", "2027-06-12T20:00Z", "18:30–20:00"],
    ["en-US", "2027-06-12T20:00Z", "6:30 – 8:00 PM"],
    ["de-DE", "2027-06-12T20:00Z", "18:30–20:00 Uhr"],
    ["en-GB", "2027-06-13T01:00Z", "18:30 – Sun 01:00"],
    ["en-GB", "2027-06-12T18:30Z", "18:30"],
  ])("in %s until %s is %s", (locale, end, text) =>
    expect(plain(formatClocks("2027-06-12T18:30Z", end, "UTC", locale))).toBe(text),
  );
});

describe("toInstant", () => {
  it.each([
    ["2026-09-12T18:00", "America/New_York", "2026-09-12T22:00:00.000Z", "once"],
    ["2026-01-12T18:00", "America/New_York", "2026-01-12T23:00:00.000Z", "once"],
    ["2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z", "skipped"],
    ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z", "twice"],
    ["2026-03-08T02:30", "America/New_York", "2026-03-08T07:30:00.000Z", "skipped"],
    ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z", "twice"],
    ["2026-10-04T02:15", "Australia/Lord_Howe", "2026-10-03T15:45:00.000Z", "skipped"],
    ["2026-04-05T01:45", "Australia/Lord_Howe", "2026-04-04T14:45:00.000Z", "twice"],
    ["2026-06-01T12:00", "Asia/Kathmandu", "2026-06-01T06:15:00.000Z", "once"],
    ["2026-12-31T23:30", "Pacific/Kiritimati", "2026-12-31T09:30:00.000Z", "once"],
    ["2026-06-01T12:00", "UTC", "2026-06-01T12:00:00.000Z", "once"],
  ])("%s in %s is %s, %s", (wall, zone, instant, occurs) =>
    expect(toInstant(wall, zone)).toEqual({ instant, occurs }),
  );

  it.each(["2026-02-30T10:00", "12.9.2026 18:00", "2026-09-12T25:00", ""])("refuses %s", (wall) =>
    expect(() => toInstant(wall, "Europe/Berlin")).toThrow(RangeError),
  );
});

describe("toWallTime", () => {
  it.each([
    ["2026-09-12T22:00:00Z", "America/New_York", "2026-09-12T18:00"],
    ["2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-25T02:30"],
    ["2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-25T02:30"],
    ["2026-12-31T20:00:00+00:00", "Asia/Tokyo", "2027-01-01T05:00"],
  ])("%s in %s is %s", (instant, zone, wall) => expect(toWallTime(instant, zone)).toBe(wall));

  it("comes back from every hour of a year", () => {
    for (let hour = 0; hour < 8760; hour += 7) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
      for (const zone of ["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe"]) {
        const back = toInstant(toWallTime(instant, zone), zone);
        const early = Date.parse(instant) - Date.parse(back.instant);
        expect(back.occurs === "twice" ? [0, 1_800_000, 3_600_000] : [0]).toContain(early);
      }
    }
  });
});

describe("texts", () => {
  it("writes an instant in a zone", () => {
    expect(plain(formatInstant("2026-09-12T22:00:00Z", "America/New_York", "en-GB"))).toMatch(
      /^Saturday,? 12 September 2026 at 18:00$/,
    );
  });

  it("writes a span once", () => {
    const text = plain(
      formatSpan("2026-09-12T22:00:00Z", "2026-09-13T03:30:00Z", "America/New_York", "en-US"),
    );
    expect(text).toMatch(/^Saturday, September 12, 2026.* 6:00 – 11:30 PM$/);
  });

  it("tells the viewer's clock only where it differs", () => {
    const event = {
      startDate: "2026-09-12T22:00:00Z",
      endDate: "2026-09-13T03:30:00Z",
      timeZone: "America/New_York",
    };
    expect(describeEventTime(event, "America/Toronto", "en-GB").viewer).toBeNull();
    const berlin = describeEventTime(event, "Europe/Berlin", "en-GB");
    expect(berlin.viewerPlace).toBe("Berlin");
    expect(plain(berlin.viewer ?? "")).toMatch(/13 September 2026.* 0?0:00 ?– ?0?5:30/);
    expect(berlin.eventZone).toBe("Eastern Daylight Time");
    const overMidnight = describeEventTime(event, "UTC", "en-GB").viewer ?? "";
    expect(plain(overMidnight)).toMatch(/^Saturday,? 12 September 2026, 22:00 – 0?3:30$/);
    const weekend = { ...event, endDate: "2026-09-14T12:00:00Z" };
    expect(describeEventTime(weekend, "UTC", "en-GB").viewer).toMatch(/12 Sept.* 14 September/);
  });

  it("names zones and places", () => {
    expect(zoneName("2026-01-12T12:00:00Z", "Europe/Berlin", "de")).toBe(
      "Mitteleuropäische Normalzeit",
    );
    expect(zonePlace("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
    expect(offsetMinutes("2026-06-01T00:00:00Z", "Asia/Kathmandu")).toBe(345);
  });

  it("knows a zone from a typing mistake", () => {
    expect(isTimeZone("Europe/Berlin")).toBe(true);
    expect(isTimeZone("Europe/Berlim")).toBe(false);
    expect(isTimeZone("")).toBe(false);
  });

  it.each([
    [["de-DE", "en-US"], "en-US"],
    [["fr"], "en-GB"],
    [["en-US@posix"], "en-GB"],
    [[], "en-GB"],
  ])("the English interface for %s writes dates as %s", (languages, locale) => {
    expect(interfaceLocale(languages)).toBe(locale);
  });
});

describe("how long ago", () => {
  const now = Date.parse("2027-05-20T12:00:00Z");
  it.each([
    ["2027-05-20T12:00:30Z", "now"],
    ["2027-05-20T11:56:00Z", "4 min"],
    ["2027-05-20T09:00:00Z", "3 h"],
    ["2027-05-19T11:00:00Z", "1 day"],
    ["2027-05-17T11:00:00Z", "3 days"],
    // As long ago as that it is the reader's own date.
    [new Date(2027, 3, 2, 11).toISOString(), "2 Apr"],
  ])("%s is %s", (instant, words) => expect(formatAgo(instant, now, "en-GB")).toBe(words));

  it.each([
    ["2027-05-20T12:00:30Z", "just now"],
    ["2027-05-17T11:00:00Z", "3 days ago"],
    [new Date(2027, 3, 2, 11).toISOString(), "2 Apr"],
  ])("in a sentence %s is %s", (instant, words) =>
    expect(tellAgo(instant, now, "en-GB")).toBe(words),
  );
});

describe("whole days", () => {
  const spanOf = (startLocal: string, endLocal: string, timeZone: string) => ({
    startDate: toInstant(startLocal, timeZone).instant,
    endDate: toInstant(endLocal, timeZone).instant,
    timeZone,
  });
  const dayMs = 86_400_000;
  /** A day of summer and of winter, and those about each night when clocks change in two years. */
  const changeDays = (timeZone: string): number[] => {
    const days = Array.from({ length: 730 }, (_, n) => Date.UTC(2026, 0, 1) + n * dayMs);
    const offsets = days.map((at) => offsetMinutes(new Date(at).toISOString(), timeZone));
    const changes = days.filter((_, n) => n > 0 && offsets[n] !== offsets[n - 1]);
    const around = changes.flatMap((at) => [-2, -1, 0, 1].map((by) => at + by * dayMs));
    return [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15), ...around];
  };
  const day = spanOf("2026-06-12T00:00", "2026-06-12T23:59", "Europe/Berlin");

  it.each([
    ["2026-06-12T00:00", "2026-06-12T23:59", true],
    ["2026-06-12T00:00", "2026-06-14T23:59", true],
    ["2026-06-12T00:01", "2026-06-12T23:59", false],
    ["2026-06-12T00:00", "2026-06-13T00:00", false],
    ["2026-06-12T18:00", "2026-06-12T23:59", false],
    ["", "", false],
  ])("%s to %s: %s", (startLocal, endLocal, expected) => {
    expect(isAllDay({ startLocal, endLocal })).toBe(expected);
    if (startLocal === "") return;
    expect(wholeDays(spanOf(startLocal, endLocal, "Europe/Berlin")) !== null).toBe(expected);
  });

  it.each([
    "Africa/Cairo",
    "America/Asuncion",
    "America/Havana",
    "America/New_York",
    "America/Nuuk",
    "America/Santiago",
    "America/Scoresbysund",
    "America/St_Johns",
    "Asia/Beirut",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Europe/Berlin",
    "Pacific/Kiritimati",
  ])("are the same days from instants whenever clocks change in %s", (timeZone) => {
    for (const at of changeDays(timeZone)) {
      const first = new Date(at).toISOString().slice(0, 10);
      const span = spanOf(`${first}T00:00`, `${first}T23:59`, timeZone);
      expect(wholeDays(span)).toEqual({ first, last: first });
    }
  });

  it("are said without clocks, and without those of a reader elsewhere", () => {
    expect(plain(formatSpan(day.startDate, day.endDate, day.timeZone, "en-GB"))).toMatch(
      /^Friday,? 12 June 2026$/,
    );
    const days = spanOf("2026-06-12T00:00", "2026-06-14T23:59", "Europe/Berlin");
    const { event, viewer } = describeEventTime(days, "Asia/Tokyo", "en-GB");
    expect(plain(event)).toMatch(/^Friday,? 12 June – Sunday,? 14 June 2026$/);
    expect(viewer).toBeNull();
    expect(formatStart(day, "en-GB")).toBe("all day");
    const evening = spanOf("2026-06-12T18:30", "2026-06-12T23:00", "Europe/Berlin");
    expect(formatStart(evening, "en-GB")).toBe("18:30");
  });

  it("are said from the first to the last in a line of a list", () => {
    const days = spanOf("2026-06-12T00:00", "2026-06-14T23:59", "Europe/Berlin");
    const evening = spanOf("2026-06-12T18:30", "2026-06-13T01:00", "Europe/Berlin");
    expect(plain(formatWhen(days, "en-GB", "short"))).toMatch(
      /^Fri,? 12( Jun)? ?– ?Sun,? 14 Jun 2026, all day$/,
    );
    expect(plain(formatWhen(day, "en-GB", "short"))).toMatch(/^Fri,? 12 Jun 2026, all day$/);
    expect(plain(formatWhen(evening, "en-GB"))).toMatch(/^Friday,? 12 June 2026, 18:30$/);
  });

  it("are all said of what lasts several days with hours, too, and a night is one day", () => {
    const fair = spanOf("2026-06-12T09:00", "2026-06-14T17:00", "Europe/Berlin");
    const night = spanOf("2026-06-12T22:00", "2026-06-13T06:00", "Europe/Berlin");
    expect(plain(formatWhen(fair, "en-GB", "short"))).toMatch(
      /^Fri,? 12( Jun)? ?– ?Sun,? 14 Jun 2026, 0?9:00$/,
    );
    expect(plain(formatDates(night, "en-GB", "short"))).toMatch(/^Fri,? 12 Jun 2026$/);
    expect(plain(formatDatesBriefly(fair, "en-GB"))).toMatch(/^12 ?– ?14 Jun$/);
    expect(plain(formatDatesBriefly(night, "en-GB"))).toMatch(/^Fri,? 12 Jun$/);
  });
});

it("names the zone of an event for whose clock shows another time", () => {
  const event = {
    startDate: "2027-05-01T22:00:00Z",
    endDate: "2027-05-02T02:00:00Z",
    timeZone: "America/New_York",
  };
  expect(formatWhenFor(event, "UTC", "en-GB", "short")).toMatch(/18:00 \(Eastern Daylight Time\)$/);
  expect(formatWhenFor(event, "America/Toronto", "en-GB", "short")).toMatch(/18:00$/);
});

it.each([
  ["en-GB", "09:05", "Sat, 19 Dec 2026, 09:05"],
  ["en-US", "9:05 AM", "Sat, Dec 19, 2026, 9:05 AM"],
  ["de", "09:05", "Sa., 19. Dez. 2026, 09:05"],
  ["es", "9:05", "sáb, 19 dic 2026, 9:05"],
])("one clock in %s, alone as beside a day", (locale, alone, beside) => {
  const at = "2026-12-19T09:05:00Z";
  const event = { startDate: at, endDate: at, timeZone: "UTC" };
  expect(formatClock(at, "UTC", locale)).toBe(alone);
  expect(formatWhen(event, locale, "short")).toBe(beside);
  expect(formatInstant(at, "UTC", locale)).toContain(alone);
  expect(formatSpan(at, at, "UTC", locale)).toContain(alone);
});
