import { byStart } from "@jubilee/core/schedule/activities.rules";
import { activitiesCsv } from "@jubilee/core/schedule/activity-lists.rules";
import type { ActivityRecord, ScheduleDesk } from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Pencil } from "lucide-react";
import { useMemo } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { useMayDo } from "../../../../event-kit/event/useMayDo.ts";
import { NothingLike } from "../../../../page-kit/list/NothingLike.tsx";
import { WholeList } from "../../../../page-kit/list/WholeList.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useSortParam } from "../../../../page-kit/list/address/useSortParam.ts";
import { activityColumns, activityPhoneLine } from "./activityColumns.tsx";
import { activityOpening, dayOf, idOf, listedActivities, type ListedActivity } from "./listed.ts";

const filters = [
  {
    value: "conflicts",
    label: "Conflicts",
    fits: ({ conflict }: ListedActivity) => conflict !== undefined,
  },
  { value: "signUp", label: "With sign-up", fits: ({ signUp }: ListedActivity) => signUp },
  { value: "draft", label: "Drafts", fits: ({ status }: ListedActivity) => status === "draft" },
  {
    value: "cancelled",
    label: "Cancelled",
    fits: ({ status }: ListedActivity) => status === "cancelled",
  },
];

const swipe = {
  label: "Edit",
  icon: <Pencil aria-hidden="true" />,
  nameOf: ({ title }: ListedActivity) => `Edit ${title}`,
  act: ({ id }: ListedActivity) => navigate(href("activities.edit", { activityId: id })),
};

const wordsOf = ({ title, room, hostName, tags }: ListedActivity) =>
  [title, room, hostName, ...tags].join(" ");

interface FoundActivitiesProps {
  event: EventRecord;
  all: readonly ActivityRecord[];
  desk: ScheduleDesk;
}

/** Activities of an event, by day or in another order: found, narrowed, and as a file. */
export function FoundActivities({ event, all, desk }: FoundActivitiesProps) {
  const locale = useLocale();
  const mayWrite = useMayDo(event.id, "schedule.write");
  const { timeZone, startLocal } = event;
  const [sort] = useSortParam();
  const isByDay = sort === null;
  const rows = useMemo(() => listedActivities(byStart(all), all, desk), [all, desk]);
  const columns = useMemo(
    () => activityColumns({ locale, timeZone, isByDay }),
    [locale, timeZone, isByDay],
  );
  const phoneLine = useMemo(
    () => activityPhoneLine({ locale, timeZone, isByDay }),
    [locale, timeZone, isByDay],
  );
  const groupOf = useMemo(() => dayOf(timeZone, locale), [timeZone, locale]);
  const file = useMemo(
    () => ({ name: `activities-${startLocal.slice(0, 10)}.csv`, csv: activitiesCsv }),
    [startLocal],
  );
  return (
    <WholeList
      what={{ one: "activity", many: "activities", kept: "activities" }}
      searchLabel="Find an activity"
      wordsOf={wordsOf}
      filters={filters}
      columns={columns}
      rows={rows}
      rowId={idOf}
      opening={activityOpening}
      groupOf={groupOf}
      phoneLine={phoneLine}
      swipe={mayWrite ? swipe : undefined}
      file={file}
      empty={<NothingLike what="No activity" />}
    />
  );
}
