import type { TicketSaleState } from "./tickets.types.ts";

const states: Record<TicketSaleState, string> = {
  draft: "Draft",
  on_sale: "On sale",
  not_yet: "Not yet on sale",
  paused: "Paused",
  ended: "Sale over",
  sold_out: "Sold out",
};

const models = {
  paid: "One price",
  tiered: "Steps: early bird, then more",
  pay_what_you_can: "Pay what you can",
  group: "Group: one price for several",
} as const;

const visibilities = {
  public: "Everybody",
  code: "Those with a promo code",
  hidden: "Nobody: box office and gifts only",
} as const;

const attendances = {
  any: "The place and online",
  place: "The place",
  online: "Online",
} as const;

/** The words of tickets. */
export const ticketsCopy = {
  saleEndPassed: "This moment has passed: with it, the sale is over at once.",
  saleEndsAfterEvent: "This is after the event has ended: the event is over before its sale is.",
  states,
  models,
  visibilities,
  attendances,
  refusal: {
    onlineUrl: "An online address starts with https://, such as https://meet.example.org/stage",
    name: "Give the ticket a name, such as “Saturday banquet”",
    nameTooLong: "A name has at most 120 characters",
    quantity: "Write a whole number of tickets, or leave it empty for no limit",
    quantitySold: (sold: number) =>
      `${sold} ${sold === 1 ? "ticket is" : "tickets are"} already sold; capacity cannot be lower`,
    window: "The sale must end after it starts",
    wallTime: "Choose a day and a time",
    suggestion: "The suggestion must not be below the least",
    groupSize: "A group ticket admits from 2 to 100 people",
    tiers: "Add a price step, or choose one price",
    tier: (number: number) =>
      `Step ${number}: give it a name, a price, and a day or a number at which it ends`,
    minPerOrder: "At least 1 ticket an order",
    maxPerOrder: "At least as many as the fewest, at most 100",
  },
} as const;
