import type { PollPageCopy } from "./words.types.ts";

export const poll: PollPageCopy = {
  closes: (time) => `Ce sondage se termine de lui-même le ${time}.`,
  closedAt: (time) => `Ce sondage s’est terminé le ${time}.`,
  closed: "Ce sondage est terminé.",
  needsScript: "Il faut JavaScript pour voter.",
};
