import type { PollPageCopy } from "./words.types.ts";

export const poll: PollPageCopy = {
  closes: (time) => `Diese Umfrage endet von selbst am ${time}.`,
  closedAt: (time) => `Diese Umfrage endete am ${time}.`,
  closed: "Diese Umfrage ist beendet.",
  needsScript: "Zum Abstimmen wird JavaScript gebraucht.",
};
