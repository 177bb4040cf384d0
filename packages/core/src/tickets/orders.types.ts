import type { OrderStatus, OrderTicket } from "../sharing/public-event.types.ts";

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
  channel: "online" | "box_office" | "complimentary" | "waitlist";
  /** When what is not paid runs out. */
  holdExpiresAt: string | null;
  /** Taken off by a code; fee and tax are parts of the total. */
  discountMinor: number;
  feeMinor: number;
  taxMinor: number;
}

/** Where a page of orders begins: after this one, by what the list is sorted by. */
export interface OrderCursor {
  value: string | number;
  id: string;
}

/** How the server sorts orders. */
export interface OrderSort {
  id: "when" | "buyer" | "state" | "sum";
  descending: boolean;
}

/** Which orders, in which order. */
export interface OrderQuery {
  filter: OrderFilter;
  /** Only orders with a ticket of this kind. */
  ticketTypeId: string | null;
  text: string;
  sort: OrderSort;
}

export interface OrderPage {
  orders: OrderLineItem[];
  /** Null at the end. */
  next: OrderCursor | null;
}

/** A ticket of an order, as its planner sees it. */
export interface OrderSeat {
  id: string;
  number: string;
  holderName: string;
  /** Whom it was passed on to; null for the buyer's own. */
  holderEmail: string | null;
  isPassedOn: boolean;
  isAccepted: boolean;
  typeName: string;
  priceMinor: number;
  status: OrderTicket["status"];
}

export interface OrderItem {
  id: string;
  name: string;
  quantity: number;
  unitMinor: number;
  totalMinor: number;
}

/** An order opened. */
export interface OrderDetail extends OrderLineItem {
  items: OrderItem[];
  tickets: OrderSeat[];
  payments: OrderPayment[];
  refunds: OrderRefund[];
}

export interface OrderPayment {
  id: string;
  provider: string;
  status: PaymentStatus;
  /** The provider's own name of the checkout. */
  providerRef: string;
  /** What was asked for, or what came when it was something else. */
  amountMinor: number;
  currency: string;
  /** It pays for no order: paid twice, too late, or not what was asked for. */
  isExtra: boolean;
  createdAt: string;
}

export interface OrderRefund {
  id: string;
  paymentId: string;
  status: RefundStatus;
  amountMinor: number;
  reason: string | null;
  createdAt: string;
}

export type RefundStatus = "pending" | "done" | "failed";

export type PaymentStatus =
  | "requires_action"
  | "processing"
  | "succeeded"
  | "failed"
  | "disputed"
  | "mismatch";

export type OrderFilter =
  | "all"
  | "paid"
  | "unpaid"
  | "attention"
  | "disputed"
  | "refunded"
  | "free"
  | "lost";

/** What the planner types to give money back. An empty amount is all that is left, or what the chosen seats cost. */
export interface RefundDraft {
  /** The seats that become void with it; none: money alone, unless everything goes back. */
  ticketIds: string[];
  amount: string;
  reason: string;
}

/** How money comes that no provider takes. */
export type OfflineMethod = "cash" | "bank_transfer" | "cheque" | "card_terminal";

/** What a planner types to cancel tickets. */
export interface CancelDraft {
  ticketIds: string[];
  money: "all" | "some" | "none";
  /** For `some`. */
  amount: string;
  reason: string;
}

/** What a planner does with one ticket. */
export type SeatChange =
  | { kind: "rename"; name: string }
  | { kind: "transfer"; name: string; email: string }
  | { kind: "take_back" }
  | { kind: "resend" };
