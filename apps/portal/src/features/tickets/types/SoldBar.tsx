import { isNearlyGone, soldWords } from "@jubilee/core/tickets/tickets.rules";
import type { TicketType } from "@jubilee/core/tickets/tickets.types";
import { Progress } from "@jubilee/ui/progress";
import { Text } from "@jubilee/ui/text";

/** How many are sold, as a bar where there is a limit. */
export function SoldBar({ of }: { of: Pick<TicketType, "sold" | "quantity"> }) {
  if (of.quantity === null)
    return (
      <Text numeric tone="muted">
        {soldWords(of)}
      </Text>
    );
  return (
    <Progress
      label={soldWords(of)}
      value={of.sold}
      max={of.quantity}
      tone={isNearlyGone(of) ? "celebrate" : "action"}
    />
  );
}
