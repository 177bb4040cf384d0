import { Card } from "@jubilee/ui/card";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { CancelEvent } from "./CancelEvent.tsx";
import { ReleaseBookings } from "./ReleaseBookings.tsx";

/** Calling an event off, and bringing it back. */
export function CancelCard({ event, overview }: EventCardProps) {
  const isCancelled = event.status === "cancelled";
  return (
    <Card title={isCancelled ? "This event is cancelled" : "Calling it off"}>
      <Stack gap="3" align="start">
        <Text tone="muted">
          {isCancelled
            ? "Its page says so, and nobody can answer or buy."
            : "The page stays and says that the event is cancelled."}
        </Text>
        {isCancelled && <ReleaseBookings event={event} />}
        <CancelEvent
          event={event}
          comingHeads={overview.event.answers.comingHeads}
          orderCount={overview.orderCount}
        />
      </Stack>
    </Card>
  );
}
