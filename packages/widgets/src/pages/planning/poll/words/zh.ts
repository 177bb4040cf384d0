import type { PollPageCopy } from "./words.types.ts";

export const poll: PollPageCopy = {
  closes: (time) => `此投票将于${time}自动结束。`,
  closedAt: (time) => `此投票已于${time}结束。`,
  closed: "此投票已结束。",
  needsScript: "投票需要 JavaScript。",
};
