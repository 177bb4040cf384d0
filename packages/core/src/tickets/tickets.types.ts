import type { PublicTicketType } from "../public-event/public-event.types.ts";

export type TicketTypeStatus = "draft" | "on_sale" | "paused";
/** What buyers meet at a moment, plus `draft` for what only the planner sees. */
export type TicketSaleState = PublicTicketType["state"] | "draft";

/** A kind of ticket, as its planner sees it. */
export interface TicketType {
  id: string;
  name: string;
  description: string | null;
  priceMinor: number;
  currency: string;
  /** Null: as many as are wanted. */
  quantity: number | null;
  sold: number;
  /** In carts whose 15 minutes have not run out. */
  held: number;
  salesStart: string | null;
  salesEnd: string | null;
  minPerOrder: number;
  maxPerOrder: number;
  status: TicketTypeStatus;
}

/** What the planner types. Empty text means none; numbers are text while they are typed. */
export interface TicketTypeDraft {
  name: string;
  description: string;
  price: string;
  quantity: string;
  salesStartLocal: string;
  salesEndLocal: string;
  minPerOrder: string;
  maxPerOrder: string;
}

/** A draft, checked. */
export interface TicketTypeInput {
  name: string;
  description: string | null;
  priceMinor: number;
  quantity: number | null;
  salesStart: string | null;
  salesEnd: string | null;
  minPerOrder: number;
  maxPerOrder: number;
}
