import type { PageLanguage } from "../../../page.types.ts";
import { forum as ar } from "./ar.ts";
import { forum as de } from "./de.ts";
import { forum as en } from "./en.ts";
import { forum as es } from "./es.ts";
import { forum as fr } from "./fr.ts";
import { forum as ja } from "./ja.ts";
import { forum as pt } from "./pt.ts";
import type { PublicForumCopy } from "./words.types.ts";
import { forum as zh } from "./zh.ts";

export const forumWords: Readonly<Record<PageLanguage, PublicForumCopy>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  pt,
  zh,
};
