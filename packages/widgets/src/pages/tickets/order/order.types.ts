import type { OrderTicket, OrderView } from "@jubilee/core/sharing/public-event.types";
import type { Part } from "../../page.types.ts";
import type { OrderWords } from "./words/words.types.ts";

/** What every part of an order's page is given, or of the page of a ticket that was passed on. */
export interface OrderPart extends Part<OrderView> {
  /** What the link opens, as the public function names it. */
  kind: "order" | "ticket";
  own: OrderWords;
}

/** What a part for one ticket is given. */
export interface TicketPart extends OrderPart {
  ticket: OrderTicket;
  /** The ticket's place among all, from 1. */
  place: number;
}

/** An address of the public function for what the link opens. */
export function fileOf({ kind, token }: OrderPart, file: string): string {
  return `/functions/v1/embed/${kind}/${encodeURIComponent(token)}/${file}`;
}
