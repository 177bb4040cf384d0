import { knownOf } from "../base/reader-fields.rules.ts";
import { fillFields, isEmptyRichText, readRichText } from "../base/rich-text.rules.ts";
import type { RichBlock, RichInline, RichText } from "../base/rich-text.types.ts";
import { hasPassed } from "../base/time.rules.ts";
import type { AudienceCount } from "../people/audiences.types.ts";
import type {
  AnnouncementText,
  AnnouncementTexts,
  GuestAnnouncement,
  MissingLanguage,
  ZonePeople,
} from "./announcements.types.ts";

/** The most letters of a subject. */
export const announcementSubjectMaxLength = 150;

/** What can be filled in for each reader. */
export const announcementFields = [
  "first_name",
  "full_name",
  "household",
  "group",
  "event",
  "place",
] as const;

/** The text as one reader gets it, or as all do: then it begins without a greeting, and names nobody. */
export function personalBody(body: unknown, known: Readonly<Record<string, string>>): RichText {
  const text = readRichText(body);
  if (known["full_name"]) return fillFields(text, knownOf(known));
  const [first, ...others] = text.content;
  const content = first && isGreeting(first) ? others : text.content;
  return fillFields({ version: 1, content: content.map(withoutNames) }, known);
}

const isName = (piece: RichInline | undefined): boolean =>
  piece?.type === "field" && ["first_name", "full_name"].includes(piece.attrs.name);

/** A first paragraph that greets and says nothing more. */
function isGreeting(block: RichBlock): boolean {
  if (block.type !== "paragraph" || !block.content?.some(isName)) return false;
  const at = block.content.findIndex(isName);
  const letters = (pieces: readonly RichInline[]) =>
    pieces
      .map((piece) => (piece.type === "text" ? piece.text : ""))
      .join("")
      .trim().length;
  return letters(block.content.slice(0, at)) <= 30 && letters(block.content.slice(at + 1)) <= 3;
}

/** The space before a name goes with it, where nothing stands in for the name. */
function withoutNames(block: RichBlock): RichBlock {
  if (block.type !== "paragraph" && block.type !== "heading") return block;
  const pieces = block.content ?? [];
  const content = pieces.map((piece, at): RichInline => {
    const next = pieces[at + 1];
    const isBare = isName(next) && next?.type === "field" && next.attrs.fallback === "";
    return isBare && piece.type === "text" ? { ...piece, text: piece.text.trimEnd() } : piece;
  });
  return { ...block, content };
}

/** The language of a tag: `de` of `de-CH`. */
export const languageOf = (locale: string): string => locale.split("-")[0] ?? locale;

const isWritten = (text: AnnouncementText | undefined): boolean =>
  Boolean(text?.subject?.trim() && text.body && !isEmptyRichText(readRichText(text.body)));

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

/** The text that somebody reads, in their language as far as it is written, and which language that is. */
export function textFor(
  texts: AnnouncementTexts,
  main: string,
  locale: string,
): AnnouncementText & { language: string } {
  const own = languageOf(locale);
  const language = isWritten(texts[own]) ? own : main;
  const text: AnnouncementText | undefined = texts[language];
  return { ...(text ?? { subject: null, body: null }), language };
}

/** Which of a guest's announcements they have not read. */
export function unreadOf(announcements: readonly GuestAnnouncement[]): string[] {
  return announcements.filter(({ isUnread }) => isUnread).map(({ id }) => id);
}

/** For how many of its people a time on their own clocks has come already: they get it at once. */
export function peoplePast(zones: readonly ZonePeople[], wallTime: string, nowMs: number): number {
  return zones
    .filter(({ timeZone }) => hasPassed(wallTime, timeZone, nowMs))
    .reduce((sum, { people }) => sum + people, 0);
}
