import { closed } from "../../copy/en/closed.copy.ts";
import { contact } from "../../copy/en/contact.copy.ts";
import { refusals } from "../../copy/en/refusals.copy.ts";
import { rsvp } from "../../copy/en/rsvp.copy.ts";
import { sent } from "../../copy/en/sent.copy.ts";
import { common } from "../../copy/en/shared.copy.ts";
import { copy as everyAr } from "../../steps/languages/every/ar.ts";
import { copy as everyDe } from "../../steps/languages/every/de.ts";
import { copy as everyEs } from "../../steps/languages/every/es.ts";
import { copy as everyFr } from "../../steps/languages/every/fr.ts";
import { copy as everyJa } from "../../steps/languages/every/ja.ts";
import { copy as everyPt } from "../../steps/languages/every/pt.ts";
import { copy as everyZh } from "../../steps/languages/every/zh.ts";
import { copy as refusalsAr } from "../../steps/languages/refusals/ar.ts";
import { copy as refusalsDe } from "../../steps/languages/refusals/de.ts";
import { copy as refusalsEs } from "../../steps/languages/refusals/es.ts";
import { copy as refusalsFr } from "../../steps/languages/refusals/fr.ts";
import { copy as refusalsJa } from "../../steps/languages/refusals/ja.ts";
import { copy as refusalsPt } from "../../steps/languages/refusals/pt.ts";
import { copy as refusalsZh } from "../../steps/languages/refusals/zh.ts";
import { copy as rsvpAr } from "../../steps/languages/rsvp/ar.ts";
import { copy as rsvpDe } from "../../steps/languages/rsvp/de.ts";
import { copy as rsvpEs } from "../../steps/languages/rsvp/es.ts";
import { copy as rsvpFr } from "../../steps/languages/rsvp/fr.ts";
import { copy as rsvpJa } from "../../steps/languages/rsvp/ja.ts";
import { copy as rsvpPt } from "../../steps/languages/rsvp/pt.ts";
import { copy as rsvpZh } from "../../steps/languages/rsvp/zh.ts";
import type { PageLanguage } from "../page.types.ts";
import { page as ar } from "./ar.ts";
import { page as de } from "./de.ts";
import { page as en } from "./en.ts";
import { page as es } from "./es.ts";
import { page as fr } from "./fr.ts";
import { page as ja } from "./ja.ts";
import { page as pt } from "./pt.ts";
import { page as zh } from "./zh.ts";
import type { PageWords } from "./words.types.ts";

/** All words of guests' pages: their own, and those that widgets say too. */
export const words: Readonly<Record<PageLanguage, PageWords>> = {
  en: { page: en, closed, common, contact, refusals, rsvp, sent },
  ar: { page: ar, ...everyAr, ...refusalsAr, ...rsvpAr },
  de: { page: de, ...everyDe, ...refusalsDe, ...rsvpDe },
  es: { page: es, ...everyEs, ...refusalsEs, ...rsvpEs },
  fr: { page: fr, ...everyFr, ...refusalsFr, ...rsvpFr },
  ja: { page: ja, ...everyJa, ...refusalsJa, ...rsvpJa },
  pt: { page: pt, ...everyPt, ...refusalsPt, ...rsvpPt },
  zh: { page: zh, ...everyZh, ...refusalsZh, ...rsvpZh },
};
