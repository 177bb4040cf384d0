import { daysOf } from "@jubilee/core/activities/rules";
import type { ActivityRecord, ScheduleDesk } from "@jubilee/core/activities/types";
import { formatDay } from "@jubilee/core/time/rules";
import { conflictsOf } from "@jubilee/core/schedule-conflicts/rules";
import { Fragment } from "react";
import { day as dayStyle } from "./ActivityList.css.ts";
import { ActivityLine } from "./ActivityLine.tsx";
import { useLocale } from "./useLocale.ts";

export interface ActivityListProps {
  /** Those to show, by time. */
  activities: readonly ActivityRecord[];
  /** All of the event: an activity that is not shown can stand in the way too. */
  all: readonly ActivityRecord[];
  desk: ScheduleDesk;
  timeZone: string;
}

/** Activities by day, each with what stands in its way. */
export function ActivityList({ activities, all, desk, timeZone }: ActivityListProps) {
  const locale = useLocale();
  return daysOf(activities).map((day) => {
    const ofDay = activities.filter(({ startLocal }) => startLocal.startsWith(day));
    const [first] = ofDay;
    return (
      <Fragment key={day}>
        <h2 className={dayStyle}>{first && formatDay(first.startAt, timeZone, locale)}</h2>
        <ul>
          {ofDay.map((activity) => (
            <ActivityLine
              key={activity.id}
              activity={activity}
              timeZone={timeZone}
              locale={locale}
              counts={desk.counts[activity.id]}
              conflicts={conflictsOf(activity, all, desk)}
            />
          ))}
        </ul>
      </Fragment>
    );
  });
}
