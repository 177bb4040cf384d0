import type { GivingWords } from "./words.types.ts";

export const words: GivingWords = {
  page: "The campaign’s page",
  seeGift: "See your gift",
  changeGift: "Change or end your gift",
  why: (email, code) => `You receive this because ${email} was given for gift ${code}.`,
  received: {
    subject: (sum, to) => `Receipt: ${sum} to ${to}`,
    title: "Thank you",
    sentence: (sum, to) => `${to} has received your gift of ${sum}.`,
    repeats: {
      month: (sum) =>
        `You give ${sum} every month. You can change the amount, pause or end it yourself at any time.`,
      year: (sum) =>
        `You give ${sum} every year. You can change the amount, pause or end it yourself at any time.`,
    },
    gift: (to) => `Gift to ${to}`,
    fee: "Payment fee, covered by you",
    sum: "Received",
    receipt: "Receipt",
    date: "Date",
    fund: "For",
    honour: "In honour of",
    memory: "In memory of",
  },
  refunded: {
    subject: (sum) => `${sum} of your gift is on its way back`,
    title: (sum) => `${sum} is on its way back`,
    sentence: "It goes back the way you gave, usually within five to ten days.",
  },
  failed: {
    subject: (to) => `Your gift to ${to} could not be taken`,
    title: "Your bank said no this time",
    rests: "Nothing was taken. Your repeating gift is paused now.",
    triesAgain: "Nothing was taken. We try again in three days.",
    amount: "Amount",
    look: "Look at your gift",
  },
};
