import type { BankAccount } from "@jubilee/core/money/bank-accounts.types";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";

/** The events that name the account to their buyers. */
export function BankUse({ events }: Pick<BankAccount, "events">) {
  if (events.length === 0) {
    return (
      <Text tone="muted">
        No event uses it yet. An event is told to in{" "}
        <Link href={href("tickets.manage")}>Ticket management</Link>, under its Rules and fees.
      </Text>
    );
  }
  return (
    <Stack gap="2">
      <Text weight="medium">Used by</Text>
      {events.map(({ id, name }) => (
        <Link key={id} href={`${href("tickets.event", { eventId: id })}?tab=rules`}>
          <bdi>{name}</bdi>
        </Link>
      ))}
    </Stack>
  );
}
