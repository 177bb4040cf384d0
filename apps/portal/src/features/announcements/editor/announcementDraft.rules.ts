import { languageOf } from "@jubilee/core/announcements/announcements.rules";
import type {
  AnnouncementInput,
  AnnouncementRecord,
  AnnouncementText,
} from "@jubilee/core/announcements/announcements.types";
import { unknownMarks } from "@jubilee/core/base/reader-fields.rules";
import { richTextPlain } from "@jubilee/core/base/rich-drawing.rules";
import { isEmptyRichText } from "@jubilee/core/base/rich-text.rules";
import type { RichBlock } from "@jubilee/core/base/rich-text.types";
import { oneAudience } from "@jubilee/core/people/audiences.rules";

/** A new announcement of an event: to those who come, in the event's language. */
export function emptyAnnouncement(locale: string): AnnouncementInput {
  const mainLocale = languageOf(locale);
  return {
    texts: { [mainLocale]: { subject: null, body: null } },
    mainLocale,
    audience: oneAudience({ kind: "answer", values: ["yes"] }),
    byEmail: true,
    onPage: false,
    pinned: false,
    takesReplies: true,
  };
}

/** What is typed of a kept announcement, and nothing else of it. */
export function inputOf(kept: AnnouncementInput): AnnouncementInput {
  const { texts, mainLocale, audience, byEmail, onPage, pinned, takesReplies } = kept;
  return { texts, mainLocale, audience, byEmail, onPage, pinned, takesReplies };
}

/** Which of two states a change goes by: what somebody else wrote meanwhile is not written over. */
export function newerOf(
  known: AnnouncementRecord | null,
  read: AnnouncementRecord | null,
): AnnouncementRecord | null {
  if (!known || !read) return known ?? read;
  return JSON.stringify(inputOf(known)) === JSON.stringify(inputOf(read)) ? read : known;
}

/** Whether something is written that is worth keeping. */
export function isBegun({ texts }: AnnouncementInput): boolean {
  return Object.values(texts).some(({ subject, body }) =>
    Boolean(subject?.trim() || (body && !isEmptyRichText(body))),
  );
}

/** What looks like a field in one of its texts and is none: each once. */
export function unknownMarksOf({ texts }: Pick<AnnouncementInput, "texts">): string[] {
  const marks = Object.values(texts).flatMap(({ subject, body }) => [
    ...unknownMarks(subject ?? ""),
    ...unknownMarks(body ? richTextPlain(body) : ""),
  ]);
  return [...new Set(marks)];
}

/** Whether a picture in one of its texts says nothing to those who do not see it. */
export function hasSilentPicture({ texts }: Pick<AnnouncementInput, "texts">): boolean {
  return Object.values(texts).some(({ body }) => body?.content.some(isSilent));
}

function isSilent(block: RichBlock): boolean {
  switch (block.type) {
    case "picture":
      return block.attrs.alt.trim() === "";
    case "quote":
      return block.content.some(isSilent);
    case "bullets":
    case "numbers":
      return block.content.some(({ content }) => content.some(isSilent));
    default:
      return false;
  }
}

/** The draft with one language's text changed. */
export function withText(
  draft: AnnouncementInput,
  language: string,
  part: Partial<AnnouncementText>,
): AnnouncementInput {
  const known = draft.texts[language] ?? { subject: null, body: null };
  return { ...draft, texts: { ...draft.texts, [language]: { ...known, ...part } } };
}

/** A language by its own name: `Deutsch`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** In which languages it is written or just being begun, its main one first. */
export function begunLanguages({ mainLocale, texts }: AnnouncementInput, shown: string): string[] {
  return [...new Set([mainLocale, ...Object.keys(texts), shown])];
}
