import type { PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Fragment } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { ActivityItem } from "./ActivityItem.tsx";
import { PlaceButton } from "./PlaceButton.tsx";
import { day as dayStyle } from "./Schedule.css.ts";
import type { Places } from "./places.types.ts";

export interface ActivityDaysProps {
  activities: readonly PublicActivity[];
  timeZone: string;
  /** They stand on a page of their own, where nothing above names the day. */
  isAlone?: boolean;
  /** How places are taken and given back; left out where none are. */
  places?: Places | undefined;
}

function offersSomething(activity: PublicActivity, { onStar }: Places): boolean {
  const { signUp, mine, starred, cancelled } = activity;
  return signUp || mine !== null || (onStar !== undefined && (starred || !cancelled));
}

/** Activities by day; on the page of an event of one day they need no heading. */
export function ActivityDays({ activities, timeZone, isAlone = false, places }: ActivityDaysProps) {
  const locale = useLocale();
  const Day = isAlone ? "h2" : "h3";
  const days = Map.groupBy(activities, ({ startLocal }) => startLocal.slice(0, 10));
  return [...days].map(([day, ofDay]) => (
    <Fragment key={day}>
      {(days.size > 1 || isAlone) && ofDay[0] && (
        <Day className={dayStyle}>{formatDay(ofDay[0].startAt, timeZone, locale)}</Day>
      )}
      <ul>
        {ofDay.map((activity) => (
          <ActivityItem key={activity.id} activity={activity} timeZone={timeZone} locale={locale}>
            {places && offersSomething(activity, places) && (
              <PlaceButton activity={activity} places={places} />
            )}
          </ActivityItem>
        ))}
      </ul>
    </Fragment>
  ));
}
