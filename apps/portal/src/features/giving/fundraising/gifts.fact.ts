import { counted } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "fundraising-tracking",
  words: ({ figures }) => {
    const { month, open } = figures;
    if (open) return { text: `${counted(open, "gift")} to look at`, isLate: true };
    return month ? { text: `${counted(month, "gift")} in 30 days` } : null;
  },
  drawing: ({ series }) => ({ kind: "columns", values: series }),
};
