import { describe, expect, it } from "vitest";
import {
  calendarChoices,
  calendarFileName,
  calendarLinks,
  calendarPlace,
} from "./calendar.rules.ts";

const entry = {
  name: "Lincoln High & friends: thirty years on",
  description: "Supper at seven.",
  startDate: "2026-09-12T18:00:00-04:00",
  endDate: "2026-09-12T23:30:00-04:00",
  timeZone: "America/New_York",
  locationName: "The Mill River Boathouse",
  address: "41 Boathouse Lane, Marlow Falls",
  onlineUrl: null,
};
const page = "https://jubilee.example/event-info-view/abc";

describe("calendarLinks", () => {
  it("gives every calendar the same instants, text and place", () => {
    const links = calendarLinks(entry, page);
    const google = new URL(links.google).searchParams;
    expect(google.get("dates")).toBe("20260912T220000Z/20260913T033000Z");
    expect(google.get("text")).toBe(entry.name);
    expect(google.get("details")).toBe(`Supper at seven.\n\n${page}`);
    expect(new URL(links.outlook).searchParams.get("startdt")).toBe("2026-09-12T22:00:00.000Z");
    expect(new URL(links.office365).searchParams.get("location")).toBe(calendarPlace(entry));
    expect(new URL(links.yahoo).searchParams.get("et")).toBe("20260913T033000Z");
  });

  it("gives whole days as days, each calendar with the end that it wants", () => {
    const days = {
      ...entry,
      startDate: "2026-09-12T00:00:00-04:00",
      endDate: "2026-09-13T23:59:00-04:00",
    };
    const links = calendarLinks(days, page);
    expect(new URL(links.google).searchParams.get("dates")).toBe("20260912/20260914");
    const outlook = new URL(links.outlook).searchParams;
    expect([outlook.get("allday"), outlook.get("startdt"), outlook.get("enddt")]).toEqual([
      "true",
      "2026-09-12",
      "2026-09-14",
    ]);
    const yahoo = new URL(links.yahoo).searchParams;
    expect([yahoo.get("dur"), yahoo.get("st"), yahoo.get("et")]).toEqual([
      "allday",
      "20260912",
      "20260913",
    ]);
    expect(new URL(calendarLinks(entry, page).outlook).searchParams.has("allday")).toBe(false);
  });

  it("leaves out what an event has not", () => {
    const bare = { ...entry, description: null, locationName: null, address: null };
    expect(new URL(calendarLinks(bare, null).google).searchParams.has("location")).toBe(false);
  });
});

it("offers every calendar, and the file for those without an address of their own", () => {
  const file = { name: "Apple and others", href: "/calendar.ics" };
  const choices = calendarChoices(entry, page, file);
  expect(choices.map(({ name }) => name)).toEqual([
    "Google",
    "Outlook.com",
    "Microsoft 365",
    "Yahoo",
    "Apple and others",
  ]);
  expect(choices.map(({ href }) => new URL(href, page).hostname)).toEqual([
    "calendar.google.com",
    "outlook.live.com",
    "outlook.office.com",
    "calendar.yahoo.com",
    "jubilee.example",
  ]);
});

describe("calendarPlace", () => {
  it("falls back to the online address", () => {
    const online = {
      ...entry,
      locationName: null,
      address: null,
      onlineUrl: "https://meet.example/1",
    };
    expect(calendarPlace(online)).toBe("https://meet.example/1");
  });
});

describe("calendarFileName", () => {
  it.each([
    [
      "Großes Grünewald-Familientreffen am Tegernsee",
      "grosses-grunewald-familientreffen-am-tegernsee.ics",
    ],
    ["Kınalıada’da düğün", "kinaliadada-dugun.ics"],
    ["لقاء العائلة", "event.ics"],
    ["../../etc/passwd\r\nX: y", "etc-passwd-x-y.ics"],
    ["a".repeat(200), `${"a".repeat(60)}.ics`],
  ])("%s becomes %s", (name, file) => expect(calendarFileName(name)).toBe(file));
});
