import type { ActivityHeads } from "@jubilee/core/answers/late-answers.types";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";

function countWords({ going, waiting, capacity }: ActivityHeads): string {
  const goers = capacity === null ? `${going} going` : `${going} of ${capacity} going`;
  return waiting > 0 ? `${goers}, ${waiting} waiting` : goers;
}

/** A number stays on the line of its meal's first word. */
function mealWords({ meals }: ActivityHeads): string {
  return meals
    .filter(({ meal }) => meal !== null)
    .map(({ meal, people }) => `${people}\u00A0×\u00A0${meal}`)
    .join(", ");
}

/** Who goes to which part of the event, and what they eat. */
export function ActivityHeadList({ activities }: { activities: ActivityHeads[] }) {
  return (
    <Stack gap="2">
      {activities.map((activity) => {
        const meals = mealWords(activity);
        return (
          <Stack key={activity.id} gap="0.5">
            <Link href={href("activities.details", { activityId: activity.id })}>
              <bdi>{activity.title}</bdi>
            </Link>
            <Text as="span" numeric tone="muted">
              {[countWords(activity), meals].filter(Boolean).join(" · ")}
            </Text>
          </Stack>
        );
      })}
    </Stack>
  );
}
