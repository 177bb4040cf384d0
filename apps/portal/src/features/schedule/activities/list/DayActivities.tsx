import type { ActivityRecord, ScheduleDesk } from "@jubilee/core/schedule/activities.types";
import { DataTable } from "@jubilee/ui/data-table";
import { useMemo } from "react";
import { ListFrame } from "../../../../page-kit/list/ListFrame.tsx";
import { useDensity } from "../../../../page-kit/list/useDensity.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { activityColumns, activityPhoneLine } from "./activityColumns.tsx";
import { activityOpening, idOf, listedActivities } from "./listed.ts";

interface DayActivitiesProps {
  /** Those of the day, in their order. */
  activities: readonly ActivityRecord[];
  all: readonly ActivityRecord[];
  desk: ScheduleDesk;
  timeZone: string;
}

/** One day's activities, one under the other. */
export function DayActivities({ activities, all, desk, timeZone }: DayActivitiesProps) {
  const locale = useLocale();
  const [density] = useDensity();
  const when = useMemo(() => ({ locale, timeZone, isByDay: true }), [locale, timeZone]);
  const columns = useMemo(() => activityColumns(when), [when]);
  const phoneLine = useMemo(() => activityPhoneLine(when), [when]);
  const rows = useMemo(() => listedActivities(activities, all, desk), [activities, all, desk]);
  return (
    <ListFrame>
      <DataTable
        label="Activities"
        columns={columns}
        rows={rows}
        rowId={idOf}
        opening={activityOpening}
        arrangement={{ density }}
        phoneLine={phoneLine}
      />
    </ListFrame>
  );
}
