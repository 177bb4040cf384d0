import { endOfEntry } from "@jubilee/core/events/templates.rules";
import type { EventTemplate } from "@jubilee/core/events/templates.types";
import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import * as css from "./Programme.css.ts";
import { wordsOfMinutes } from "./template.rules.ts";

/** What happens when, day by day of an event that has no date yet; its colour says of what kind it is. */
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
                <span>{entry.at}</span>
                <span className={css.until}>{endOfEntry(entry)}</span>
              </span>
              <span className={`${css.bar} ${css.bars[entry.kind]}`} />
              <span className={css.what}>
                <b className={css.title}>{entry.title}</b>
                <span className={css.note}>
                  {[activitiesCopy.kinds[entry.kind], entry.note].filter(Boolean).join(" · ")}
                </span>
              </span>
              <span className={css.length}>{wordsOfMinutes(entry.minutes)}</span>
            </li>
          ))}
      </ul>
    </div>
  ));
}
