import { words as common } from "../../words/en.ts";
import type { AnswersWords } from "./words.types.ts";

const { people } = common;

export const words: AnswersWords = {
  subjects: {
    yes: "You’re coming",
    maybe: "You may come",
    no: "You can’t make it",
    waitlisted: "You’re on the waiting list",
    promoted: "A place came free",
  },
  titles: {
    yes: "See you there",
    maybe: "We hope to see you",
    no: "You will be missed",
    waitlisted: "You’re in line",
    promoted: "A place came free",
  },
  says: {
    yes: (count) => `Your reply says that ${people(count)} will come.`,
    maybe: (count) =>
      `Your reply says that ${people(count)} may come. Tell the hosts when you know.`,
    promoted: (count) =>
      `You moved up from the waiting list: your reply now counts for ${people(count)}.`,
  },
  saysNo: "Your reply says that you cannot come. If that changes, change your reply.",
  saysWaiting: (place, count) =>
    `All places are taken. You are ${place === null ? "in line" : `number ${place} in line`} for ${people(count)}; when a place comes free, you get it and a mail says so.`,
  states: { yes: "coming", maybe: "maybe", no: "not coming", waitlisted: "on the waiting list" },
  note: "Your note",
  party: "Your party",
  unnamed: "With you, name to follow",
  reply: "Your reply",
  change: "Change your reply",
  see: "See your reply",
  doorCode: "Code for the door",
  calendar: "The date is attached for your calendar.",
  why: "You receive this because you replied to the invitation. The link above is yours alone: whoever has it can change your reply.",
  late: {
    subject: "Your change came too late",
    title: "It came too late",
    sentence: (asked) =>
      `Replies were closed when yours came on ${asked}, and the hosts could not take it any more.`,
    counts: "Your earlier reply still counts, as it stands below.",
    none: "There is no reply of yours that counts.",
    write: "If it matters, write to the hosts. They can change your reply.",
    why: "You receive this because a reply was sent with your link after replies had closed.",
  },
  link: {
    subject: "Your link",
    title: "Here is your link",
    replied:
      "Somebody replied with your name and this address, but a reply of yours is in already, and it still counts. With the link you see and change it.",
    asked:
      "Somebody asked for the invitation that belongs to this address. With the link you answer, and change an answer that is in.",
    notYou: "If it was not you, nothing happened and nothing was changed.",
    open: "Open my invitation",
    openOf: (name) => `Open the invitation of ${name}`,
    of: (name) => `The invitation of ${name}`,
    why: "The link is yours alone: whoever has it can change your answer.",
  },
  invitation: {
    subject: "You’re invited",
    over: (hosts, count) => `${hosts} ${count === 1 ? "invites" : "invite"} you`,
    overAlone: "You are invited",
    sentence: (name) =>
      name === "" ? "Will you come?" : `${name}, it would be lovely to have you there.`,
    isFor: (names) => `This invitation is for ${names}.`,
    answer: "Answer",
    answerAll: "Answer for all of you",
    choices: { yes: "Yes", maybe: "Maybe", no: "No" },
    tickets: "Get tickets",
    why: (named) =>
      `You receive this because the hosts have this address on their list of ${named}. The link is yours alone, and needs no account.`,
  },
  reminder: {
    subject: (event) => `Will you be there? ${event}`,
    title: (name) => (name === "" ? "Will you be there?" : `Will you be there, ${name}?`),
    sentence: "We have not heard from you yet.",
    byTicket:
      "We have not heard from you yet. With a ticket your place is safe, and nothing more is needed.",
  },
};
