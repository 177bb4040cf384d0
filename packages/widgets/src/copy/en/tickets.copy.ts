import type { TicketsCopy } from "../copy.types.ts";

export const tickets: TicketsCopy = {
  label: "Get tickets",
  region: "Tickets",
  title: "Tickets",
  free: "Free",
  left: (count) => `${count} left`,
  soldOut: "Sold out",
  paused: "Not on sale just now",
  ended: "Sale has ended",
  from: (day) => `On sale ${day}`,
  least: (count) => `At least ${count} an order`,
  total: "Total",
  checkOut: "Check out",
  get: "Get tickets",
  holding: "Holding your tickets",
  before: "Regular price",
  allYouPay: "That is all you pay: fees and taxes are included.",
  joinLine: "Join waiting list",
  promo: "Promo code",
  amount: "Choose the amount",
};
