import type { TicketEventLine } from "@jubilee/core/tickets/ticket-desk.types";

/** Whether an event has anything to do with tickets: kinds, or what is left of those it had. */
export function hasTickets(line: TicketEventLine): boolean {
  const { typeCount, sold, waiting, collectedMinor, attention } = line;
  return typeCount + sold + waiting + attention > 0 || collectedMinor !== 0;
}

/** Those that could still begin to sell: what is over or cancelled will not. */
export function couldSell(line: TicketEventLine, nowMs: number): boolean {
  return !hasTickets(line) && line.status !== "cancelled" && Date.parse(line.endDate) > nowMs;
}
