import type { Article } from "../help.types.ts";

/** Tickets, orders and money. */
export const ticketArticles: readonly Article[] = [
  {
    slug: "sell-tickets",
    area: "tickets",
    title: "Selling tickets",
    summary: "Ticket types with price, number and sale dates.",
    words: "ticket type price free paid sale quantity limit",
    body: [
      "Open the event, then Tickets, and add a ticket type: a name, what is included, a price (or free), how many there are, when the sale starts and ends, and the fewest and most in one order.",
      "The public page and the tickets widget sell them as soon as the event is published.",
      { heading: "No ticket is sold twice" },
      "Who chooses tickets has fifteen minutes to pay; for that time the places are theirs. Unpaid places go back on sale. The last ticket goes to exactly one person, however many press the button at once.",
      { heading: "Changing a type later" },
      "A new price holds for new orders. What was sold stays as it was sold. You cannot set the number below what is already sold or held.",
    ],
    next: ["orders", "taking-payments"],
    open: { label: "Your events", path: "/manage-events" },
  },
  {
    slug: "orders",
    area: "tickets",
    title: "Orders and tickets",
    summary: "What was bought, by whom, and the tickets with their codes.",
    words: "order buyer ticket qr code confirmation mail resend receipt",
    body: [
      "Open the event, then Orders. Each order has a code that can be read aloud, its lines, its payments and its tickets. New orders appear without a reload.",
      "The buyer gets a mail with a QR code for each ticket and a calendar file. The same tickets open from the link in that mail, also on another device.",
      "An order is paid when the payment provider has told the server so. A page that somebody opens by hand never marks an order as paid.",
    ],
    next: ["refunds"],
  },
  {
    slug: "refunds",
    area: "tickets",
    title: "Giving money back",
    summary: "Whole orders or parts, with a reason, by the way they were paid.",
    words: "refund money back cancel order partial",
    body: [
      {
        steps: [
          "Open the order and choose Give money back.",
          "Enter the amount, up to what is left of the order, and a reason.",
          "Confirm. The buyer gets a mail; the order shows the refund when the provider has confirmed it.",
        ],
      },
      "When the whole order is refunded its tickets no longer admit anyone and their places go back on sale. After a part they stay valid.",
      "If the provider cannot be reached at that moment, the refund stays noted and is asked for again by itself.",
    ],
    next: ["orders"],
  },
  {
    slug: "taking-payments",
    area: "tickets",
    title: "Taking payments and test mode",
    summary: "How money reaches you, and how to tell a test from real money.",
    words: "stripe payment provider test mode card payout simulated",
    body: [
      "Payments go through the payment provider that the operator of this installation has connected. Card numbers never pass through this product.",
      "Without a provider everything runs in test mode: the payment page, the mails and the orders say so, no money moves, and you can try a purchase, a declined card and a refund from beginning to end.",
      {
        mind: "A page that says Test mode takes no real money. Ask the operator to connect a provider before you publish a paid event.",
      },
    ],
    next: ["sell-tickets", "orders"],
  },
];
