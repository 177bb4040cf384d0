import type { PageLanguage } from "../../../page.types.ts";
import { talk as ar } from "./ar.ts";
import { talk as de } from "./de.ts";
import { talk as en } from "./en.ts";
import { talk as es } from "./es.ts";
import { talk as fr } from "./fr.ts";
import { talk as ja } from "./ja.ts";
import { talk as pt } from "./pt.ts";
import type { TalkCopy } from "./words.types.ts";
import { talk as zh } from "./zh.ts";

export const talkWords: Readonly<Record<PageLanguage, TalkCopy>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  pt,
  zh,
};
