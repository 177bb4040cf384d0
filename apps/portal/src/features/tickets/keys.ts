import { keys } from "../../event-kit/data/keys.ts";

/** The names under which an event's tickets are kept. */
export const ticketKeys = {
  ticketTypes: (id: string) => [...keys.event(id), "ticket-types"] as const,
  ticketTiers: (id: string, typeId: string) => [...keys.event(id), "ticket-types", typeId] as const,
  ticketDesk: (id: string) => [...keys.event(id), "ticket-desk"] as const,
  orders: (id: string) => [...keys.event(id), "orders"] as const,
  order: (id: string, orderId: string) => [...keys.event(id), "orders", orderId] as const,
};
