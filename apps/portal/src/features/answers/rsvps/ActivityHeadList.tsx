import type { ActivityHeads } from "@jubilee/core/answers/late-answers.types";
import { joined } from "@jubilee/core/base/words.rules";
import { Progress } from "@jubilee/ui/progress";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { activityName } from "./Rsvps.css.ts";

function countWords({ going, waiting, capacity }: ActivityHeads): string {
  const goers = capacity === null ? `${going} going` : `${going} of ${capacity}`;
  return joined([
    goers,
    waiting > 0 ? `${waiting} waiting` : capacity !== null && going >= capacity && "full",
  ]);
}

/** A number stays on the line of its meal's first word. */
function mealWords({ meals }: ActivityHeads): string {
  return meals
    .filter(({ meal }) => meal !== null)
    .map(({ meal, people }) => `${people}\u00A0×\u00A0${meal}`)
    .join(", ");
}

/** Who goes to which part of the event, how full it is, and what they eat. */
export function ActivityHeadList({ activities }: { activities: ActivityHeads[] }) {
  return (
    <Stack gap="4">
      {activities.map((activity) => (
        <Stack key={activity.id} gap="1">
          <RouterAnchor
            className={activityName}
            href={href("activities.details", { activityId: activity.id })}
          >
            <bdi>{activity.title}</bdi>
            <Text as="span" numeric tone="muted">
              {countWords(activity)}
            </Text>
          </RouterAnchor>
          {activity.capacity !== null && (
            <Progress
              label={`${activity.title}: ${countWords(activity)}`}
              hideLabel
              value={activity.going}
              max={activity.capacity}
              tone={activity.going >= activity.capacity ? "celebrate" : "success"}
            />
          )}
          <Text as="span" numeric tone="muted" size={12}>
            {mealWords(activity)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
