import { type GuestLanguage, guestLanguages } from "@jubilee/core/base/guest-languages.rules";

export { guestLanguages };
export type MailLanguage = GuestLanguage;

/** What a word is in each of them; a missing one does not compile. */
export type InEachLanguage<Words> = Readonly<Record<MailLanguage, Words>>;

/** The language of a mail to somebody whose locale is known; English for what no mail speaks. */
export function mailLanguage(locale: string): MailLanguage {
  const spoken = locale.split("-")[0]?.toLowerCase();
  return guestLanguages.find((language) => language === spoken) ?? "en";
}

/**
 * How dates and amounts are written: the reader's own way, if the mail speaks their language, and
 * else the usual one of the language that it speaks. Digits are those of the codes beside them.
 */
export function mailLocale(locale: string): string {
  const language = mailLanguage(locale);
  const isSpoken = locale.toLowerCase().startsWith(`${language}-`);
  const writing = isSpoken ? locale : language === "en" ? "en-GB" : language;
  return language === "ar" ? `${writing.replace(/-u-.*$/u, "")}-u-nu-latn` : writing;
}

/** How days are written beside what a host wrote in this language, be it one that mails speak or not. */
export function writtenLocale(locale: string): string {
  const speaks = mailLanguage(locale);
  return speaks === "en" && !/^en\b/iu.test(locale)
    ? `${locale.replace(/-u-.*$/u, "")}-u-nu-latn`
    : mailLocale(locale);
}

export function directionOf(language: MailLanguage): "rtl" | "ltr" {
  return language === "ar" ? "rtl" : "ltr";
}

/** Names as a list in a sentence. */
export function listed(names: readonly string[], language: MailLanguage): string {
  return new Intl.ListFormat(language, { style: "long", type: "conjunction" }).format(names);
}

/** A name inside a sentence that may run the other way. */
export const apart = (name: string): string => `\u2068${name}\u2069`;
