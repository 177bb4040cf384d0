import type { PageLanguage } from "../../../page.types.ts";
import { noticeMails as ar } from "./ar.ts";
import { noticeMails as de } from "./de.ts";
import { noticeMails as en } from "./en.ts";
import { noticeMails as es } from "./es.ts";
import { noticeMails as fr } from "./fr.ts";
import { noticeMails as ja } from "./ja.ts";
import { noticeMails as pt } from "./pt.ts";
import type { NoticeMailsCopy } from "./words.types.ts";
import { noticeMails as zh } from "./zh.ts";

export const noticeMailsWords: Readonly<Record<PageLanguage, NoticeMailsCopy>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  pt,
  zh,
};
