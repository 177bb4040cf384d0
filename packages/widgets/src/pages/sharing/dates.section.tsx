import { inOneLine } from "@jubilee/core/base/commas.rules";
import { formatDates, formatClock, wholeDays } from "@jubilee/core/base/time.rules";
import type { EventPart } from "./event/event.types.ts";
import { section as sectionStyle } from "../styles/css.ts";
import type { PageSection } from "./event/section.types.ts";
import * as css from "./dates.css.ts";

/** The other dates of an event that repeats, each with its own page. */
export const section: PageSection = {
  order: 10,
  isShown: ({ shared }) => (shared.dates?.length ?? 0) > 1,
  part: (place) => <Dates {...place} />,
};

function Dates({ shared, words: { page }, reader: { locale } }: EventPart) {
  return (
    <section className={sectionStyle} aria-labelledby="dates">
      <h2 id="dates">{page.allDates}</h2>
      <ol>
        {shared.dates?.map((date) => {
          const clock = wholeDays(date)
            ? page.allDay
            : formatClock(date.startDate, date.timeZone, locale);
          const when = inOneLine(locale, formatDates(date, locale), clock);
          return (
            <li key={date.startDate} className={css.line}>
              {date.isThis || date.pageUrl === null ? (
                <strong aria-current={date.isThis ? "date" : undefined}>{when}</strong>
              ) : (
                <a className={css.way} href={date.pageUrl}>
                  {when}
                </a>
              )}
              {date.cancelled && <span className={css.cancelled}>{page.cancelled}</span>}
              {date.isThis && <span className={css.current}>{page.thisDate}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
