import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import {
  activitiesCsv,
  activitySorts,
  sortActivities,
} from "@jubilee/core/schedule/activities.rules";
import type { ActivityRecord, ScheduleDesk } from "@jubilee/core/schedule/activities.types";
import { findActivities } from "@jubilee/core/events/finding.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { conflictsOf } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { ActivityList } from "../../../../event-kit/ActivityList.tsx";
import { ExportButton } from "../../../../page-kit/list/ExportButton.tsx";
import { ListTools } from "../../../../page-kit/list/ListTools.tsx";
import { SortChoice } from "../../../../page-kit/list/SortChoice.tsx";
import { StuckList } from "../../../../page-kit/list/StuckList.tsx";
import { usePlace } from "../../../../page-kit/list/usePlace.ts";
import { useListState } from "../../../../page-kit/list/useListState.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { NothingLike } from "../../../../page-kit/list/NothingLike.tsx";

const shows = ["all", "conflicts", "signUp", "draft", "cancelled"] as const;
const showNames: Record<(typeof shows)[number], string> = {
  all: "All",
  conflicts: "Conflicts",
  signUp: "With sign-up",
  draft: "Drafts",
  cancelled: "Cancelled",
};
const sorts = activitySorts.map((value) => ({ value, label: activitiesCopy.sorts[value] }));

interface FoundActivitiesProps {
  event: EventRecord;
  all: readonly ActivityRecord[];
  desk: ScheduleDesk;
}

/** Activities of an event: found, narrowed, in an order, and as a file. */
export function FoundActivities({ event, all, desk }: FoundActivitiesProps) {
  const locale = useLocale();
  usePlace(true);
  const list = useListState({ show: shows, sort: activitySorts });
  const fits: Record<(typeof shows)[number], (activity: ActivityRecord) => boolean> = {
    all: () => true,
    conflicts: (one) => conflictsOf(one, all, desk).length > 0,
    signUp: ({ signUp }) => signUp,
    draft: ({ status }) => status === "draft",
    cancelled: ({ status }) => status === "cancelled",
  };
  const found = findActivities(all, list.text).filter(fits[list.show]);
  const shown = sortActivities(found, list.sort, desk.counts, locale);
  return (
    <StuckList
      tools={
        <ListTools
          searchLabel="Find an activity"
          list={list}
          filters={shows.map((value) => ({
            value,
            label: showNames[value],
            count: all.filter(fits[value]).length,
          }))}
        >
          <SortChoice list={list} sorts={sorts} />
          <ExportButton
            name={`activities-${event.startLocal.slice(0, 10)}.csv`}
            rows={shown}
            csv={activitiesCsv}
            disabled={shown.length === 0}
            label="CSV"
          />
        </ListTools>
      }
    >
      {shown.length > 0 ? (
        <ActivityList
          activities={shown}
          all={all}
          desk={desk}
          timeZone={event.timeZone}
          byDay={list.sort === "time"}
        />
      ) : (
        <NothingLike what="No activity" />
      )}
    </StuckList>
  );
}
