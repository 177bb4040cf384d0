/** Languages that mails to guests speak by themselves: what stands around what is written. */
const spoken = ["en", "de", "es", "fr", "pt", "ja", "zh", "ar"] as const;

const english = new Intl.DisplayNames("en", { type: "language" });

/** How a language is called by those who speak it. */
export function ownName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}

/** How a language is called in English. */
export const englishName = (tag: string): string => english.of(tag) ?? tag;

/** The languages that can be begun: first those that readers wait for. */
export function languagesToBegin(begun: readonly string[], wanted: readonly string[]): string[] {
  return [...new Set([...wanted, ...spoken])].filter((tag) => !begun.includes(tag));
}

/** Whether mails speak it by themselves; of others what stands around the words is English. */
export const isSpoken = (tag: string): boolean =>
  spoken.some((one) => one === tag.split("-")[0]?.toLowerCase());
