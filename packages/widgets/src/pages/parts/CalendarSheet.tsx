import { calendarChoices } from "@jubilee/core/schedule/calendar.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import * as css from "../styles/css.ts";
import type { PageWords } from "../words/words.types.ts";

interface Props {
  event: PublicEvent;
  words: PageWords;
  /** The page that the entry leads to; null where that is nobody else's. */
  pageUrl: string | null;
  /** Where the entry is as a file. */
  file: string;
  /** Where a calendar can keep it up to date. */
  subscription?: string;
}

/** The calendars people use, each with the entry filled in; it opens and closes without a script. */
export function CalendarSheet({ event, words: { page }, pageUrl, file, subscription }: Props) {
  const choices = calendarChoices(event, pageUrl, { name: page.calendarFile, href: file });
  return (
    <dialog id="calendar" popover="auto" className={css.sheet} aria-labelledby="calendar-title">
      <h2 id="calendar-title">{page.addToCalendar}</h2>
      <div className={css.choices}>
        {choices.map(({ name, href }) => (
          <a
            key={name}
            className={css.button}
            href={href}
            {...(href === file ? { download: "" } : { target: "_blank", rel: "noreferrer" })}
          >
            {name}
          </a>
        ))}
        {subscription && (
          <a className={css.button} href={subscription}>
            {page.subscribe}
          </a>
        )}
      </div>
    </dialog>
  );
}
