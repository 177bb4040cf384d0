import type { WaitlistPlace } from "../sharing/public-event.types.ts";
import type { PromoKind, SaleMethod, WaitlistDecision } from "./ticket-desk.types.ts";

const kinds: Record<PromoKind, string> = {
  percent: "Percent off",
  fixed: "Amount off each ticket",
  unlock: "Unlocks tickets",
};

const methods: Record<SaleMethod, string> = {
  cash: "Cash",
  card_terminal: "Card terminal",
  bank_transfer: "Bank transfer",
  cheque: "Cheque",
  complimentary: "Complimentary, no charge",
};

const waiting: Record<WaitlistPlace["state"], string> = {
  waiting: "Waiting",
  offered: "Offer open",
  accepted: "Got tickets",
  declined: "Declined",
  expired: "Offer ran out",
  left: "Left the list",
  removed: "Removed",
};

const decisions: Record<WaitlistDecision["decision"], string> = {
  joined: "Joined the list",
  offered: "Was offered tickets",
  passed_over: "Kept its place",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Let the offer run out",
  left: "Left the list",
  removed: "Was removed",
  gave_back: "Gave the tickets back",
};

/** The words of the ticket screens. */
export const ticketDeskCopy = {
  kinds,
  methods,
  waiting,
  decisions,
  /** The waiting list's rules, as everybody may read them. */
  rules: (offerHours: number) => [
    "Tickets that come back are offered to the list before anybody else can buy them.",
    "The first party in line that fits gets the offer. A larger party keeps its place for the next.",
    `An offer is held for ${offerHours} ${offerHours === 1 ? "hour" : "hours"}. Unanswered, it passes on.`,
    "Whoever declines or gives tickets back leaves the line, and may join again at its end.",
    "Two days before the start, what nobody in line fits goes on general sale.",
  ],
  refusal: {
    payNowhere: "Say where the money goes, or name your bank account",
    code: "A code has 3 to 30 letters and digits, such as EARLYBIRD",
    percent: "Write a percentage from 0.01 to 100",
    amount: "Write an amount above zero",
    unlock: "Choose the tickets that the code unlocks",
    count: "Write a whole number, or leave it empty for no limit",
    wallTime: "Choose a day and a time",
    window: "The code must end after it starts",
    name: "Write a name",
    email: "Enter a whole e-mail address, such as name@example.com",
    tickets: "Choose at least one ticket",
    recipients: "Name at least one person, one a line",
    hours: "Write a whole number of hours",
    days: "Write a number of days from 1 to 60",
    rate: "Write a rate from 0.01 to 50 percent",
    places: "Write a whole number of places",
  },
} as const;
