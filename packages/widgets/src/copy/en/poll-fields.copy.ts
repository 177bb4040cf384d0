import type { PollFieldsCopy } from "../poll.types.ts";

export const pollFields: PollFieldsCopy = {
  named: "Names are seen by everybody who sees the results.",
  as: (name) => `You answer as ${name}, by your own link.`,
  note: "Say something about it",
  email: "E-mail, for a link of your own to change it",
};
