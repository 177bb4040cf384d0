import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import type { ActivityPerson, ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { DataTable, type DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { PersonRow } from "@jubilee/ui/person-row";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { UserPlus } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import type { DataClient, Read } from "../../../../app/routing/reads.types.ts";
import { activityKeys } from "../../../../event-kit/activityKeys.ts";
import { useMayDo } from "../../../../event-kit/event/useMayDo.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { AddPerson } from "./AddPerson.tsx";
import type { ActivityDetailsProps } from "./activityDetails.types.ts";
import { useReading } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

function PlaceChip({ status }: Pick<ActivityPerson, "status">) {
  return status === "going" ? (
    <Chip tone="success">Going</Chip>
  ) : (
    <Chip mark="hollow">Waiting</Chip>
  );
}

const detailOf = ({ email, people, who }: ActivityPerson) =>
  [who ? `For ${who.join(", ")}` : people > 1 && `${people} people`, email]
    .filter(Boolean)
    .join(" · ") || null;

const nameCell = (person: ActivityPerson) => (
  <PersonRow name={person.name} detail={detailOf(person)} />
);

const phoneLine = (person: ActivityPerson) => (
  <PersonRow
    name={person.name}
    detail={detailOf(person)}
    end={<PlaceChip status={person.status} />}
  />
);

const takeOffCell = (
  person: ActivityPerson,
  isBusy: boolean,
  takeOff: (person: ActivityPerson) => void,
) => (
  <Button
    variant="ghost"
    size="sm"
    disabled={isBusy}
    aria-label={`Take off ${person.name}`}
    onClick={() => takeOff(person)}
  >
    Take off
  </Button>
);

/** Who goes to an activity. */
export const peopleRead = (
  client: DataClient,
  { id, eventId }: Pick<ActivityRecord, "id" | "eventId">,
): Read<ActivityPerson[]> => ({
  key: activityKeys.people(eventId, id),
  call: () => createActivitiesApi(client).people(id),
});

/** Who goes to an activity and who waits, in the order of the line. */
export function People({ activity, event }: ActivityDetailsProps) {
  const api = useApi(createActivitiesApi);
  const locale = useLocale();
  const mayWrite = useMayDo(event.id, "schedule.write");
  const [isAdding, setAdding] = useState(false);
  const { isBusy, run } = useWrite(activityKeys.ofEvent(event.id), "Activity management");
  const list = useReading((client) => peopleRead(client, activity));
  const takeOff = useCallback(
    (person: ActivityPerson) =>
      void run(() => api.setPlace(activity.id, person.eventGuestId, false)),
    [activity.id, api, run],
  );
  const columns = useMemo<DataColumn<ActivityPerson>[]>(() => {
    const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
    return [
      {
        id: "name",
        header: "Name",
        cell: nameCell,
        sortValue: ({ name }) => name,
      },
      { id: "place", header: "Place", widthPx: 120, cell: PlaceChip },
      {
        id: "at",
        header: "Signed up",
        widthPx: 190,
        cell: ({ signedUpAt }) => when.format(Date.parse(signedUpAt)),
        sortValue: ({ signedUpAt }) => signedUpAt,
        from: "tablet",
      },
      ...(mayWrite
        ? [
            {
              id: "off",
              header: "Take off",
              hideHeader: true,
              widthPx: 110,
              align: "end" as const,
              cell: (person: ActivityPerson) => takeOffCell(person, isBusy, takeOff),
            },
          ]
        : []),
    ];
  }, [isBusy, locale, mayWrite, takeOff]);
  const add = mayWrite && (
    <Button variant="secondary" icon={<UserPlus />} onClick={() => setAdding(true)}>
      Sign somebody up
    </Button>
  );
  return (
    <Section title="Who comes" action={list.data && list.data.length > 0 && add}>
      <Loaded
        of={list}
        what="The list"
        skeleton={<SkeletonRows count={4} />}
        empty={
          <EmptyState drawing="people" title="Nobody yet" action={add} level={3}>
            {peopleAtStart(event.eventTypeId)} sign up on the event’s page and by their own link,
            once the schedule is published.
          </EmptyState>
        }
      >
        {(data) => (
          <DataTable
            label="Who comes"
            columns={columns}
            rows={data}
            rowId={({ id }) => id}
            phoneLine={phoneLine}
          />
        )}
      </Loaded>
      {isAdding && <AddPerson activity={activity} event={event} onClose={() => setAdding(false)} />}
    </Section>
  );
}
