import { languageTags, localeFor } from "@jubilee/core/base/time.rules";
import type { PageLanguage, Reader } from "./pages.types.ts";
import { words } from "./words/all.ts";

const isSpoken = (lang: string): lang is PageLanguage => Object.hasOwn(words, lang);

/** What a browser asks for, most wanted first: `de-CH, en;q=0.8`. */
export function acceptedLanguages(header: string | null): string[] {
  const wishes = (header ?? "")
    .slice(0, 400)
    .split(",")
    .slice(0, 12)
    .map((wish) => {
      const [tag = "", weight = ""] = wish.trim().split(/\s*;\s*q=/);
      return { tag, weight: weight === "" ? 1 : Number(weight) || 0 };
    });
  const wanted = wishes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return languageTags(wanted.map(({ tag }) => tag));
}

const baseOf = (tag: string): string => tag.split("-")[0]?.toLowerCase() ?? "";

/** Whom a page speaks to: the language they chose, else their browser's, else the event's. */
export function readerOf(chosen: string | null, accepted: string | null, own: string): Reader {
  const device = acceptedLanguages(accepted);
  const lang = [chosen ?? "", ...device, own].map(baseOf).find(isSpoken) ?? "en";
  // Whose browser says no flavour of it reads the event's own, where that is one.
  return { lang, locale: localeFor(lang, [...device, own]) };
}
