import type { TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { DataTable } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { ListFrame } from "../../../page-kit/list/ListFrame.tsx";
import { SumsHead } from "../../../page-kit/list/SumsHead.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { TicketSums } from "../types/TicketSums.tsx";
import { ticketTypesRead } from "../types/ticketTypesRead.ts";
import { useEarned } from "../types/useEarned.ts";
import { Pools } from "./Pools.tsx";
import { typeColumns, typePhoneLine } from "./typeColumns.tsx";

/** What is for sale, and the places kinds of ticket share. Prices are edited under the event. */
export function TypeOverview({ desk }: { desk: TicketDesk }) {
  const locale = useLocale();
  const nowMs = useNow();
  const { currency } = desk.event;
  const kinds = useReading((client) => ticketTypesRead(client, desk.event)).data ?? [];
  const earned = useEarned(desk.event.id);
  const context = { currency, locale, nowMs, kinds, earned };
  const mayWrite = useMayDo(desk.event.id, "tickets.write");
  const edit = mayWrite && (
    <LinkButton href={`${href("events.details", { eventId: desk.event.id })}?tab=tickets`}>
      Edit tickets
    </LinkButton>
  );
  if (desk.types.length === 0) {
    return (
      <EmptyState drawing="tickets" title="Nothing is for sale" action={edit}>
        Free or paid, in price steps, for groups, or pay what you can.
      </EmptyState>
    );
  }
  return (
    <Stack gap="5">
      <SumsHead sums={kinds.length > 0 && <TicketSums event={desk.event} types={kinds} />}>
        {edit}
      </SumsHead>
      <ListFrame>
        <DataTable
          label="Tickets"
          columns={typeColumns(context)}
          rows={desk.types}
          rowId={({ id }) => id}
          phoneLine={typePhoneLine(context)}
        />
      </ListFrame>
      <Text tone="muted">The price people see first is all they pay: fees and taxes included.</Text>
      <Pools desk={desk} />
    </Stack>
  );
}
