import { formatClocks, formatDay, toWallTime } from "@jubilee/core/base/time.rules";
import type { Reunion } from "@jubilee/core/events/reunion.types";
import { Heading } from "@jubilee/ui/heading";
import { useLocale } from "../../../page-kit/useLocale.ts";
import * as css from "./Reunion.css.ts";

/** What is on, day by day, on the clocks of the place. */
export function ReunionProgramme({ reunion: { programme, when } }: { reunion: Reunion }) {
  const locale = useLocale();
  const dayOf = (at: string) => toWallTime(at, when.timeZone).slice(0, 10);
  const days = [...new Set(programme.map(({ startDate }) => dayOf(startDate)))].toSorted();
  return (
    <section className={css.programme}>
      <Heading level={2}>Programme</Heading>
      {days.map((day) => (
        <div key={day}>
          {days.length > 1 && (
            <h3 className={css.day}>{formatDay(`${day}T12:00:00Z`, "UTC", locale)}</h3>
          )}
          <ul className={css.entries}>
            {programme
              .filter(({ startDate }) => dayOf(startDate) === day)
              .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
              .map(({ id, title, note, room, startDate, endDate }) => (
                <li key={id} className={css.entry}>
                  <span className={css.clock}>
                    {formatClocks(startDate, endDate, when.timeZone, locale)}
                  </span>
                  <span className={css.what} dir="auto">
                    <b>{title}</b>
                    <span className={css.soft}>{[room, note].filter(Boolean).join(" · ")}</span>
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
