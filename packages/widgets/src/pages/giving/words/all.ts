import { dedication } from "../../../copy/en/dedication.copy.ts";
import { donation } from "../../../copy/en/donation.copy.ts";
import { sendGift } from "../../../copy/en/send-gift.copy.ts";
import { thanks } from "../../../copy/en/thanks.copy.ts";
import { copy as arCopy } from "../../../steps/languages/donation/ar.ts";
import { copy as deCopy } from "../../../steps/languages/donation/de.ts";
import { copy as esCopy } from "../../../steps/languages/donation/es.ts";
import { copy as frCopy } from "../../../steps/languages/donation/fr.ts";
import { copy as jaCopy } from "../../../steps/languages/donation/ja.ts";
import { copy as ptCopy } from "../../../steps/languages/donation/pt.ts";
import { copy as zhCopy } from "../../../steps/languages/donation/zh.ts";
import type { PageLanguage } from "../../page.types.ts";
import { giving as ar } from "./ar.ts";
import { giving as de } from "./de.ts";
import { giving as en } from "./en.ts";
import { giving as es } from "./es.ts";
import { giving as fr } from "./fr.ts";
import { giving as ja } from "./ja.ts";
import { giving as pt } from "./pt.ts";
import { giving as zh } from "./zh.ts";
import type { GivingWords } from "./words.types.ts";

/** What the pages of giving say: their own words, and those of the widget. */
export const givingWords: Readonly<Record<PageLanguage, GivingWords>> = {
  en: { giving: en, donation: { ...donation, ...dedication, ...sendGift }, thanks },
  ar: { giving: ar, ...arCopy },
  de: { giving: de, ...deCopy },
  es: { giving: es, ...esCopy },
  fr: { giving: fr, ...frCopy },
  ja: { giving: ja, ...jaCopy },
  pt: { giving: pt, ...ptCopy },
  zh: { giving: zh, ...zhCopy },
};
