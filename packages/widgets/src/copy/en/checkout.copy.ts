import type { CheckoutCopy } from "../copy.types.ts";

export const checkout: CheckoutCopy = {
  held: (count) => (count === 1 ? "Your ticket is held for" : `Your ${count} tickets are held for`),
  tickets: "Tickets",
  title: "Who is coming?",
  holder: (type, place) => (place === null ? type : `${type}, ticket ${place}`),
  holderHint: "First and last name",
  sendNote: "The tickets go to this address. An empty name becomes yours.",
  count: (tickets) => (tickets === 1 ? "1 ticket" : `${tickets} tickets`),
  pay: (amount) => `Pay ${amount}`,
  finish: "Get my tickets",
  leaving: "Opening the payment page",
  payNote: "You pay on the payment provider’s page and come straight back here.",
  freeNote: "Nothing to pay.",
  payLater: "Pay later",
  minutesLeft: (minutes) => (minutes === 1 ? "One minute left" : `${minutes} minutes left`),
  moreTime: "I need more time",
  moreGiven: "You have 15 more minutes",
  ranOutTitle: "The time ran out",
  ranOutText:
    "Your tickets went back on sale. The names you typed are still here, and most types are still free.",
  takeAgain: "Take them again",
  unpaidTitle: "Your payment has not arrived",
  unpaidText:
    "Nothing was taken that we know of, and your tickets are still held. You can pay now.",
  cancelledTitle: "You have not paid yet",
  cancelledText: "Nothing was taken. Your tickets are still held, and the names are still here.",
  declinedTitle: "Your bank said no, and nothing was taken",
  declinedText: "The names you typed are still here. Try again, or use another card.",
  payAgain: "Try the payment again",
  waitingTitle: "One moment",
  waitingText: "We are waiting for your payment to arrive. This page shows your tickets by itself.",
  unsentTitle: "Your order has not been sent yet",
  unsentText:
    "The connection dropped on the way. Nothing is lost: the names are still here, and sending again cannot pay twice.",
};
