import type { CommonWords } from "./words.types.ts";

export const words: CommonWords = {
  when: "When",
  where: "Where",
  online: "Online",
  answerBy: "Answer by",
  people: (count) => (count === 1 ? "one person" : `${count} people`),
  subject: (what, event) => `${what}: ${event}`,
  greet: (text, name) => (name === "" ? text : `${text}, ${name}`),
  eventPage: "The event’s page",
  code: (number) => `QR code ${number}`,
  moreCodes: (count) => `${count} more codes are on your page.`,
  testPayment: "This was a test payment: no money moved.",
  noMoreMails: "No more mails from these hosts",
  countsOpens: "Whether you open this mail is counted for its hosts.",
  privacy: "Privacy",
  sentWith: (product) => `Sent with ${product}`,
};
