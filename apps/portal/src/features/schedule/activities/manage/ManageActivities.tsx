import { activitySorts, sortActivities } from "@jubilee/core/schedule/activities.rules";
import { findActivities } from "@jubilee/core/events/finding.rules";
import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import type { ActivityRecord, ActivitySort } from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { conflictsOf, nothingKnown } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SearchField } from "@jubilee/ui/search-field";
import { Select } from "@jubilee/ui/select";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { CalendarDays, Plus } from "lucide-react";
import { useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { ActivityList } from "../../../../event-kit/ActivityList.tsx";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { useActivities } from "../../../../event-kit/useActivities.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { EventField } from "../../../../event-kit/chosen/EventField.tsx";
import { withEvent } from "../data/withEvent.ts";
import { ExportActivities } from "./ExportActivities.tsx";
import { pills, search, tools } from "../../../../page-kit/list/ListTools.css.ts";
import { order, which } from "./Manage.css.ts";

export interface ManageActivitiesProps {
  event: EventRecord;
  events: readonly EventRecord[];
  choose: (id: string) => void;
}

const filters = [
  { value: "all", label: "All" },
  { value: "conflicts", label: "Conflicts" },
  { value: "signUp", label: "With sign-up" },
  { value: "draft", label: "Drafts" },
  { value: "cancelled", label: "Cancelled" },
] as const;
type Filter = (typeof filters)[number]["value"];

/** One event's activities: find, filter, add, and the way to the schedule. */
export function ManageActivities({ event, events, choose }: ManageActivitiesProps) {
  const { activities, desk, error, retry } = useActivities(event.id);
  const [text, setText] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const [sort, setSort] = useState<ActivitySort>("time");
  const locale = useLocale();
  const all = activities ?? [];
  const under: Record<Filter, (activity: ActivityRecord) => boolean> = {
    all: () => true,
    conflicts: (one) => conflictsOf(one, all, desk ?? nothingKnown).length > 0,
    signUp: ({ signUp }) => signUp,
    draft: ({ status }) => status === "draft",
    cancelled: ({ status }) => status === "cancelled",
  };
  const shown = sortActivities(
    findActivities(all, text).filter(under[filter]),
    sort,
    desk?.counts ?? {},
    locale,
  );
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
          all.length > 0 && (
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
      <div className={tools}>
        <div className={which}>
          <EventField events={events} value={event.id} onChange={choose} hideLabel />
        </div>
        {all.length > 0 && (
          <>
            <div className={search}>
              <SearchField
                look="field"
                label="Find an activity"
                placeholder="Find an activity"
                value={text}
                onValueChange={setText}
              />
            </div>
            <fieldset className={pills} aria-label="Show">
              {filters.map(({ value, label }) => (
                <FilterPill
                  key={value}
                  opens={false}
                  value={value === filter && all.filter(under[value]).length}
                  onClick={() => setFilter(value)}
                >
                  {label}
                </FilterPill>
              ))}
            </fieldset>
            <div className={order}>
              <Select
                label="Sorted by"
                hideLabel
                options={activitySorts.map((value) => ({
                  value,
                  label: activitiesCopy.sorts[value],
                }))}
                value={sort}
                onValueChange={(value) =>
                  setSort(activitySorts.find((one) => one === value) ?? "time")
                }
              />
            </div>
            <ExportActivities event={event} activities={shown} />
          </>
        )}
      </div>
      {error && <LoadFailed what="The activities" error={error} onRetry={retry} />}
      {!error && !(activities && desk) && <SkeletonRows count={6} />}
      {activities?.length === 0 && (
        <EmptyState drawing="calendar" title="No activities yet" action={add}>
          Put in the talk, the supper and the tour. Guests see them when you publish the schedule.
        </EmptyState>
      )}
      {all.length > 0 && desk && shown.length > 0 && (
        <ActivityList
          activities={shown}
          all={all}
          desk={desk}
          timeZone={event.timeZone}
          byDay={sort === "time"}
        />
      )}
      {all.length > 0 && desk && shown.length === 0 && (
        <EmptyState drawing="search" title="No activity like that">
          Try other words, or another filter.
        </EmptyState>
      )}
    </PageFrame>
  );
}
