import type { ShowcaseCopy } from "../../../copy/copy.types.ts";
import { showcase as en } from "../../../copy/en/showcase.copy.ts";
import { copy as ar } from "../../../steps/languages/showcase/ar.ts";
import { copy as de } from "../../../steps/languages/showcase/de.ts";
import { copy as es } from "../../../steps/languages/showcase/es.ts";
import { copy as fr } from "../../../steps/languages/showcase/fr.ts";
import { copy as ja } from "../../../steps/languages/showcase/ja.ts";
import { copy as pt } from "../../../steps/languages/showcase/pt.ts";
import { copy as zh } from "../../../steps/languages/showcase/zh.ts";
import type { PageLanguage } from "../../page.types.ts";

/** What a showcase says, which its widget says too. */
export const showcaseWords: Readonly<Record<PageLanguage, ShowcaseCopy>> = {
  en,
  ar: ar.showcase,
  de: de.showcase,
  es: es.showcase,
  fr: fr.showcase,
  ja: ja.showcase,
  pt: pt.showcase,
  zh: zh.showcase,
};
