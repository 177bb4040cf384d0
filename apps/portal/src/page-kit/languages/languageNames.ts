import { guestLanguages } from "@jubilee/core/base/guest-languages.rules";

/** How a language is called by those who speak it. */
export function ownName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}

/** The languages that can be begun: first those that readers wait for. */
export function languagesToBegin(begun: readonly string[], wanted: readonly string[]): string[] {
  return [...new Set([...wanted, ...guestLanguages])].filter((tag) => !begun.includes(tag));
}
