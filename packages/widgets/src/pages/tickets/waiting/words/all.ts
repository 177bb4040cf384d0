import type { PageLanguage } from "../../../page.types.ts";
import { words as ar } from "./ar.ts";
import { words as de } from "./de.ts";
import { words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as fr } from "./fr.ts";
import { words as ja } from "./ja.ts";
import { words as pt } from "./pt.ts";
import type { WaitingWords } from "./words.types.ts";
import { words as zh } from "./zh.ts";

/** The words of a place on the waiting list. */
export const words: Readonly<Record<PageLanguage, WaitingWords>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  pt,
  zh,
};
