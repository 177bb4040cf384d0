import type { PageLanguage } from "../../../page.types.ts";
import { poll as ar } from "./ar.ts";
import { poll as de } from "./de.ts";
import { poll as en } from "./en.ts";
import { poll as es } from "./es.ts";
import { poll as fr } from "./fr.ts";
import { poll as ja } from "./ja.ts";
import { poll as pt } from "./pt.ts";
import { poll as zh } from "./zh.ts";
import type { PollPageCopy } from "./words.types.ts";

/** What a poll's page says, in every language. */
export const pollWords: Readonly<Record<PageLanguage, PollPageCopy>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  pt,
  zh,
};
