import type { EventRecord } from "@jubilee/core/events/events.types";
import { createTicketsApi } from "@jubilee/core/tickets/tickets.api";
import type { TicketType } from "@jubilee/core/tickets/tickets.types";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { ticketKeys } from "../keys.ts";

/** Every kind of ticket of an event. */
export const ticketTypesRead = (
  client: DataClient,
  event: Pick<EventRecord, "id" | "timeZone" | "currency">,
): Read<TicketType[]> => ({
  key: ticketKeys.ticketTypes(event.id),
  call: () => createTicketsApi(client).list(event),
});
