import type { PageLanguage } from "../../../page.types.ts";
import { profile as ar } from "./ar.ts";
import { profile as de } from "./de.ts";
import { profile as en } from "./en.ts";
import { profile as es } from "./es.ts";
import { profile as fr } from "./fr.ts";
import { profile as ja } from "./ja.ts";
import { profile as pt } from "./pt.ts";
import type { ProfileCopy } from "./words.types.ts";
import { profile as zh } from "./zh.ts";

export const profileWords: Readonly<Record<PageLanguage, ProfileCopy>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  pt,
  zh,
};
