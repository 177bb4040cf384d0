import { Card } from "@jubilee/ui/card";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { LatestActivity } from "../../../event-kit/LatestActivity.tsx";

const shownAtMost = 6;

/** What happened last. */
export function LatestActivityCard({ overview }: EventCardProps) {
  return (
    <Card title="Latest activity">
      <LatestActivity entries={overview.activity.slice(0, shownAtMost)} plan={overview.plan} />
    </Card>
  );
}
