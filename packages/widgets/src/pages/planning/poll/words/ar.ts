import type { PollPageCopy } from "./words.types.ts";

export const poll: PollPageCopy = {
  closes: (time) => `يُغلق هذا الاستطلاع من نفسه في ${time}.`,
  closedAt: (time) => `أُغلق هذا الاستطلاع في ${time}.`,
  closed: "هذا الاستطلاع مغلق.",
  needsScript: "يحتاج التصويت إلى JavaScript.",
};
