import type { WaitingWords } from "./words.types.ts";

const counted = (tickets: number) => (tickets === 1 ? "1 ticket" : `${tickets} tickets`);

export const words: WaitingWords = {
  inLine: (place) => `You are number ${place} in line`,
  wants: (tickets, kind, orFewer) =>
    `${counted(tickets)} for ${kind}${orFewer ? ", or fewer" : ""}. We write as soon as it is your turn.`,
  offered: "It is your turn",
  held: (tickets, kind) =>
    `${counted(tickets)} for ${kind} ${tickets === 1 ? "is" : "are"} held for you.`,
  closed: ["The waiting list is closed", "Nobody is called any more."],
  cancelled: "It does not take place, and your place in line is gone with it.",
  ended: {
    accepted: ["You have your tickets", "They came by mail, too."],
    declined: ["You passed the offer on", "Somebody else in line is glad. You can join again."],
    expired: ["Your offer has ended", "The tickets went to the next in line. You can join again."],
    left: ["You left the waiting list", "Your address is no longer in line. You can join again."],
    removed: ["Your place was withdrawn", "Ask the organiser if you think that this is a mistake."],
  },
  free: "Free of charge",
  until: (moment) => `Held for you until ${moment}.`,
  allIn: "Fees and taxes are included.",
  take: "Take them",
  takeAndPay: (sum) => `Take them and pay ${sum}`,
  payLater: "Take them and pay later",
  lookAgain: "Look again",
  toTickets: "Open your tickets",
  seeEvent: "See the event",
  leave: {
    open: "Leave the waiting list",
    title: "Leave the waiting list?",
    text: "Your place is gone. You can join again at the end of the line.",
  },
  decline: {
    open: "Pass the offer on",
    title: "Pass the offer on?",
    text: "The tickets go to the next in line, and your place is gone.",
  },
  stay: "Stay in line",
  left: "Your place in line is given up",
  rulesTitle: "How the list works",
  rules: (offerHours) => [
    "Tickets that come back are offered to the list before anybody else can buy them.",
    "The first party in line that fits gets the offer. A larger party keeps its place for the next.",
    `An offer is held for ${offerHours} ${offerHours === 1 ? "hour" : "hours"}. Unanswered, it passes on.`,
    "Whoever declines or gives tickets back leaves the line, and may join again at its end.",
    "Two days before the start, what nobody in line fits goes on general sale.",
  ],
};
