import type { LineCopy } from "../copy.types.ts";

export const line: LineCopy = {
  party: "How many tickets?",
  split: "Fewer is fine, too",
  apply: "Apply",
  remove: "Without a code",
  least: (amount) => `At least ${amount}`,
  flag: (type) => `${type}, sold out`,
  title: "Join the waiting list",
  text: "Plans change. Leave your e-mail and we write to you the moment one is free.",
  join: "Join the waiting list",
  back: "Tickets",
  joinedTitle: "You are on the waiting list",
  joinedText: (position) =>
    position === null
      ? "We write to you the moment one is free."
      : `You are number ${position} in line. We write to you the moment one is free.`,
};
