import type { PollPageCopy } from "./words.types.ts";

export const poll: PollPageCopy = {
  closes: (time) => `この投票は ${time} に自動的に締め切られます。`,
  closedAt: (time) => `この投票は ${time} に締め切られました。`,
  closed: "この投票は締め切られました。",
  needsScript: "投票には JavaScript が必要です。",
};
