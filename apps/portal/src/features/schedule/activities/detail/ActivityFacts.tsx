import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import type { ActivityRecord, ScheduleDesk } from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { describeEventTime } from "@jubilee/core/base/time.rules";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { RoomBooking } from "./RoomBooking.tsx";
import { Materials } from "./Materials.tsx";

export interface ActivityFactsProps {
  activity: ActivityRecord;
  event: EventRecord;
  desk: ScheduleDesk | undefined;
}

/** When, where, who, for whom: one fact a line. */
export function ActivityFacts({ activity, event, desk }: ActivityFactsProps) {
  const locale = useLocale();
  const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = describeEventTime(
    { startDate: activity.startAt, endDate: activity.endAt, timeZone: event.timeZone },
    viewerZone,
    locale,
  );
  const counts = desk?.counts[activity.id];
  const space = desk?.spaces.find(({ id }) => id === activity.spaceId);
  const going = counts?.going ?? 0;
  const waiting = counts?.waiting ?? 0;
  const places =
    activity.capacity === null ? `${going}, no limit` : `${going} of ${activity.capacity}`;
  return (
    <DescriptionList
      items={[
        {
          term: "When",
          detail: (
            <Stack gap="0.5">
              <span>{time.event}</span>
              <Text as="span" tone="muted">
                {time.viewer ? `For you in ${time.viewerPlace}: ${time.viewer}` : time.eventZone}
              </Text>
            </Stack>
          ),
        },
        {
          term: "Room",
          detail: (
            <Stack gap="1">
              <span dir="auto">{activity.room ?? "Not yet"}</span>
              {desk && space && (
                <RoomBooking activity={activity} space={space} bookings={desk.bookings} />
              )}
            </Stack>
          ),
        },
        { term: "Host", detail: activity.hostName ?? "Not yet" },
        { term: "Kind", detail: activitiesCopy.kinds[activity.kind] },
        { term: "Who sees it", detail: activitiesCopy.visibilities[activity.visibility] },
        {
          term: "Signed up",
          detail: activity.signUp
            ? `${places}${waiting > 0 ? `, ${waiting} waiting` : ""}`
            : "No sign-up: everybody is welcome",
        },
        ...(activity.tags.length > 0 ? [{ term: "Tags", detail: activity.tags.join(", ") }] : []),
        ...(activity.materials.length > 0
          ? [{ term: "Materials", detail: <Materials materials={activity.materials} /> }]
          : []),
      ]}
    />
  );
}
