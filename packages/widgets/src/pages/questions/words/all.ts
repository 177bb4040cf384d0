import type { PageLanguage } from "../../page.types.ts";
import { ask as ar } from "./ar.ts";
import { ask as de } from "./de.ts";
import { ask as en } from "./en.ts";
import { ask as es } from "./es.ts";
import { ask as fr } from "./fr.ts";
import { ask as ja } from "./ja.ts";
import { ask as pt } from "./pt.ts";
import type { AskCopy } from "./words.types.ts";
import { ask as zh } from "./zh.ts";

export const askWords: Readonly<Record<PageLanguage, AskCopy>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  pt,
  zh,
};
