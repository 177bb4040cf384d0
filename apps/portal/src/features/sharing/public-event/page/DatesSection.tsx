import { formatWhen } from "@jubilee/core/base/time.rules";
import type { GuestPlace } from "../../../../event-kit/guest-page/section.types.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import * as css from "./DatesSection.css.ts";
import { section, sectionTitle } from "../../../../event-kit/guest-page/Invitation.css.ts";

/** The other dates of an event that repeats, each with its own page. */
export default function DatesSection({ shared }: GuestPlace) {
  const dates = shared.dates ?? [];
  const locale = useLocale();
  return (
    <section className={section} aria-labelledby="dates">
      <h2 className={sectionTitle} id="dates">
        All dates
      </h2>
      <ol className={css.list}>
        {dates.map((date) => {
          const when = formatWhen(date, locale);
          return (
            <li key={date.startDate} className={css.line}>
              {date.isThis || date.pageUrl === null ? (
                <strong aria-current={date.isThis ? "date" : undefined}>{when}</strong>
              ) : (
                <a className={css.link} href={date.pageUrl}>
                  {when}
                </a>
              )}
              {date.cancelled && <span className={css.cancelled}>Cancelled</span>}
              {date.isThis && <span className={css.current}>This page</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
