import type { TicketSaleState } from "./tickets.types.ts";

const states: Record<TicketSaleState, string> = {
  draft: "Draft",
  on_sale: "On sale",
  not_yet: "Not yet on sale",
  paused: "Paused",
  ended: "Sale over",
  sold_out: "Sold out",
};

/** The words of tickets. */
export const ticketsCopy = {
  states,
  refusal: {
    name: "Give the ticket a name, such as “Saturday banquet”",
    nameTooLong: "A name has at most 120 characters",
    quantity: "Write a whole number of tickets, or leave it empty for no limit",
    quantitySold: (sold: number) =>
      `${sold} ${sold === 1 ? "ticket is" : "tickets are"} already sold; capacity cannot be lower`,
    window: "The sale must end after it starts",
    wallTime: "Choose a day and a time",
    minPerOrder: "At least 1 ticket an order",
    maxPerOrder: "At least as many as the fewest, at most 100",
  },
} as const;
