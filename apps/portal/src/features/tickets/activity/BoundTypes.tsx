import type { ActivityTicketType } from "@jubilee/core/tickets/activity-tickets.types";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { Checkbox } from "@jubilee/ui/checkbox";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../data/keys.ts";
import type { ActivityTicketsScreenProps } from "./activityTickets.types.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** Every ticket of the event: for this activity alone, or not. */
export function BoundTypes({ page, bind }: ActivityTicketsScreenProps) {
  const { activity, event, types, mayWrite } = page;
  const locale = useLocale();
  const { isBusy, run } = useWrite(keys.activity(activity.id), "Ticket Management");
  const factsOf = (type: ActivityTicketType) =>
    [
      type.priceMinor === 0 ? "Free" : formatPrice(type.priceMinor, event.currency, locale),
      type.quantity === null ? `${type.sold} sold` : `${type.sold} of ${type.quantity} sold`,
      ...(type.activityTitle && type.activityId !== activity.id
        ? [`now for “${type.activityTitle}”`]
        : []),
    ].join(" · ");
  if (types.length === 0) {
    return (
      <EmptyState
        drawing="tickets"
        level={3}
        title="The event sells no tickets"
        action={
          mayWrite && (
            <LinkButton href={`${href("events.details", { eventId: event.id })}?tab=tickets`}>
              Add a ticket
            </LinkButton>
          )
        }
      >
        Add one to the event first; here you say that it is for this activity alone.
      </EmptyState>
    );
  }
  return (
    <Stack gap="3">
      {types.map((type) => (
        <Checkbox
          key={type.id}
          label={type.name}
          help={factsOf(type)}
          checked={type.activityId === activity.id}
          disabled={isBusy || !mayWrite}
          onCheckedChange={(isBound) => void run(() => bind(type.id, isBound ? activity.id : null))}
        />
      ))}
    </Stack>
  );
}
