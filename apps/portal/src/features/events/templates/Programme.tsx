import { endOfEntry } from "@jubilee/core/events/templates.rules";
import type { EventTemplate } from "@jubilee/core/events/templates.types";
import * as css from "./Template.css.ts";

/** What happens when, day by day of an event that has no date yet. */
export function Programme({ template }: { template: EventTemplate }) {
  const days = [...new Set(template.programme.map(({ day }) => day))];
  return days.map((day) => (
    <div key={day}>
      {days.length > 1 && <h3 className={css.day}>Day {day + 1}</h3>}
      <ul className={css.entries}>
        {template.programme
          .filter((entry) => entry.day === day)
          .map((entry) => (
            <li key={entry.at + entry.title} className={css.item}>
              <span className={css.clock}>
                {entry.at}–{endOfEntry(entry)}
              </span>
              <span>
                {entry.title}
                {entry.note && <span className={css.note}>{entry.note}</span>}
              </span>
            </li>
          ))}
      </ul>
    </div>
  ));
}
