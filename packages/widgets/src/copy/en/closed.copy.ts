import type { ClosedCopy } from "../copy.types.ts";

export const closed: ClosedCopy = {
  serverText: "Our server is not answering as it should. Try again in a few minutes.",
  busyText: "Too many people are asking at once. Wait a minute, then try again.",
  policyTitle: "This page keeps the event out",
  policyText: (missing) =>
    `Whoever runs this page can let it in: its content security policy lacks: ${missing}`,
  invalidTitle: "This link is not valid any more",
  invalidText: "The host may have replaced it. Ask them for the new one.",
  blockedTitle: "This page may not show the event",
  blockedText: "The host has not listed this website. The event has a page of its own.",
  openPage: "Open the event’s page",
  cancelledTitle: "This event was cancelled",
  cancelledText: "The hosts have called it off. Whoever had a ticket hears from them by e-mail.",
  endedTitle: "This event is over",
  endedText: "Thank you to everyone who came.",
  fullTitle: "There is no place left",
  fullText:
    "Every place is taken and there is no waiting list. If you know the hosts, write to them.",
  usedUpTitle: "This link has been used up",
  usedUpText: "It has been used as often as its hosts allow. Ask them for another one.",
  closedTitle: (day) => (day ? `Replies closed on ${day}` : "Replies are closed"),
  closedText: "If something has changed for you, write to the hosts: they can still make room.",
  offTitle: "No reply needed",
  offText: "The hosts do not collect answers for this event.",
  saleFlag: (time) => `On sale ${time}`,
  saleTitle: "Not long now",
  saleText: "Come back when the sale opens: this page opens it by itself.",
  coveredTitle: "Go on at our own page",
  coveredText:
    "This website could cover or move the button, so your press did not count. Nothing was sent, and what you typed stays here.",
  goOn: (host) => `Go on at ${host}`,
  goneTitle: "The sale has ended",
  goneText: "Tickets are not sold any more. If you know the hosts, write to them.",
  noneTitle: "No tickets needed",
  noneText: "This event does not sell tickets.",
};
