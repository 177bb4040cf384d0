import type { OrderStatus, OrderTicket } from "../public-event/public-event.types.ts";

/** One line of the planner's list of orders. Money in minor units of `currency`. */
export interface OrderLineItem {
  id: string;
  code: string;
  status: OrderStatus;
  buyerName: string | null;
  buyerEmail: string | null;
  ticketCount: number;
  /** `2 × Saturday banquet, 1 × Friday mixer` */
  summary: string;
  totalMinor: number;
  refundedMinor: number;
  currency: string;
  isTest: boolean;
  needsAttention: string | null;
  createdAt: string;
}

/** An order opened. */
export interface OrderDetail extends OrderLineItem {
  items: { id: string; name: string; quantity: number; unitMinor: number; totalMinor: number }[];
  tickets: {
    id: string;
    number: string;
    holderName: string;
    typeName: string;
    status: OrderTicket["status"];
  }[];
  payments: {
    id: string;
    provider: string;
    status: string;
    amountMinor: number;
    createdAt: string;
  }[];
  refunds: {
    id: string;
    status: "pending" | "done" | "failed";
    amountMinor: number;
    reason: string | null;
    createdAt: string;
  }[];
}

export type OrderFilter = "all" | "paid" | "open" | "refunded" | "lost";

/** What the planner types to give money back. An empty amount is all that is left. */
export interface RefundDraft {
  amount: string;
  reason: string;
}
