import { endOfActivity } from "@jubilee/core/events/blueprints.rules";
import type { BlueprintActivity } from "@jubilee/core/events/blueprints.types";
import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import * as css from "./Programme.css.ts";
import { wordsOfMinutes } from "./template.rules.ts";

/** What begins after midnight belongs to the night before. */
const nightOf = ({ day, at }: BlueprintActivity) => (day > 0 && at < "05:00" ? day - 1 : day);

/** What happens when, day by day of an event that has no date yet; its colour says of what kind it is. */
export function Programme({ activities }: { activities: readonly BlueprintActivity[] }) {
  const days = [...new Set(activities.map(nightOf))];
  return days.map((day) => (
    <div key={day}>
      {days.length > 1 && <h3 className={css.day}>{`Day ${day + 1}`}</h3>}
      <ul className={css.entries}>
        {activities
          .filter((activity) => nightOf(activity) === day)
          .map((activity) => (
            <li key={activity.at + activity.title} className={css.item}>
              <span className={css.clock}>
                <span>{activity.at}</span>
                <span className={css.until}>{endOfActivity(activity)}</span>
              </span>
              <span className={`${css.bar} ${css.bars[activity.kind]}`} />
              <span className={css.what}>
                <b className={css.title}>{activity.title}</b>
                <span className={css.note}>
                  {[
                    activity.room || activitiesCopy.kinds[activity.kind],
                    activity.note,
                    activity.isFixed && "Keeps its time",
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              <span className={css.length}>{wordsOfMinutes(activity.minutes)}</span>
            </li>
          ))}
      </ul>
    </div>
  ));
}
