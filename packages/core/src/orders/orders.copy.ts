import type { OrderStatus } from "../public-event/public-event.types.ts";
import type { OrderFilter } from "./orders.types.ts";

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
  open: "Open",
  refunded: "Refunded",
  lost: "Not completed",
};

const channels = {
  online: "Online",
  box_office: "Box office",
  complimentary: "Complimentary",
  waitlist: "Waiting list",
} as const;

/** The words of orders. */
export const ordersCopy = {
  statuses,
  filters,
  channels,
  refusal: {
    nothingLeft: "Nothing is left to give back",
    tooMuch: (most: string) => `At most ${most} can be given back`,
    zero: "Write an amount above zero",
  },
} as const;
