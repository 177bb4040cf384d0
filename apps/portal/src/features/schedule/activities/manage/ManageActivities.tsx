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
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { CalendarDays, Plus } from "lucide-react";
import { href } from "../../../../app/routing/href.ts";
import { ActivityList } from "../../../../event-kit/ActivityList.tsx";
import { useActivities } from "../../../../event-kit/useActivities.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { EventField } from "../../../../event-kit/chosen/EventField.tsx";
import { Unread } from "../../../../page-kit/data/Unread.tsx";
import { ExportButton } from "../../../../page-kit/list/ExportButton.tsx";
import { ListTools } from "../../../../page-kit/list/ListTools.tsx";
import { SortChoice } from "../../../../page-kit/list/SortChoice.tsx";
import { useListState } from "../../../../page-kit/list/useListState.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { withEvent } from "../data/withEvent.ts";
import { which } from "./Manage.css.ts";

export interface ManageActivitiesProps {
  event: EventRecord;
  events: readonly EventRecord[];
  choose: (id: string) => void;
}

/** One event's activities: find, filter, add, and the way to the schedule. */
export function ManageActivities({ event, events, choose }: ManageActivitiesProps) {
  const read = useActivities(event.id);
  const { activities, desk } = read;
  const add = (
    <LinkButton href={withEvent(href("activities.create"), event.id)} icon={<Plus />}>
      Add activity
    </LinkButton>
  );
  return (
    <PageFrame>
      <PageHeader
        title="Activities"
        actions={
          activities &&
          activities.length > 0 && (
            <Inline>
              <LinkButton
                variant="secondary"
                href={withEvent(href("activities.schedule"), event.id)}
                icon={<CalendarDays />}
              >
                Schedule
              </LinkButton>
              {add}
            </Inline>
          )
        }
      />
      <div className={which}>
        <EventField events={events} value={event.id} onChange={choose} hideLabel />
      </div>
      {(read.error || !activities || !desk) && (
        <Unread of={read} what="The activities" skeleton={<SkeletonRows count={6} />} />
      )}
      {activities?.length === 0 && (
        <EmptyState drawing="calendar" title="No activities yet" action={add}>
          Put in the talk, the supper and the tour. Guests see them when you publish the schedule.
        </EmptyState>
      )}
      {activities && activities.length > 0 && desk && (
        <Activities event={event} all={activities} desk={desk} />
      )}
    </PageFrame>
  );
}

const shows = ["all", "conflicts", "signUp", "draft", "cancelled"] as const;
const showNames: Record<(typeof shows)[number], string> = {
  all: "All",
  conflicts: "Conflicts",
  signUp: "With sign-up",
  draft: "Drafts",
  cancelled: "Cancelled",
};
const sorts = activitySorts.map((value) => ({ value, label: activitiesCopy.sorts[value] }));

interface ActivitiesProps {
  event: EventRecord;
  all: readonly ActivityRecord[];
  desk: ScheduleDesk;
}

function Activities({ event, all, desk }: ActivitiesProps) {
  const locale = useLocale();
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
    <>
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
      {shown.length > 0 ? (
        <ActivityList
          activities={shown}
          all={all}
          desk={desk}
          timeZone={event.timeZone}
          byDay={list.sort === "time"}
        />
      ) : (
        <EmptyState drawing="search" title="No activity like that">
          Try other words, or another filter.
        </EmptyState>
      )}
    </>
  );
}
