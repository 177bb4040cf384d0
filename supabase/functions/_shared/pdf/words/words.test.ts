import { expect, it } from "vitest";
import { guestLanguages } from "../../mails/languages.ts";
import { paperSpeech } from "../paper-speech.ts";
import { paperWords } from "./words.ts";

const entries = (words: object) => Object.entries(words) as [string, unknown][];

it.each(guestLanguages.filter((language) => language !== "en"))(
  "paper in %s has no English left, and says every number it is given",
  (language) => {
    const words = paperWords(language);
    const english = new Map(entries(paperWords("en")));
    const left = entries(words).filter(
      ([name, said]) => typeof said === "string" && said === english.get(name),
    );
    expect(left).toEqual([]);
    const { order, issued, net, corrects, bills } = words;
    for (const say of [order, issued, net, bills.invoice, bills.credit_note]) {
      expect(say("7HK")).toContain("7HK");
    }
    expect(corrects("INV-1", "1 May")).toMatch(/INV-1.*1 May|1 May.*INV-1/);
    expect(bills.credit_note("CN-1")).not.toContain("Credit note");
  },
);

it("every letter that paper may say is known before its fonts are chosen", () => {
  expect(paperSpeech("ja").letters).toContain("請求書");
  expect(paperSpeech("ar-EG").letters).toContain("فاتورة");
  expect(paperSpeech("pl").words).toBe(paperWords("en"));
});
