import type { PageLanguage } from "../../../page.types.ts";
import { venue as ar } from "./ar.ts";
import { venue as de } from "./de.ts";
import { venue as en } from "./en.ts";
import { venue as es } from "./es.ts";
import { venue as fr } from "./fr.ts";
import { venue as ja } from "./ja.ts";
import { venue as pt } from "./pt.ts";
import type { VenueWords } from "./words.types.ts";
import { venue as zh } from "./zh.ts";

/** What a venue's page says, in every language. */
export const words: Readonly<Record<PageLanguage, VenueWords>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  pt,
  zh,
};
