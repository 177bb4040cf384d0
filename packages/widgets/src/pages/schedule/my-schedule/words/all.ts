import type { PageLanguage } from "../../../page.types.ts";
import { schedule as ar } from "./ar.ts";
import { schedule as de } from "./de.ts";
import { schedule as en } from "./en.ts";
import { schedule as es } from "./es.ts";
import { schedule as fr } from "./fr.ts";
import { schedule as ja } from "./ja.ts";
import { schedule as pt } from "./pt.ts";
import type { ScheduleCopy } from "./words.types.ts";
import { schedule as zh } from "./zh.ts";

export const scheduleWords: Readonly<Record<PageLanguage, ScheduleCopy>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  pt,
  zh,
};
