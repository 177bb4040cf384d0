import { acceptedLanguages, flavourOf } from "@jubilee/core/base/languages.rules";
import { localeFor } from "@jubilee/core/base/time.rules";
import type { PageLanguage, Reader } from "./page.types.ts";
import { words } from "./words/all.ts";

const isSpoken = (lang: string): lang is PageLanguage => Object.hasOwn(words, lang);

const baseOf = (tag: string): string => tag.split("-")[0]?.toLowerCase() ?? "";

/** Whom a page speaks to: the language they chose, else their browser's, else the event's. */
export function readerOf(chosen: string | null, accepted: string | null, own: string): Reader {
  const device = acceptedLanguages(accepted);
  const lang = [chosen ?? "", ...device, own].map(baseOf).find(isSpoken) ?? "en";
  // Whose browser says no flavour of it reads the event's own, where that is one.
  return { lang, locale: localeFor(lang, [...device, ...flavourOf(own)]) };
}
