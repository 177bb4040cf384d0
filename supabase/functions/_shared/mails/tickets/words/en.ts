import { counted } from "@jubilee/core/base/words.rules";
import type { TicketsWords } from "./words.types.ts";

const tickets = (count: number) => counted(count, "ticket");
const hours = (count: number) => counted(count, "hour");

export const words: TicketsWords = {
  order: "Order",
  paid: "Paid, fees and taxes included",
  toPay: "To pay, fees and taxes included",
  open: (isOne) => (isOne ? "Open your ticket" : "Open your tickets"),
  seeOrder: "See the order",
  seeTicket: "See the ticket",
  onlineFor: (ticket) => `${ticket}, online`,
  why: (email, code) => `You receive this because ${email} was given for order ${code}.`,
  wrote: "The organiser wrote",
  bought: {
    subject: (isOne, event) => `Your ${isOne ? "ticket" : "tickets"} for ${event}`,
    title: "You’re going",
    sentence: (isOne) =>
      `Show ${isOne ? "this code" : "a code for each person"} at the entrance, on a phone or on paper.`,
  },
  passedOn: {
    title: (from) => (from === null ? "A ticket for you" : `${from} passed a ticket on to you`),
    why: (from) =>
      `You receive this because a ticket was passed on to you. Accept it on its page: until then ${from ?? "whoever passed it on"} can take it back.`,
  },
  payLater: {
    subject: (event, code) => `How to pay for ${event}: order ${code}`,
    title: "Your tickets are held for you",
    sentence: (sum, code) =>
      `Pay ${sum} and name order ${code}, so that the organiser knows what the money is for.`,
    heldUntil: "Held until",
    reference: "Reference",
    account: {
      holder: "Account holder",
      number: "Account number",
      code: "Bank code",
      bank: "Bank",
    },
  },
  refunded: {
    subject: (sum) => `${sum} refunded`,
    title: (sum) => `${sum} is on its way back`,
    sentence: "It goes back the way you paid, usually within five to ten days.",
    whole: (code) => `Order ${code} is refunded as a whole, so its tickets no longer admit anyone.`,
    rest: (code) => `The rest of order ${code} stays as it is, and so do its tickets.`,
    none: (code) => `The tickets of order ${code} no longer admit anyone.`,
    some: (count, code) =>
      `${count === 1 ? "One ticket" : `${count} tickets`} of order ${code} ${count === 1 ? "stays" : "stay"} valid; the refunded ones no longer admit anyone.`,
  },
  cancelled: {
    subject: { order: "Order cancelled", tickets: "Tickets cancelled" },
    title: { order: "Your order is cancelled", tickets: "Tickets of yours are cancelled" },
    sentence: "What is cancelled no longer admits anyone.",
    unpaid: (code) =>
      `Please do not pay for order ${code} any more. Its places are free for others.`,
    label: "Cancelled",
    back: (sum) => `${sum} is on its way back to you, the way you paid.`,
    others: (code) => `The other tickets of order ${code} stay valid.`,
  },
  voided: {
    subject: (event) => `Your ticket for ${event} is not valid any more`,
    takenBack: (from) => `${from ?? "Whoever passed it on"} took the ticket back`,
    cancelled: "Your ticket was cancelled",
    whyBack: (from) =>
      `${from ?? "Whoever passed it on"} had passed a ticket on to you and took it back before it was accepted. Its code admits nobody any more.`,
    whyCancelled: (from) =>
      `The ticket that ${from ?? "somebody"} passed on to you was cancelled with its order. Its code admits nobody any more.`,
    why: "You receive this because a ticket was passed on to you.",
  },
  waiting: {
    tickets,
    hours,
    joined: {
      subject: "You’re on the waiting list",
      title: "You’re in line",
      sentence: (ticket, place, count) =>
        `${ticket} is sold out. You are ${place === null ? "in line" : `number ${place} in line`} for ${tickets(count)}.`,
      rule: (most) =>
        `When tickets come back they are offered in order: the first party in line that fits gets them, and a larger one keeps its place. An offer is yours for ${hours(most)}.`,
      action: "See your place in line",
    },
    offered: {
      subject: (isOne) => (isOne ? "Your ticket is here" : "Your tickets are here"),
      title: "It’s your turn",
      sentence: (count, ticket) =>
        `${tickets(count)} for ${ticket} came free and ${count === 1 ? "is" : "are"} held for you.`,
      price: "Price",
      free: "Free of charge",
      takeUntil: "Take until",
      within: (most) => `Within ${hours(most)}. After that, the next in line is asked.`,
      decline:
        "If you cannot come after all, say so on the same page, and the next in line is glad.",
      action: (isOne) => (isOne ? "Take your ticket" : "Take your tickets"),
    },
    expired: {
      subject: "Your offer has ended",
      title: "Your offer has ended",
      sentence: (isOne, ticket) =>
        `The ${isOne ? "ticket that was" : "tickets that were"} held for you for ${ticket} went to the next in line.`,
      again: "You are no longer on the waiting list. You can join it again at its end.",
      action: "See the waiting list",
    },
    why: (email) =>
      `You receive this because ${email} joined the waiting list. The link above is yours alone; with it you can leave the list at any time.`,
    leave: "Leave the waiting list",
  },
};
