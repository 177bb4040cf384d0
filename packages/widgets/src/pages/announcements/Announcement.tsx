import { personalBody } from "@jubilee/core/announcements/announcements.rules";
import { knownOf, personalSubject } from "@jubilee/core/base/reader-fields.rules";
import type { GuestAnnouncement } from "@jubilee/core/announcements/announcements.types";
import { formatDay, formatInstant } from "@jubilee/core/base/time.rules";
import { inOneLine } from "@jubilee/core/base/commas.rules";
import { RichWords } from "../parts/RichWords.tsx";
import { small } from "../styles/css.ts";
import * as css from "./announcements.css.ts";

interface AnnouncementProps {
  announcement: GuestAnnouncement;
  /** What the fields of its text say to the reader; on a page that all read, of the event alone. */
  known: Readonly<Record<string, string>>;
  locale: string;
  timeZone: string;
  words: { newsChanged: (day: string) => string; newsFrom: (author: string) => string };
  /** Marks what was not read yet. */
  mark?: string;
}

/** What the hosts announced, whole, with who and when. */
export function Announcement(props: AnnouncementProps) {
  const { announcement, known, locale, timeZone, words, mark } = props;
  const { subject, body, at, editedAt, author } = announcement;
  return (
    <article className={css.one} lang={announcement.locale} dir="auto">
      <h3>
        {personalSubject(subject, knownOf(known)["first_name"] ?? "")}
        {mark && <span className={css.mark}>{mark}</span>}
      </h3>
      <RichWords text={personalBody(body, known)} />
      <p className={small} lang={locale} dir="auto">
        {inOneLine(
          locale,
          author && words.newsFrom(author),
          formatDay(at, timeZone, locale),
          editedAt !== null && words.newsChanged(formatInstant(editedAt, timeZone, locale)),
        )}
      </p>
    </article>
  );
}
