import { writeCsv } from "../base/csv.rules.ts";
import { activitiesCopy } from "./activities.copy.ts";
import type { ActivityRecord } from "./activities.types.ts";

const head = ["Title", "Kind", "State", "Starts", "Ends", "Room", "Host", "Places", "Tags"];

/** Activities as CSV, times on the clocks at the event's place. */
export function activitiesCsv(activities: readonly ActivityRecord[]): string {
  return writeCsv([
    head,
    ...activities.map((activity) => [
      activity.title,
      activitiesCopy.kinds[activity.kind],
      activitiesCopy.statuses[activity.status],
      activity.startLocal.replace("T", " "),
      activity.endLocal.replace("T", " "),
      activity.room ?? "",
      activity.hostName ?? "",
      activity.capacity === null ? "" : String(activity.capacity),
      activity.tags.join(", "),
    ]),
  ]);
}
