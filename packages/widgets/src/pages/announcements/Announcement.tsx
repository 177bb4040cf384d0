import { personalText } from "@jubilee/core/announcements/announcements.rules";
import type { GuestAnnouncement } from "@jubilee/core/announcements/announcements.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { inOneLine } from "@jubilee/core/base/commas.rules";
import { Prose } from "../parts/Prose.tsx";
import { small } from "../styles/css.ts";
import * as css from "./announcements.css.ts";

interface AnnouncementProps {
  announcement: GuestAnnouncement;
  /** The reader's first name; nobody's on a page that all read. */
  name: string;
  locale: string;
  timeZone: string;
  words: { newsChanged: string; newsFrom: (author: string) => string };
  /** Marks what was not read yet. */
  mark?: string;
}

/** What the hosts announced, whole, with who and when. */
export function Announcement(props: AnnouncementProps) {
  const { announcement, name, locale, timeZone, words, mark } = props;
  const { subject, body, at, editedAt, author } = announcement;
  return (
    <article className={css.one} lang={announcement.locale} dir="auto">
      <h3>
        {personalText(subject, name)}
        {mark && <span className={css.mark}>{mark}</span>}
      </h3>
      <Prose text={personalText(body, name)} />
      <p className={small} lang={locale}>
        {inOneLine(
          locale,
          author && words.newsFrom(author),
          formatDay(at, timeZone, locale),
          editedAt !== null && words.newsChanged,
        )}
      </p>
    </article>
  );
}
