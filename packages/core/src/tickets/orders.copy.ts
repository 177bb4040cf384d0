import type { OrderStatus } from "../sharing/public-event.types.ts";
import type { OrderFilter, PaymentStatus } from "./orders.types.ts";

const statuses: Record<OrderStatus, string> = {
  reserved: "In the cart",
  awaiting_payment: "Awaiting payment",
  awaiting_offline: "To be paid later",
  completed: "Paid",
  partially_refunded: "Partly refunded",
  refunded: "Refunded",
  cancelled: "Cancelled",
  expired: "Ran out",
};

const filters: Record<OrderFilter, string> = {
  all: "All",
  paid: "Paid",
  unpaid: "Unpaid",
  attention: "To look at",
  disputed: "Disputed",
  refunded: "Refunded",
  free: "Free",
  lost: "Not completed",
};

const channels = {
  online: "Online",
  box_office: "Box office",
  complimentary: "Complimentary",
  waitlist: "Waiting list",
} as const;

const payments: Record<PaymentStatus, string> = {
  requires_action: "Not paid yet",
  processing: "Not paid yet",
  succeeded: "Paid",
  failed: "Did not work",
  disputed: "Paid, and disputed by the buyer's bank",
  mismatch: "Came, but not what was asked for",
};

/** The words of orders. */
export const ordersCopy = {
  statuses,
  filters,
  channels,
  payments,
  refusal: {
    nothingLeft: "Nothing is left to give back",
    tooMuch: (most: string) => `At most ${most} can be given back`,
    zero: "Write an amount above zero",
  },
} as const;
