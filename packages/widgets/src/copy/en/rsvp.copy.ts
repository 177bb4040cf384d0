import type { OpenCopy } from "../copy.types.ts";

export const rsvp: OpenCopy = {
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
  sending: "Sending your reply",
  coming: (count) => `${count} ${count === 1 ? "person" : "people"} coming so far`,
  few: (places) => `${places} place${places === 1 ? "" : "s"} left`,
};
