import type { PageLanguage } from "../../../page.types.ts";
import { find as ar } from "./ar.ts";
import { find as de } from "./de.ts";
import { find as en } from "./en.ts";
import { find as es } from "./es.ts";
import { find as fr } from "./fr.ts";
import { find as ja } from "./ja.ts";
import { find as pt } from "./pt.ts";
import type { FindCopy } from "./words.types.ts";
import { find as zh } from "./zh.ts";

export const findWords: Readonly<Record<PageLanguage, FindCopy>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  pt,
  zh,
};
