import type { TicketType } from "@jubilee/core/tickets/tickets.types";
import type { Check, EventCheck } from "../../../event-kit/event/check.types.ts";
import { rowSource } from "../../../event-kit/event/found-row.types.ts";
import { ticketsCheck } from "./tickets-check.rules.ts";
import { ticketTypesRead } from "./ticketTypesRead.ts";

export const check: EventCheck = {
  ...rowSource<Check, TicketType[]>({
    key: "tickets",
    reads: ticketTypesRead,
    find: ticketsCheck,
  }),
  order: 60,
  asks: "tickets.write",
};
