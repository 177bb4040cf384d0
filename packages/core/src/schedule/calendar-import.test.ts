import { describe, expect, it } from "vitest";
import { readCalendarFile } from "./calendar-import.rules.ts";

const file = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...lines, "END:VCALENDAR"].join("\r\n");
const entry = (...lines: string[]) =>
  file("BEGIN:VEVENT", "UID:1", "DTSTAMP:20270101T000000Z", ...lines, "END:VEVENT");
const read = (...lines: string[]) => readCalendarFile(entry(...lines), "Europe/Berlin").entries[0];

describe("a calendar file", () => {
  it("becomes events on the clocks of their zone", () =>
    expect(
      read(
        "SUMMARY:Supper\\, with friends",
        "DTSTART;TZID=America/New_York:20270612T183000",
        "DTEND;TZID=America/New_York:20270612T230000",
        "LOCATION:The Boathouse",
        "URL:https://meet.example/supper",
      ),
    ).toMatchObject({
      name: "Supper, with friends",
      startLocal: "2027-06-12T18:30",
      endLocal: "2027-06-12T23:00",
      timeZone: "America/New_York",
      locationName: "The Boathouse",
      onlineUrl: "https://meet.example/supper",
      problem: null,
    }));

  it.each([
    ["DTSTART:20270612T163000Z", "2027-06-12T18:30", "Europe/Berlin"],
    ["DTSTART:20271212T163000Z", "2027-12-12T17:30", "Europe/Berlin"],
    ["DTSTART:20270612T183000", "2027-06-12T18:30", "Europe/Berlin"],
    ["DTSTART;VALUE=DATE:20270612", "2027-06-12T00:00", "Europe/Berlin"],
    ["DTSTART;TZID=Nowhere/Land:20270612T183000", "2027-06-12T18:30", "Europe/Berlin"],
  ])("%s starts at %s", (line, startLocal, timeZone) =>
    expect(read("SUMMARY:x", line)).toMatchObject({ startLocal, timeZone, problem: null }),
  );

  it("reads a zone that only the file knows", () => {
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:Eastern Standard Time",
      "BEGIN:STANDARD",
      "DTSTART:16010101T000000",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0500",
      "END:STANDARD",
      "END:VTIMEZONE",
    ];
    const text = file(
      ...zone,
      "BEGIN:VEVENT",
      "UID:1",
      "SUMMARY:x",
      "DTSTART;TZID=Eastern Standard Time:20270112T120000",
      "DTEND;TZID=Eastern Standard Time:20270112T130000",
      "END:VEVENT",
    );
    expect(readCalendarFile(text, "Europe/Berlin").entries[0]).toMatchObject({
      startLocal: "2027-01-12T18:00",
      endLocal: "2027-01-12T19:00",
    });
  });

  it("keeps a whole day whole", () =>
    expect(
      read("SUMMARY:x", "DTSTART;VALUE=DATE:20270612", "DTEND;VALUE=DATE:20270614"),
    ).toMatchObject({ startLocal: "2027-06-12T00:00", endLocal: "2027-06-13T23:59" }));

  it("reads what repeats, without the dates that were taken out", () => {
    const found = read(
      "SUMMARY:x",
      "DTSTART;TZID=Europe/Berlin:20270316T183000",
      "DTEND;TZID=Europe/Berlin:20270316T200000",
      "RRULE:FREQ=WEEKLY;COUNT=4",
      "EXDATE;TZID=Europe/Berlin:20270323T183000",
    );
    expect(found?.furtherStarts).toEqual(["2027-03-30T18:30", "2027-04-06T18:30"]);
    expect(found?.rule).toBeNull();
  });

  it("takes a hundred dates of what never ends", () => {
    const found = read("SUMMARY:x", "DTSTART:20270316T183000", "RRULE:FREQ=DAILY");
    expect(found?.furtherStarts).toHaveLength(99);
    expect(found?.rule).toBe("FREQ=DAILY");
  });

  it.each([
    [["SUMMARY:x"], "It does not say when it starts"],
    [["SUMMARY:x", "DTSTART:20270612T183000", "DTEND:20270612T173000"], "It ends before it starts"],
    [["SUMMARY:x", "DTSTART:20270612T183000", "STATUS:CANCELLED"], "It is cancelled in the file"],
  ])("%j is told by entry: %s", (lines, problem) => expect(read(...lines)?.problem).toBe(problem));

  it("lets no address be anything but a web address", () =>
    expect(read("SUMMARY:x", "DTSTART:20270612T183000", "URL:javascript:alert(1)")?.onlineUrl).toBe(
      "",
    ));

  it.each(["", "hello", "BEGIN:VCARD\r\nEND:VCARD", file()])(
    "case %#: is told as a whole",
    (text) => {
      const { entries, problem } = readCalendarFile(text, "Europe/Berlin");
      expect(entries).toEqual([]);
      expect(problem).not.toBeNull();
    },
  );
});
