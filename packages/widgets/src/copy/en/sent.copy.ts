import type { SentCopy } from "../copy.types.ts";

const greet = (text: string, name: string) => (name ? `${text}, ${name}` : text);

export const sent: SentCopy = {
  title: {
    yes: (day, name) => greet(`See you on ${day}`, name),
    maybe: (_day, name) => greet("Noted as a maybe", name),
    no: (_day, name) => greet("We will miss you", name),
    waitlisted: (_day, name) => greet("You are on the waiting list", name),
  },
  text: {
    yes: "Your reply is with the hosts.",
    maybe: "The hosts know that you might come. Tell them when you know.",
    no: "The hosts have your answer. If your plans change, change it here.",
    waitlisted: "We write to you the moment a place is free.",
  },
  position: (place) => `You are number ${place} in line.`,
  copySent: (email) => `What counts is in our mail to ${email}.`,
  party: "Party",
  people: (count) => (count === 1 ? "Just you" : `${count} people`),
  reply: "Reply",
  answers: { yes: "Yes", maybe: "Maybe", no: "No", waitlisted: "Waiting" },
  note: "Note",
  addToCalendar: "Add to calendar",
  calendarFile: "Apple and others (.ics)",
  change: "Change reply",
  final: "Replies are closed; write to the hosts if something changes.",
  byMail: "To change it, open the link in the mail that we have sent.",
  another: "Reply for somebody else",
};
