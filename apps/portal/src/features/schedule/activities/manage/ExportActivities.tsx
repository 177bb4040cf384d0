import { activitiesCsv } from "@jubilee/core/schedule/activities.rules";
import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { Download } from "lucide-react";
import { downloadText } from "../../../../page-kit/downloadText.ts";

export interface ExportActivitiesProps {
  event: EventRecord;
  activities: readonly ActivityRecord[];
}

/** Saves the activities that are shown as a table. */
export function ExportActivities({ event, activities }: ExportActivitiesProps) {
  const fileName = `activities-${event.startLocal.slice(0, 10)}.csv`;
  return (
    <Button
      variant="ghost"
      icon={<Download />}
      disabled={activities.length === 0}
      onClick={() => downloadText(fileName, "text/csv", activitiesCsv(activities))}
    >
      CSV
    </Button>
  );
}
