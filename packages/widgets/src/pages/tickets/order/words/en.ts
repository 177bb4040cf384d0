import { checkout } from "../../../../copy/en/checkout.copy.ts";
import { pass } from "../../../../copy/en/pass.copy.ts";
import type { OrderWords } from "./words.types.ts";

const counted = (tickets: number) => (tickets === 1 ? "1 ticket" : `${tickets} tickets`);

export const words: OrderWords = {
  pass,
  checkout,
  nameless: [
    "No order is named in this address",
    "Open the link in the mail that came with your tickets.",
  ],
  order: (code) => `Order ${code}.`,
  states: {
    reserved: [
      "Not finished yet",
      "The tickets are held for you. Go back to where you chose them to finish.",
    ],
    awaiting_payment: [
      "Waiting for the payment",
      "This page shows the tickets as soon as the payment is confirmed.",
    ],
    awaiting_offline: [
      "Held for you until it is paid",
      "The tickets come by mail as soon as the organiser has the money.",
    ],
    refunded: [
      "Your money is on its way back",
      "The tickets of this order are not valid any more.",
    ],
    cancelled: ["This order was cancelled", "Nothing was taken."],
    expired: [
      "The reservation ran out",
      "The tickets are back on sale, and nothing was taken. You can take them again.",
    ],
  },
  partlyRefunded: "A part of the money was given back.",
  alsoMailed: (email) => `The tickets are also on their way to ${email}.`,
  calledOff: (event) => `${event} does not take place`,
  calledOffPaid: "Its tickets admit nobody any more.",
  calledOffUnpaid: "Please do not pay for it any more.",
  passedOn: (tickets) =>
    tickets === 1 ? "You passed your ticket on" : "You passed your tickets on",
  invalid: (tickets) =>
    tickets === 1 ? "Your ticket is not valid any more" : "Your tickets are not valid any more",
  admitsNobody: "No code of it admits anybody here any more.",
  lookAgain: "Look again",
  ticket: {
    label: (number) => `Ticket ${number}`,
    admits: (holder) => `Admits ${holder}`,
    fill: "Tap to fill the screen",
    showCode: "Show code",
    when: "When",
    where: "Where",
    seatLabel: "Seat",
    seat: (table, seat) => `${table}, seat ${seat}`,
    states: {
      checked_in: "Checked in",
      cancelled: "Cancelled: not valid",
      refunded: "Refunded: not valid",
      transferred: "Passed on: not valid",
    },
    off: "Admits nobody",
    joinOnline: "Join online",
    copyCode: "Copy the code",
    toApple: "Add to Apple Wallet",
    updateApple: "Update Apple Wallet",
    toGoogle: "Save to Google Wallet",
    next: (holder) => `next: ${holder}`,
  },
  rename: {
    open: "Change the name",
    title: "Change the name",
    text: "The code stays the same.",
    name: "Name",
    save: "Save",
    done: "The name is changed",
  },
  transfer: {
    open: "Pass it on",
    title: "Pass this ticket on",
    text: "The code here is void from then on. The new holder gets a ticket of their own by mail; you can take it back until they accept it.",
    email: "Their e-mail address",
    send: "Pass it on",
    done: (name) => `The ticket is on its way to ${name}`,
  },
  passed: {
    waits: (name, email) =>
      `It waits for ${name} at ${email} to accept it. Not the right address? Take it back.`,
    belongs: (name) => `It belongs to ${name} now.`,
    from: (name) =>
      `${name ?? "Somebody"} passed it on to you, and can take it back until you accept it.`,
    accept: "Accept the ticket",
    accepted: "The ticket is yours",
    takeBack: "Take it back",
    takenBack: "The ticket is yours again",
    again: "Send it again",
    sentAgain: (email) => `The ticket is on its way to ${email}`,
  },
  cancel: {
    open: "Cancel tickets",
    text: "What you cancel admits nobody any more and goes to somebody else at once.",
    until: (moment) => `You can cancel until ${moment}.`,
    each: (sum) => `${sum} back`,
    back: (sum) => `You get back ${sum}, the way you paid.`,
    count: (tickets) => `Cancel ${counted(tickets)}`,
    chosen: "Cancel what is chosen",
    keep: "Keep them",
    done: (tickets) => (tickets === 1 ? "The ticket is cancelled" : "The tickets are cancelled"),
  },
  giveUp: {
    open: "Give the order up",
    title: "Give this order up?",
    text: "Your places are free for somebody else at once, and nothing is to be paid any more.",
    keep: "Keep the order",
    done: "The order is given up, and a mail says so",
  },
  next: {
    title: "What comes next",
    pdf: (tickets) => (tickets === 1 ? "Ticket as PDF" : "All tickets as PDF"),
    pdfNote: "On paper, or for whoever comes along",
    orderPdf: "Order as PDF",
    keep: "Keep on this device",
    kept: "Kept on this device",
    keepNote: "Opens at the entrance without a connection",
    keepDone: "This page opens without a connection now",
    forgotten: "The tickets are off this device",
    keepFailed: "This device did not keep the page. The PDF works everywhere.",
    again: "Send again",
    againNote: (email) => `By mail to ${email}`,
    sentAgain: (email) => `The tickets are on their way to ${email}`,
  },
  receipt: {
    title: "Receipt and invoices",
    total: "Total",
    taxes: "Taxes in it",
    bills: { invoice: "Invoice", credit_note: "Credit note" },
  },
  payLater: {
    title: (sum, code) => `Pay ${sum} and name order ${code}`,
    until: (moment) => `Your tickets are held until ${moment}.`,
    reference: "Reference",
    account: {
      holder: "Account holder",
      iban: "IBAN",
      number: "Account number",
      code: "Bank code",
      bank: "Bank",
    },
    copy: (what) => `Copy: ${what}`,
    howTo: "How to pay",
  },
};
