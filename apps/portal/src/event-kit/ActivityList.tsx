import { daysOf } from "@jubilee/core/schedule/activities.rules";
import type { ActivityRecord, ScheduleDesk } from "@jubilee/core/schedule/activities.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { conflictsOf } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { Fragment } from "react";
import { day as dayStyle } from "./ActivityList.css.ts";
import { ActivityLine } from "./ActivityLine.tsx";
import { useLocale } from "../page-kit/useLocale.ts";

export interface ActivityListProps {
  /** Those to show, in their order. */
  activities: readonly ActivityRecord[];
  /** All of the event: an activity that is not shown can stand in the way too. */
  all: readonly ActivityRecord[];
  desk: ScheduleDesk;
  timeZone: string;
  /** False for another order than that of time: each line then says its day. */
  byDay?: boolean;
}

/** Activities by day or in another order, each with what stands in its way. */
export function ActivityList(props: ActivityListProps) {
  const { activities, all, desk, timeZone, byDay = true } = props;
  const locale = useLocale();
  const line = (activity: ActivityRecord) => (
    <ActivityLine
      key={activity.id}
      activity={activity}
      timeZone={timeZone}
      locale={locale}
      counts={desk.counts[activity.id]}
      conflicts={conflictsOf(activity, all, desk)}
      withDay={!byDay}
    />
  );
  if (!byDay) return <ul>{activities.map(line)}</ul>;
  return daysOf(activities).map((day) => {
    const ofDay = activities.filter(({ startLocal }) => startLocal.startsWith(day));
    const [first] = ofDay;
    return (
      <Fragment key={day}>
        <h2 className={dayStyle}>{first && formatDay(first.startAt, timeZone, locale)}</h2>
        <ul>{ofDay.map(line)}</ul>
      </Fragment>
    );
  });
}
