import { afterEach, expect, it, vi } from "vitest";
import { library } from "../fixtures/campaigns.ts";
import { shared } from "../fixtures/events.ts";
import { viewerTime } from "../format/event-time.ts";
import { exact } from "../format/money.ts";
import { learn } from "../format/told.ts";
import { firstWords } from "./first-words.ts";
import { inlineWidgetScript } from "./inline-widget-script.ts";
import { wordReaderOf } from "./word-reader.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const zoneHere = process.env["TZ"];
afterEach(() => {
  process.env["TZ"] = zoneHere;
  vi.restoreAllMocks();
});

const reader = { lang: "en", locale: "en-US", now };

it.each([
  ["en", "en-US,en;q=0.9", { lang: "en", locale: "en-US" }],
  ["en", "de-DE,de;q=0.9", { lang: "en", locale: "en-GB" }],
  ["de", "en-US,de-AT;q=0.5", { lang: "de", locale: "de-AT" }],
  ["pt-BR", "en", { lang: "pt-BR", locale: "pt-BR" }],
  ["ja", null, { lang: "ja", locale: "ja" }],
  ["en", "en-x1,en-abcd", null],
  ["sv", "sv-SE", null],
])("a page in %s asked for with %s is written for %o", (spoken, accepted, expected) => {
  expect(wordReaderOf(spoken, accepted)).toEqual(expected);
});

it("writes moments, lists and amounts once, and forgets nothing of one reader for the next", () => {
  const american = Object.values(firstWords("rsvp", shared, reader));
  expect(american).toContain("Annegret and Marcus");
  expect(american.join()).toMatch(/Thursday, May 20 at 11:59.PM EDT/);
  const german = Object.values(firstWords("rsvp", shared, { ...reader, lang: "de", locale: "de" }));
  expect(german).toContain("Annegret und Marcus");
  expect(german.join()).not.toContain("EDT");
  expect(Object.values(firstWords("rsvp", shared, reader))).toEqual(american);
});

it("tells a script its first sums, and nothing without a reader", () => {
  const script = inlineWidgetScript("", "donation", library, reader);
  expect(script).toContain('"$75"');
  expect(script).toContain('"$35.00"');
  expect(inlineWidgetScript("", "donation", library)).not.toContain("told");
});

it("says a moment on any reader's clock without a formatter of theirs", () => {
  const { event } = shared;
  process.env["TZ"] = "Asia/Tokyo";
  learn(firstWords("rsvp", shared, { ...reader, locale: "en-GB" }));
  const formatter = vi.spyOn(Intl, "DateTimeFormat");
  const [time = "", city] = viewerTime(event.startDate, event, "en-GB") ?? [];
  expect(city).toBe("Tokyo");
  expect(time).toMatch(/\d:\d\d/);
  expect(formatter.mock.calls.filter(([locale]) => locale !== undefined)).toEqual([]);
});

it("writes the sum of any number of tickets without a formatter of the reader's", () => {
  learn(firstWords("donation", library, { ...reader, lang: "fr", locale: "fr" }));
  const formatter = vi.spyOn(Intl, "NumberFormat");
  expect(exact(1_234_567, library.event.currency, "fr")).toMatch(/^12.345,67.\$/);
  expect(formatter).not.toHaveBeenCalled();
});
