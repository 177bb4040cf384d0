import type { HeldCopy } from "@jubilee/core/people/held.types";
import type { PageLanguage } from "../../../../page.types.ts";
import { held as ar } from "./ar.ts";
import { held as de } from "./de.ts";
import { held as es } from "./es.ts";
import { held as fr } from "./fr.ts";
import { held as ja } from "./ja.ts";
import { held as pt } from "./pt.ts";
import { held as zh } from "./zh.ts";

/** What is said of what is held about somebody; in English the areas say it themselves. */
export const heldWords: Readonly<Record<Exclude<PageLanguage, "en">, HeldCopy>> = {
  ar,
  de,
  es,
  fr,
  ja,
  pt,
  zh,
};
