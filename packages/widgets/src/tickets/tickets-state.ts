import type {
  OrderView,
  PublicTicketType,
  SharedEvent,
} from "@jubilee/core/sharing/public-event.types";

export type Quantities = Record<string, number>;
export type TicketsView =
  | "cancelled"
  | "ended"
  | "none"
  | "used_up"
  | "not_yet"
  | "over"
  | "choose";

/** A type's state by the server's clock: a sale opens and closes while the page is open. */
export function saleState(type: PublicTicketType, now: number): PublicTicketType["state"] {
  const passed = (instant: string | null) => instant !== null && Date.parse(instant) <= now;
  if (type.state === "not_yet" && passed(type.salesStart)) return "on_sale";
  if (type.state === "on_sale" && passed(type.salesEnd)) return "ended";
  return type.state;
}

/** Whether anything can be bought now. */
export const sellsNow = (tickets: readonly PublicTicketType[], now: number): boolean =>
  tickets.some((type) => saleState(type, now) === "on_sale");

/** When a sale opens, or what it is on sale for ends. */
export function saleTurn(
  { salesStart, salesEnd, price }: PublicTicketType,
  state: PublicTicketType["state"],
): string | null | undefined {
  if (state === "not_yet") return salesStart;
  const ends = [salesEnd, price?.tierEnds].flatMap((instant) => instant ?? []).toSorted()[0];
  return state === "on_sale" ? ends : null;
}

/** What the whole widget shows. */
export function ticketsView({ event, tickets, usedUp }: SharedEvent, now: number): TicketsView {
  if (event.status === "cancelled") return "cancelled";
  if (event.status === "ended" || Date.parse(event.endDate) <= now) return "ended";
  if (tickets.length === 0) return "none";
  if (usedUp) return "used_up";
  const states = tickets.map((type) => saleState(type, now));
  if (states.every((state) => state === "not_yet")) return "not_yet";
  return states.every((state) => state === "ended") ? "over" : "choose";
}

/** A pass is shown for what was bought, whatever became of it since. */
const finished = /^(completed|partially_refunded|refunded)$/;

/** Where a visitor stands; no pass sends anybody to what does not take place. */
export function ticketsStep(
  view: TicketsView,
  order: Pick<OrderView, "status"> | null,
  isWaiting: boolean,
): TicketsView | "pass" | "checkout" | "line" {
  if (view === "cancelled") return view;
  if (order) return finished.test(order.status) ? "pass" : "checkout";
  return isWaiting ? "line" : view;
}

/** The number after one press: the least of an order and zero, nothing between. */
export function nextQuantity(type: PublicTicketType, from: number, to: number): number {
  const least = Math.max(1, type.minPerOrder);
  if (to > 0 && to < least) return to > from ? least : 0;
  return Math.min(to, most(type));
}

export function most(type: PublicTicketType): number {
  return Math.min(type.maxPerOrder, type.left ?? Infinity);
}

export function chosen(tickets: PublicTicketType[], quantities: Quantities) {
  return tickets.flatMap((type) => {
    const quantity = quantities[type.id] ?? 0;
    return quantity > 0 ? [{ type, quantity }] : [];
  });
}

/** The quantities that were kept for this tab, without what is no number. */
export function keptQuantities(kept: unknown): Quantities {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  );
}
