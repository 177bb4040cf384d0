import { directionOf, mailLanguage, mailLocale } from "../mails/languages.ts";
import { type Sheet, sheetOf } from "./paper.ts";
import type { PaperWords } from "./words/words.types.ts";
import { paperWords } from "./words/words.ts";

/** How paper speaks to its reader. */
export interface PaperSpeech {
  words: PaperWords;
  /** How dates and amounts are written. */
  locale: string;
  direction: "ltr" | "rtl";
  sheet: Sheet;
  /** Everything that it may say, for the letters that it needs. */
  letters: string;
}

/** What paper says to whoever reads this locale; English for what no paper speaks. */
export function paperSpeech(locale: string): PaperSpeech {
  const language = mailLanguage(locale);
  const words = paperWords(language);
  const writing = mailLocale(locale);
  const month = (_: unknown, index: number) => new Date(Date.UTC(2027, index, 1));
  const days = new Intl.DateTimeFormat(writing, { dateStyle: "full" });
  const said = Array.from({ length: 12 }, month).map((day) => days.format(day));
  return {
    words,
    locale: writing,
    direction: directionOf(language),
    sheet: sheetOf(writing),
    letters: [...said, ...textsIn(words)].join(" "),
  };
}

function textsIn(words: object): string[] {
  return Object.values(words).flatMap((text: unknown) => {
    if (typeof text === "string") return [text];
    if (typeof text === "function") return [String(text("", ""))];
    return typeof text === "object" && text !== null ? textsIn(text) : [];
  });
}
