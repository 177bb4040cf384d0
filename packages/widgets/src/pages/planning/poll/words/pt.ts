import type { PollPageCopy } from "./words.types.ts";

export const poll: PollPageCopy = {
  closes: (time) => `Esta enquete encerra sozinha em ${time}.`,
  closedAt: (time) => `Esta enquete encerrou em ${time}.`,
  closed: "Esta enquete está encerrada.",
  needsScript: "Para votar é preciso JavaScript.",
};
