import type { PageLanguage } from "../../../page.types.ts";
import { helping as ar } from "./ar.ts";
import { helping as de } from "./de.ts";
import { helping as en } from "./en.ts";
import { helping as es } from "./es.ts";
import { helping as fr } from "./fr.ts";
import { helping as ja } from "./ja.ts";
import { helping as pt } from "./pt.ts";
import type { HelpingCopy } from "./words.types.ts";
import { helping as zh } from "./zh.ts";

export const helpingWords: Readonly<Record<PageLanguage, HelpingCopy>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  pt,
  zh,
};
