import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import type { ActivityRecord, ScheduleDesk } from "@jubilee/core/schedule/activities.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { conflictsOf } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { href } from "../../../../app/routing/href.ts";

/** An activity with who has signed up and what stands in its way. */
export interface ListedActivity extends ActivityRecord {
  going: number;
  waiting: number;
  /** In words; missing where nothing does. */
  conflict: string | undefined;
}

/** `all` are those of the event: one that is not shown can stand in the way too. */
export function listedActivities(
  shown: readonly ActivityRecord[],
  all: readonly ActivityRecord[],
  desk: ScheduleDesk,
): ListedActivity[] {
  return shown.map((activity) => {
    const { going = 0, waiting = 0 } = desk.counts[activity.id] ?? {};
    const conflicts = conflictsOf(activity, all, desk).map((one) => activitiesCopy.conflict(one));
    return { ...activity, going, waiting, conflict: conflicts.join(" ") || undefined };
  });
}

export const idOf = ({ id }: ListedActivity) => id;

export const activityOpening = {
  href: ({ id }: ListedActivity) => href("activities.details", { activityId: id }),
};

/** The day that an activity stands under. */
export const dayOf =
  (timeZone: string, locale: string) =>
  ({ startLocal, startAt }: ListedActivity) => ({
    id: startLocal.slice(0, 10),
    label: formatDay(startAt, timeZone, locale),
  });
