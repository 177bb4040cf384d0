import { href } from "../../../app/routing/href.ts";
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

/** Of those that have sold or sell, the one that comes next; of those that are over, the last. */
export function soonestSelling(
  events: readonly TicketEventLine[],
  nowMs: number,
): TicketEventLine | undefined {
  const inOrder = events
    .filter(({ typeCount }) => typeCount > 0)
    .toSorted((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
  return inOrder.find(({ endDate }) => Date.parse(endDate) > nowMs) ?? inOrder.at(-1);
}

/** Where an event's kinds of ticket are made. */
export const ticketsTabHref = (eventId: string): string =>
  `${href("events.details", { eventId })}?tab=tickets`;

/** What the events that sell have together; money by its currency. */
export function indexSums(events: readonly TicketEventLine[]) {
  const sum = (of: (line: TicketEventLine) => number) =>
    events.reduce((total, line) => total + of(line), 0);
  const byCurrency = Map.groupBy(events, ({ currency }) => currency);
  return {
    earned: [...byCurrency].map(([currency, lines]) => ({
      currency,
      minor: lines.reduce((total, { collectedMinor }) => total + collectedMinor, 0),
    })),
    sold: sum((line) => line.sold),
    waiting: sum((line) => line.waiting),
    attention: sum((line) => line.attention),
  };
}
