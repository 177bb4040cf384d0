import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import type { ActivityConflict, ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { formatClocks, formatDay } from "@jubilee/core/base/time.rules";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Text } from "@jubilee/ui/text";
import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";
import { href } from "../app/routing/href.ts";
import { ActivityChip } from "./ActivityChip.tsx";
import * as css from "./ActivityList.css.ts";

export interface ActivityLineProps {
  activity: ActivityRecord;
  timeZone: string;
  locale: string;
  counts: { going: number; waiting: number } | undefined;
  conflicts: readonly ActivityConflict[];
  /** Says the day too, where the line stands under none. */
  withDay: boolean;
}

/** One activity in a list: time, title, room and host, sign-ups, what stands in its way. */
export function ActivityLine(props: ActivityLineProps) {
  const { activity, timeZone, locale, counts, conflicts, withDay } = props;
  const facts = [activity.room, activity.hostName, activitiesCopy.kinds[activity.kind]];
  const going = counts?.going ?? 0;
  const waiting = counts?.waiting ?? 0;
  const places = activity.capacity === null ? `${going}` : `${going} of ${activity.capacity}`;
  return (
    <li className={css.line}>
      <span className={css.clock}>
        {withDay && (
          <span className={css.clockDay}>
            {formatDay(activity.startAt, timeZone, locale, "short")}
          </span>
        )}
        <span>{formatClocks(activity.startAt, activity.endAt, timeZone, locale)}</span>
      </span>
      <div className={css.words}>
        <RouterAnchor
          href={href("activities.details", { activityId: activity.id })}
          className={css.name}
          dir="auto"
        >
          <span className={activity.status === "cancelled" ? css.cancelled : undefined}>
            {activity.title}
          </span>
        </RouterAnchor>
        <span className={css.under}>{facts.filter(Boolean).join(" · ")}</span>
        {conflicts.map((conflict) => (
          <InlineMessage key={`${conflict.reason} ${conflict.otherId}`} tone="warning">
            {activitiesCopy.conflict(conflict)}
          </InlineMessage>
        ))}
      </div>
      <div className={css.end}>
        {activity.signUp && (
          <Text tone="muted" numeric>
            {`${places} signed up${waiting > 0 ? `, ${waiting} waiting` : ""}`}
          </Text>
        )}
        <ActivityChip status={activity.status} />
      </div>
    </li>
  );
}
