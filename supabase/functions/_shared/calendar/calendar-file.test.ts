import { toInstant } from "@jubilee/core/base/time.rules";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarFeed, calendarFile, calendarResponse } from "./calendar-file.ts";
import { misreadDates, seeded } from "./calendar-runs.ts";
import type { CalendarSource } from "@jubilee/core/schedule/calendar.types";

const source: CalendarSource = {
  uid: "7d3f8f0e-0c1b-4d1e-9a55-0d5f4f0c9d11",
  sequence: 3,
  status: "published",
  name: "Großes Grünewald-Familientreffen",
  description: "Supper; bring a dish, or two.\nالعائلة كلها",
  startDate: "2027-09-12T22:00:00+00:00",
  endDate: "2027-09-13T03:30:00+00:00",
  timeZone: "Europe/Berlin",
  locationName: "Haus am See",
  address: "Seestraße 4, Tegernsee",
  onlineUrl: null,
  pageUrl: "https://jubilee.example/event-info-view/abc",
  updatedAt: "2027-01-02T03:04:05+00:00",
};

function parsed(change: Partial<CalendarSource> = {}) {
  const text = calendarFile({ ...source, ...change });
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("The file holds no event");
  return { text, calendar, component, event: new ICAL.Event(component) };
}

describe("calendarFile", () => {
  it("holds what the event says", () => {
    const { event, calendar, component } = parsed();
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
    expect(event.uid).toBe(source.uid);
    expect(event.sequence).toBe(3);
    expect(event.summary).toBe(source.name);
    expect(event.description).toBe(`${source.description}\n\n${source.pageUrl}`);
    expect(event.location).toBe("Haus am See, Seestraße 4, Tegernsee");
    expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED");
    expect(component.getFirstPropertyValue("url")).toBe(source.pageUrl);
    expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2027-01-02T03:04:05Z");
  });

  it("takes a cancelled event away again", () => {
    const { calendar, component, event } = parsed({ status: "cancelled", sequence: 4 });
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect(component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(event.uid).toBe(source.uid);
    expect(event.sequence).toBe(4);
  });

  it.each([
    ["Europe/Berlin", "2026-03-29T01:30", "2026-03-29T03:30"],
    ["Europe/London", "2026-03-29T00:30", "2026-03-29T02:30"],
    ["America/New_York", "2026-03-08T01:30", "2026-03-08T03:30"],
    ["America/Sao_Paulo", "2026-02-14T22:00", "2026-02-15T02:00"],
    ["America/St_Johns", "2026-07-01T19:30", "2026-07-01T22:00"],
    ["Australia/Sydney", "2026-10-04T01:30", "2026-10-04T03:30"],
    ["Asia/Kathmandu", "2026-06-01T12:00", "2026-06-01T13:00"],
    ["Asia/Tokyo", "2026-12-31T23:00", "2027-01-01T01:00"],
    ["Pacific/Auckland", "2026-09-27T01:30", "2026-09-27T03:30"],
    ["Africa/Casablanca", "2026-02-15T01:30", "2026-02-15T04:00"],
    ["Pacific/Kiritimati", "2026-06-01T08:00", "2026-06-03T20:00"],
  ])("keeps wall time and instant in %s from %s", (timeZone, start, end) => {
    const startDate = toInstant(start, timeZone).instant;
    const endDate = toInstant(end, timeZone).instant;
    const { event } = parsed({ timeZone, startDate, endDate });
    expect(event.startDate.toJSDate().toISOString()).toBe(startDate);
    expect(event.endDate.toJSDate().toISOString()).toBe(endDate);
    expect(event.startDate.zone.tzid).toBe(timeZone);
    expect(event.startDate.toString()).toBe(`${start}:00`);
  });

  it.each([
    ["Europe/Berlin", "2026-10-25T02:30", "2026-10-25T04:00"],
    ["America/New_York", "2026-10-31T22:30", "2026-11-01T01:30"],
    ["Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-05T03:00"],
  ])("writes UTC where a clock shows a time twice: %s from %s", (timeZone, start, end) => {
    const startDate = toInstant(start, timeZone).instant;
    const endDate = toInstant(end, timeZone).instant;
    const { event, calendar } = parsed({ timeZone, startDate, endDate });
    expect(event.startDate.zone.tzid).toBe("UTC");
    expect(event.startDate.toJSDate().toISOString()).toBe(startDate);
    expect(event.endDate.toJSDate().toISOString()).toBe(endDate);
    expect(calendar.getAllSubcomponents("vtimezone")).toHaveLength(0);
  });

  it("is read as it was meant by another reader, in any zone on any day", () => {
    expect(misreadDates(seeded(20_261_121), 400)).toEqual([]);
  });

  it("keeps lines within 75 octets and ends them with CR LF", () => {
    const { text, event } = parsed({ name: "Überlänge ".repeat(30).trim() });
    const octets = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(event.summary).toBe("Überlänge ".repeat(30).trim());
  });

  it("lets no text start a line of its own", () => {
    const attack = "Party\r\nATTENDEE:mailto:x@evil.example\r\nEND:VEVENT";
    const { calendar, component } = parsed({
      name: attack,
      description: attack,
      locationName: attack,
      uid: attack,
      pageUrl: `https://jubilee.example/\r\nATTACH:https://evil.example`,
    });
    expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
    expect(component.getAllProperties("attendee")).toHaveLength(0);
    expect(component.getAllProperties("attach")).toHaveLength(0);
  });

  it("lets no name turn what stands around it, and keeps letters that run from the right", () => {
    const { event } = parsed({ name: "Gala \u202etnemyaP\u2069", locationName: "Hall\u202e" });
    expect(event.summary).toBe("Gala tnemyaP");
    expect(event.location).toMatch(/^Hall,/);
    expect(parsed({ name: "حفل\u200f عمر" }).event.summary).toBe("حفل\u200f عمر");
  });

  it("leaves out what is not there", () => {
    const { component } = parsed({
      description: null,
      locationName: null,
      address: null,
      pageUrl: null,
    });
    expect(component.hasProperty("location")).toBe(false);
    expect(component.hasProperty("description")).toBe(false);
    expect(component.hasProperty("url")).toBe(false);
  });
});

describe("calendarFeed", () => {
  const tokyo = {
    ...source,
    uid: "second",
    timeZone: "Asia/Tokyo",
    status: "cancelled" as const,
    startDate: "2026-03-01T09:00:00+00:00",
    endDate: "2026-03-01T11:00:00+00:00",
  };
  const text = calendarFeed({ name: "Grünewald\r\nX-EVIL: 1", events: [source, tokyo] });
  const calendar = new ICAL.Component(ICAL.parse(text));

  it("holds several events with the zones they need", () => {
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
    const zones = calendar.getAllSubcomponents("vtimezone");
    expect(new Set(zones.map((zone) => zone.getFirstPropertyValue("tzid")))).toEqual(
      new Set(["Asia/Tokyo", "Europe/Berlin"]),
    );
    ICAL.TimezoneService.reset();
    for (const zone of zones) ICAL.TimezoneService.register(zone);
    const starts = calendar
      .getAllSubcomponents("vevent")
      .map((entry) => new ICAL.Event(entry).startDate.toJSDate().toISOString());
    expect(starts).toEqual(["2027-09-12T22:00:00.000Z", "2026-03-01T09:00:00.000Z"]);
  });

  it("keeps what is called off, marked as cancelled", () =>
    expect(
      calendar.getAllSubcomponents("vevent").map((entry) => entry.getFirstPropertyValue("status")),
    ).toEqual(["CONFIRMED", "CANCELLED"]));

  it("has a name of one line and says how often to read it", () => {
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Grünewald X-EVIL: 1");
    expect(calendar.getFirstPropertyValue("refresh-interval")?.toString()).toBe("PT1H");
    expect(calendar.hasProperty("x-evil")).toBe(false);
  });

  it("is a calendar without events, too", () =>
    expect(
      new ICAL.Component(
        ICAL.parse(calendarFeed({ name: "Empty", events: [] })),
      ).getAllSubcomponents("vevent"),
    ).toEqual([]));
});

describe("calendarResponse", () => {
  it("is downloaded under its name", () => {
    const { headers } = calendarResponse("BEGIN:VCALENDAR", "party.ics");
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("content-disposition")).toBe('attachment; filename="party.ics"');
  });
});
