import { counted, joined } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "activity-management",
  words: ({ figures }) => {
    const { published, drafts, full } = figures;
    if (!published && !drafts) return null;
    const text = joined([
      published ? `${counted(published, "activity", "activities")} ahead` : null,
      full ? `${full} full` : null,
      drafts ? counted(drafts, "draft") : null,
    ]);
    return { text };
  },
  next: "Add the first part of the day",
  drawing: ({ figures }) => ({
    kind: "shares",
    parts: [
      { value: (figures["published"] ?? 0) - (figures["full"] ?? 0), tone: "good" },
      { value: figures["full"] ?? 0, tone: "strong" },
      { value: figures["drafts"] ?? 0, tone: "quiet" },
    ],
  }),
};
