import { describe, expect, it } from "vitest";
import {
  firstNameMark,
  missingLanguages,
  personalText,
  textFor,
  unreadOf,
} from "./announcements.rules.ts";
import type { GuestAnnouncement } from "./announcements.types.ts";

const texts = {
  en: { subject: "The boat", body: "It leaves at 23:40." },
  de: { subject: "Das Boot", body: null },
};
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

  it("gives each their language as far as it is written", () => {
    const whole = { ...texts, de: { subject: "Das Boot", body: "Es fährt." } };
    expect(textFor(whole, "en", "de-CH").subject).toBe("Das Boot");
    expect(textFor(texts, "en", "de").subject).toBe("The boat");
    expect(textFor({}, "en", "de")).toEqual({ subject: null, body: null });
  });

  it("greets by name, and without one where nobody knows it", () => {
    expect(personalText(`Dear ${firstNameMark},`, "Kofi")).toBe("Dear Kofi,");
    expect(personalText(`Dear ${firstNameMark}, hi`, "")).toBe("Dear, hi");
    expect(personalText(`Dear ${firstNameMark},\n\nthe boat`, "")).toBe("the boat");
    expect(personalText(`A word, ${firstNameMark}, to all\nof you`, "")).not.toMatch(/^of/);
    expect(personalText(`${firstNameMark}様\n\n船は`, "")).toBe("船は");
  });

  it("knows what a guest has not read", () => {
    const one = { id: "1", isUnread: true } as GuestAnnouncement;
    expect(unreadOf([one, { ...one, id: "2", isUnread: false }])).toEqual(["1"]);
  });
});
