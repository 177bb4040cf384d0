import type { ActivityTicketsApi } from "@jubilee/core/tickets/activity-tickets.api";
import type { ActivityTickets } from "@jubilee/core/tickets/activity-tickets.types";

export interface ActivityTicketsScreenProps {
  page: ActivityTickets;
  bind: ActivityTicketsApi["bind"];
}
