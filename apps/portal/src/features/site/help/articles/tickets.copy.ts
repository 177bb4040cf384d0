import { href } from "../../../../app/routing/href.ts";
import type { ArticleBodies } from "../../../../page-kit/help/help.types.ts";

/** Tickets, orders and money. */
export const ticketBodies: ArticleBodies = {
  "sell-tickets": {
    body: [
      "Open the event, then Tickets, and add a ticket type: a name, what is included, a price (or free), how many there are, when the sale starts and ends, and the fewest and most in one order.",
      "The public page and the tickets widget sell them as soon as the event is published. From then on guests are asked for a ticket and for no answer; under Settings, Answers, you can ask for both.",
      { heading: "No ticket is sold twice" },
      "Who chooses tickets has fifteen minutes to pay; for that time the places are theirs. Unpaid places go back on sale. The last ticket goes to exactly one person, however many press the button at once.",
      { heading: "Changing a type later" },
      "A new price holds for new orders. What was sold stays as it was sold. You cannot set the number below what is already sold or held.",
    ],
    next: ["orders", "taking-payments"],
    open: { label: "Your events", path: href("events.manage") },
  },
  orders: {
    body: [
      "Open the event, then Orders. Each order has a code that can be read aloud, its lines, its payments and its tickets. New orders appear without a reload.",
      "The buyer gets a mail with a QR code for each ticket and a calendar file. The same tickets open from the link in that mail, also on another device.",
      "An order is paid when the payment provider has told the server so. A page that somebody opens by hand never marks an order as paid.",
    ],
    next: ["refunds"],
  },
  refunds: {
    body: [
      {
        steps: [
          "Open the order and choose Give money back.",
          "Enter the amount, up to what is left of the order, and a reason.",
          "Confirm. The buyer gets a mail; the order shows the refund when the provider has confirmed it.",
        ],
      },
      "When the whole order is refunded its tickets no longer admit anyone and their places go back on sale. After a part they stay valid.",
      "The owner and the admins of an account give money back. Editors can cancel tickets that nobody paid for.",
      { heading: "Many at once" },
      "Choose orders in the list and press Pay back, or Pay everybody back above the orders of a cancelled event. You see first how much goes back, in each currency, and which orders cannot and why. One press starts it; it goes on without the page, and can be paused and stopped.",
      "Money that you took by hand waits in a list: hand it back, then tick the order. A file tells what became of every order.",
      "If the provider cannot be reached at that moment, the refund stays noted and is asked for again by itself.",
    ],
    next: ["orders"],
  },
  "taking-payments": {
    body: [
      "Payments go through the payment provider that the operator of this installation has connected. Card numbers never pass through this product.",
      "Without a provider everything runs in test mode: the payment page, the mails and the orders say so, no money moves, and you can try a purchase, a declined card and a refund from beginning to end.",
      {
        mind: "A page that says Test mode takes no real money. Ask the operator to connect a provider before you publish a paid event.",
      },
    ],
    next: ["sell-tickets", "orders"],
  },
  "ticket-prices": {
    body: [
      {
        list: [
          "Fixed or free: one price for everybody.",
          "Steps: a price until a day, or until so many are sold; the next step begins by itself.",
          "Pay what you can: a least and a suggested amount that buyers may change.",
          "Group: one price for several people, each with a ticket of their own.",
          "Add-on: bought together with a ticket, such as dinner, parking or a shirt.",
        ],
      },
      "What people see first is all they pay: fees and taxes that buyers bear are in the price from the start.",
      { heading: "Shared places" },
      "Several kinds of ticket can share places, such as adults and children in one room. The last place goes to one of them.",
    ],
    next: ["sell-tickets", "promo-codes", "sale-rules"],
    open: { label: "Ticket management", path: href("tickets.manage") },
  },
  "promo-codes": {
    body: [
      "Open Ticket management, choose the event, then Promo codes. A code takes off a part or an amount, or opens a kind of ticket that only its holders see.",
      {
        list: [
          "Limit how often it can be used altogether, and by one person, counted by e-mail address.",
          "Say from when until when it holds, and for which tickets.",
          "Capitals do not matter when somebody types it.",
        ],
      },
      "A code that is used up, over or wrong says so; guesses are counted and slowed down.",
    ],
    next: ["ticket-prices"],
    open: { label: "Ticket management", path: href("tickets.manage") },
  },
  "waiting-list": {
    body: [
      "When a kind of ticket is sold out, people can join its waiting list. While somebody waits, a ticket that comes back is offered to the first party in line that fits, not sold to whoever passes by.",
      "An offer is held for the hours you set under Rules and fees and comes by mail. Who lets it pass makes room for the next; a larger party keeps its place until enough come back.",
      "Two days before the start the list closes, and what is left is on sale to all.",
      {
        mind: "Every decision is kept with its reason, so that you can answer when somebody asks why.",
      },
    ],
    next: ["sale-rules", "orders"],
  },
  "box-office": {
    body: [
      "Open Ticket management, choose the event, then Sell or give tickets. Choose the tickets, write one person a line, and say how it was paid: cash, transfer, card terminal, or not at all.",
      { heading: "Buyers who pay later" },
      "Under Rules and fees you can let buyers order now and pay by transfer or cash. Their tickets are held and sent when you mark the order as paid; what is not paid in time goes back on sale.",
      { heading: "Your bank account" },
      "Enter it once under Payments, Bank account, and switch it on in the rules of each event. Buyers who have ordered see it whole, on the page of their order and in the mail, with the sum and the order’s code to name; it stands on invoices too.",
      {
        mind: "Only the owner of the account sees the whole number again or changes it, and each time stands in the audit log. Your team sees the last four digits.",
      },
    ],
    next: ["orders", "sale-rules"],
  },
  "sale-rules": {
    body: [
      "Open Ticket management, choose the event, then Rules and fees.",
      {
        list: [
          "Taxes: included in the price or on top; buyers see the whole price from the start either way.",
          "Service fee: each kind of ticket says whether you or the buyer bears it.",
          "Cancelling: whether buyers may cancel by the link of their order, and what they get back. Their seat is free at once.",
          "Passing on: the new holder gets a ticket of their own, the old code is void.",
          "Seller: name, address and tax number on invoices, which are numbered without a gap.",
        ],
      },
      { heading: "Invoices and payouts" },
      "Each paid order gets an invoice and each refund a credit note: buyers have them in the mail and on the page of their order, you under Payments, Invoices, with a CSV for whoever keeps your books. Payments, Payouts shows what the payment provider sent to the bank and what it still holds.",
    ],
    next: ["refunds", "ticket-prices"],
  },
};
