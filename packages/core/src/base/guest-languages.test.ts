import { describe, expect, it } from "vitest";
import {
  guestLanguages,
  languageChoice,
  languageNote,
  languagesToChoose,
  ownLanguage,
  unspokenLanguages,
} from "./guest-languages.rules.ts";

describe("languages that guests read", () => {
  it("says of a language that is not spoken what stays English, and nothing of the others", () => {
    expect(languageNote("tr")).toContain("does not speak Turkish");
    expect(languageNote("tr-TR")).toContain("are in English");
    for (const tag of ["", "pt-BR", ...guestLanguages]) expect(languageNote(tag)).toBeNull();
  });

  it("offers the spoken ones first and keeps what is chosen", () => {
    const tags = languagesToChoose("en-US");
    expect(tags.slice(0, 9)).toContain("en-US");
    expect(tags.slice(0, 9)).not.toContain("tr");
    expect(tags.indexOf("tr")).toBeGreaterThan(8);
    expect(languageChoice("tr")).toBe("Turkish (what we add is in English)");
    expect(languageChoice("ar")).toBe("Arabic");
  });

  it.each([
    [["tr-TR", "en"], "en-US", "tr-TR"],
    [["de-CH"], "en-GB", "de-CH"],
    [["en-AU"], "en-GB", "en-GB"],
    [["tlh"], "en-GB", "en-GB"],
    [[], "en-GB", "en-GB"],
  ])("reads %j with %s as %s", (languages, written, own) => {
    expect(ownLanguage(languages, written)).toBe(own);
  });

  it("counts who reads what is not spoken, by language", () => {
    expect(unspokenLanguages(["tr", "tr-TR", "de", null, undefined, "pl"])).toEqual([
      { language: "tr", people: 2 },
      { language: "pl", people: 1 },
    ]);
  });
});
