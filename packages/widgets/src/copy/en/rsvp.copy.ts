import type { RsvpCopy } from "../copy.types.ts";

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

export const rsvp: RsvpCopy = {
  label: "RSVP",
  region: "Reply to the invitation",
  title: "Will you be there?",
  answers: { yes: "Yes", maybe: "Maybe", no: "No" },
  party: "How many of you?",
  partyHelp: (most) => `You included, up to ${most}`,
  note: (hosts) => (hosts ? `A note for ${hosts}` : "A note for the hosts"),
  changeUntil: (day) => `Change it until ${day}`,
  sum: {
    yes: (count) => `${count} coming`,
    maybe: (count) => (count === 1 ? "Maybe coming" : `${count} maybe coming`),
    no: "Not coming",
  },
  send: "Send my reply",
  save: "Save my reply",
  sending: "Sending your reply",
  coming: (count) => `${people(count)} coming so far`,
  few: (places) => (places === 1 ? "1 place left" : `${places} places left`),
  fullFlag: (places) =>
    (places ?? 1) === 1 ? "All places are taken" : `All ${places} places are taken`,
  waitTitle: "Wait for a place",
  waitText: (ahead) =>
    `Plans change. Leave your e-mail and we write to you the moment a place is free. ${
      ahead === 0 ? "You would be first in line." : `${ahead} wait before you.`
    }`,
  wait: "Join the waiting list",
};
