import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { CancelEvent } from "../event/CancelEvent.tsx";
import { ReleaseBookings } from "../event/ReleaseBookings.tsx";

/** Calling an event off, and bringing it back. */
export function CallingOff({ event, overview }: EventCardProps) {
  const isCancelled = event.status === "cancelled";
  return (
    <Stack gap="3" align="start">
      <Text tone="muted">
        {isCancelled
          ? "This event is cancelled. Its page says so, and nobody can answer or buy."
          : "The page stays and says that the event is cancelled."}
      </Text>
      {isCancelled && <ReleaseBookings event={event} />}
      <CancelEvent
        event={event}
        comingHeads={overview.event.answers.comingHeads}
        orderCount={overview.orderCount}
      />
    </Stack>
  );
}
