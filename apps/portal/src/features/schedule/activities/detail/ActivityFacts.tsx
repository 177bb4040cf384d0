import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import type { ActivityRecord, ScheduleDesk } from "@jubilee/core/schedule/activities.types";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Stack } from "@jubilee/ui/stack";
import { Progress } from "@jubilee/ui/progress";
import { RoomBooking } from "./RoomBooking.tsx";
import { Materials } from "./Materials.tsx";

export interface ActivityFactsProps {
  activity: ActivityRecord;
  desk: ScheduleDesk | undefined;
}

/** Where, who, for whom: one fact a line. */
export function ActivityFacts({ activity, desk }: ActivityFactsProps) {
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
          detail: activity.signUp ? (
            <Stack gap="2">
              <span>{`${places}${waiting > 0 ? `, ${waiting} waiting` : ""}`}</span>
              {activity.capacity !== null && (
                <Progress
                  label="Places taken"
                  hideLabel
                  value={going}
                  max={activity.capacity}
                  tone={going >= activity.capacity ? "celebrate" : "success"}
                />
              )}
            </Stack>
          ) : (
            "No sign-up: everybody is welcome"
          ),
        },
        ...(activity.tags.length > 0 ? [{ term: "Tags", detail: activity.tags.join(", ") }] : []),
        ...(activity.materials.length > 0
          ? [{ term: "Materials", detail: <Materials materials={activity.materials} /> }]
          : []),
      ]}
    />
  );
}
