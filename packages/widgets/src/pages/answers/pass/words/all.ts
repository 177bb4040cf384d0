import type { PageLanguage } from "../../../page.types.ts";
import { pass as ar } from "./ar.ts";
import { pass as de } from "./de.ts";
import { pass as en } from "./en.ts";
import { pass as es } from "./es.ts";
import { pass as fr } from "./fr.ts";
import { pass as ja } from "./ja.ts";
import { pass as pt } from "./pt.ts";
import type { PassCopy } from "./words.types.ts";
import { pass as zh } from "./zh.ts";

export const passWords: Readonly<Record<PageLanguage, PassCopy>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  pt,
  zh,
};
