import { roomFor } from "@jubilee/core/door/check-in.rules";
import type { GateCounts } from "@jubilee/core/door/check-in.types";
import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { UserPlus } from "lucide-react";

interface WalkInProps {
  name: string;
  capacity: number | null;
  counts: GateCounts;
  onAdd: () => void;
}

/** Adds somebody who is not on the list, and says first when the house is full or promised. */
export function WalkIn({ name, capacity, counts, onAdd }: WalkInProps) {
  const room = roomFor(capacity, counts);
  const { entered, all } = counts;
  return (
    <Stack gap="2">
      {room === "full" && (
        <InlineMessage tone="warning">
          {`The house is full: ${entered} are in, and there is room for ${capacity}.`}
        </InlineMessage>
      )}
      {room === "promised" && (
        <InlineMessage tone="warning">
          {`${capacity === 1 ? "The one place is" : `All ${capacity} places are`} promised: ${entered} in, ${all - entered} still expected.`}
        </InlineMessage>
      )}
      <Button type="button" variant="secondary-light" icon={<UserPlus />} onClick={onAdd}>
        {room === "free" ? `Add ${name} at the door` : `Add ${name} all the same`}
      </Button>
    </Stack>
  );
}
