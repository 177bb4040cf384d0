import type { PollPageCopy } from "./words.types.ts";

export const poll: PollPageCopy = {
  closes: (time) => `This poll closes by itself on ${time}.`,
  closedAt: (time) => `This poll closed on ${time}.`,
  closed: "This poll is closed.",
  needsScript: "Voting needs JavaScript.",
};
