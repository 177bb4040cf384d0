import type { PollSuggestCopy } from "../poll.types.ts";

export const pollSuggest: PollSuggestCopy = {
  title: "Suggest another",
  words: "Your suggestion",
  day: "Day",
  time: "Day and time",
  zone: (city) => `In ${city}`,
  send: "Add it",
  missing: "Write what you suggest.",
  added: (option) => `${option} is added`,
};
