import { flavourOf } from "./languages.rules.ts";

/** The languages that guests' pages, widgets and mails speak by themselves. */
export const guestLanguages = ["en", "de", "es", "fr", "pt", "ja", "zh", "ar"] as const;
export type GuestLanguage = (typeof guestLanguages)[number];

/** Further languages that hosts write in; what stands around their words is English. */
const otherLanguages =
  "bg bn ca cs cy da el et eu fa fi ga gl he hi hr hu id is it ko lt lv mk ms mt nb nl pa pl ro ru sk sl sq sr sv ta th tl tr uk ur vi".split(
    " ",
  );

const english = new Intl.DisplayNames("en", { type: "language" });

/** How a tag is called in English: `Turkish`, `American English`; the tag itself where it has no name. */
export function englishLanguageName(tag: string): string {
  try {
    return english.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Whether pages and mails speak the language of a tag such as `pt-BR` by themselves. */
export function speaksToGuests(tag: string): boolean {
  const [language = ""] = tag.toLowerCase().split("-");
  return guestLanguages.some((one) => one === language);
}

/** What is in English where a guest reads a language that is not spoken; for planners. */
export const staysEnglish =
  "buttons, questions about the answer, dates and the frame of pages and mails";

/** The languages that are spoken, as a sentence names them. */
export const spokenNames = new Intl.ListFormat("en", { type: "conjunction" }).format(
  guestLanguages.map(englishLanguageName),
);

/** What a planner is told of a language before they choose it; null where all of it is spoken. */
export function languageNote(tag: string): string | null {
  if (tag === "" || speaksToGuests(tag)) return null;
  const name = englishLanguageName(tag);
  return `Jubilee does not speak ${name}. Your own words stay as you write them and are marked as ${name}; ${staysEnglish} are in English.`;
}

/**
 * Languages to choose from, those that are spoken first, each group by its English name.
 *
 * @param chosen what is chosen now, such as `en-US`; it stands in the list where it is not among the usual ones
 * @returns tags
 */
export function languagesToChoose(chosen: string): string[] {
  const byName = (one: string, other: string) =>
    englishLanguageName(one).localeCompare(englishLanguageName(other), "en");
  const own = chosen === "" ? [] : [chosen];
  const all = [...new Set([...guestLanguages, ...otherLanguages, ...own])];
  return [
    ...all.filter(speaksToGuests).toSorted(byName),
    ...all.filter((tag) => !speaksToGuests(tag)).toSorted(byName),
  ];
}

/** How a language stands in a list of choices. */
export function languageChoice(tag: string): string {
  const name = englishLanguageName(tag);
  return speaksToGuests(tag) ? name : `${name} (what we add is in English)`;
}

/**
 * The language somebody writes in, as their device says, for what they begin.
 *
 * @param languages the device's, most wanted first
 * @param written how they write dates, such as `en-GB`; it is the answer where they write English
 */
export function ownLanguage(languages: readonly string[], written: string): string {
  const [tag = written] = languages.slice(0, 1).flatMap(flavourOf);
  const [language = ""] = tag.split("-");
  const isKnown = speaksToGuests(tag) || otherLanguages.includes(language);
  return language === "en" || !isKnown ? written : tag;
}

/**
 * How many people read each language that is not spoken, the most first.
 *
 * @param locales a tag for each person; null where nobody knows
 */
export function unspokenLanguages(
  locales: readonly (string | null | undefined)[],
): { language: string; people: number }[] {
  const counts = new Map<string, number>();
  for (const locale of locales) {
    if (!locale || speaksToGuests(locale)) continue;
    const [language = locale] = locale.split("-");
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts]
    .map(([language, people]) => ({ language, people }))
    .toSorted((one, other) => other.people - one.people);
}
