import { describe, expect, it } from "vitest";
import { richTextPlain } from "../base/rich-drawing.rules.ts";
import { firstNameMark, personalSubject } from "../base/reader-fields.rules.ts";
import { richTextOf } from "../base/rich-text.rules.ts";
import type { RichBlock, RichInline } from "../base/rich-text.types.ts";
import {
  missingLanguages,
  peoplePast,
  personalBody,
  textFor,
  unreadOf,
} from "./announcements.rules.ts";
import type { GuestAnnouncement } from "./announcements.types.ts";

const texts = {
  en: { subject: "The boat", body: richTextOf("It leaves at 23:40.") },
  de: { subject: "Das Boot", body: null },
};
const field = (name: string, fallback = ""): RichInline => ({
  type: "field",
  attrs: { name, fallback },
});
const name = field("first_name");
const place = field("place");
const group = field("group", "all of you");
const line = (...pieces: (string | RichInline)[]): RichBlock => ({
  type: "paragraph",
  content: pieces.map((one) => (typeof one === "string" ? { type: "text", text: one } : one)),
});
const languages = [
  { locale: "en", people: 100 },
  { locale: "de", people: 20 },
  { locale: "de-CH", people: 1 },
  { locale: "fr", people: 30 },
];

describe("what is said to whom", () => {
  it("names the languages that are missing or half written, most people first", () => {
    expect(missingLanguages(texts, { languages })).toEqual([
      { locale: "fr", people: 30 },
      { locale: "de", people: 21 },
    ]);
  });

  it("counts for whom a time on their own clocks has passed, and so comes at once", () => {
    const zones = [
      { timeZone: "Europe/Berlin", people: 48 },
      { timeZone: "Asia/Dubai", people: 12 },
      { timeZone: "Pacific/Auckland", people: 11 },
    ];
    const atSixInBerlin = Date.parse("2026-11-30T17:00:00Z");
    expect(peoplePast(zones, "2026-11-30T21:00", atSixInBerlin)).toBe(23);
    expect(peoplePast(zones, "2026-12-01T09:00", atSixInBerlin)).toBe(0);
    expect(peoplePast(zones, "", atSixInBerlin)).toBe(0);
  });

  it("gives each their language as far as it is written", () => {
    const whole = { ...texts, de: { subject: "Das Boot", body: richTextOf("Es fährt.") } };
    expect(textFor(whole, "en", "de-CH")).toMatchObject({ subject: "Das Boot", language: "de" });
    expect(textFor(texts, "en", "de")).toMatchObject({ subject: "The boat", language: "en" });
    expect(textFor({}, "en", "de")).toEqual({ subject: null, body: null, language: "en" });
  });

  it("greets by name, and without one where nobody knows it", () => {
    expect(personalSubject(`A word, ${firstNameMark}`, "Kofi")).toBe("A word, Kofi");
    expect(personalSubject(`A word ${firstNameMark}`, "")).toBe("A word");
    const kofi = { full_name: "Kofi Mensah", group: "" };
    const read = (content: RichBlock[], known: Record<string, string>) =>
      richTextPlain(personalBody({ version: 1, content }, known));
    const greeting = line("Dear ", name, ",");
    expect(read([greeting, line("the boat")], kofi)).toBe("Dear Kofi,\n\nthe boat");
    expect(read([greeting, line("the boat")], {})).toBe("the boat");
    expect(read([line(name, "様"), line("船は")], {})).toBe("船は");
    expect(read([line("A word, ", name, ", to all of you")], {})).toBe("A word,, to all of you");
  });

  it("fills in what is known of the event for everybody, and what stands in for the rest", () => {
    const text = { version: 1, content: [line("At ", place, " with ", group)] };
    expect(richTextPlain(personalBody(text, { place: "Mill Hall" }))).toBe(
      "At Mill Hall with all of you",
    );
    expect(richTextPlain(personalBody("plain", {}))).toBe("");
  });

  it("knows what a guest has not read", () => {
    const one = { id: "1", isUnread: true } as GuestAnnouncement;
    expect(unreadOf([one, { ...one, id: "2", isUnread: false }])).toEqual(["1"]);
  });
});
