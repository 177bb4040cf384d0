import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import type { ActivityStatus } from "@jubilee/core/schedule/activities.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<ActivityStatus, Omit<ChipProps, "children">> = {
  draft: { mark: "hollow" },
  published: { tone: "usual" },
  cancelled: { tone: "danger" },
};

/** How far an activity is. */
export function ActivityChip({ status }: { status: ActivityStatus }) {
  return <Chip {...looks[status]}>{activitiesCopy.statuses[status]}</Chip>;
}
