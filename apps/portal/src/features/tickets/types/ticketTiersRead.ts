import { createTicketsApi } from "@jubilee/core/tickets/tickets.api";
import type { TicketTier } from "@jubilee/core/tickets/tickets.types";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { ticketKeys } from "../keys.ts";

/** The earlier, lower prices of a kind of ticket. */
export const ticketTiersRead = (
  client: DataClient,
  eventId: string,
  typeId: string,
): Read<TicketTier[]> => ({
  key: ticketKeys.ticketTiers(eventId, typeId),
  call: () => createTicketsApi(client).tiers(typeId),
});
