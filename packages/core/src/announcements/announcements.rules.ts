import type { AudienceCount } from "../people/audiences.types.ts";
import type {
  AnnouncementText,
  AnnouncementTexts,
  GuestAnnouncement,
  MissingLanguage,
} from "./announcements.types.ts";

/** The most letters of a subject. */
export const announcementSubjectMaxLength = 150;
/** The most letters of a text. */
export const announcementBodyMaxLength = 10_000;

/** What stands for the reader's first name. */
export const firstNameMark = "{first name}";

/** A first line that greets and says nothing more, with the blank lines behind it. */
const greeting = /^[^\n{]{0,30}\{first name\}[^\n]{0,3}\n+/u;

/** A text as one person reads it. For nobody in particular it begins without a greeting, and leaves the name out. */
export function personalText(text: string, firstName: string): string {
  return firstName === ""
    ? text.replace(greeting, "").replaceAll(` ${firstNameMark}`, "").replaceAll(firstNameMark, "")
    : text.replaceAll(firstNameMark, firstName);
}

/** The language of a tag: `de` of `de-CH`. */
export const languageOf = (locale: string): string => locale.split("-")[0] ?? locale;

const isWritten = (text: AnnouncementText | undefined): boolean =>
  Boolean(text?.subject?.trim() && text.body?.trim());

/** Which languages the people read that it is not written in, most people first. */
export function missingLanguages(
  texts: AnnouncementTexts,
  count: Pick<AudienceCount, "languages">,
): MissingLanguage[] {
  const people = new Map<string, number>();
  for (const { locale, people: some } of count.languages) {
    const language = languageOf(locale);
    people.set(language, (people.get(language) ?? 0) + some);
  }
  return [...people]
    .filter(([language]) => !isWritten(texts[language]))
    .map(([locale, some]) => ({ locale, people: some }))
    .toSorted((one, other) => other.people - one.people);
}

/** The text that somebody reads, in their language as far as it is written. */
export function textFor(texts: AnnouncementTexts, main: string, locale: string): AnnouncementText {
  const own = texts[languageOf(locale)];
  return (isWritten(own) ? own : texts[main]) ?? { subject: null, body: null };
}

/** Which of a guest's announcements they have not read. */
export function unreadOf(announcements: readonly GuestAnnouncement[]): string[] {
  return announcements.filter(({ isUnread }) => isUnread).map(({ id }) => id);
}
