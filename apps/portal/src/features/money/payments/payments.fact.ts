import { counted } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "payments",
  words: ({ figures }) => {
    const { month, open } = figures;
    if (open)
      return {
        text: `${counted(open, "payment")} to look at: disputed or not as asked`,
        isLate: true,
      };
    return month ? { text: `${counted(month, "payment")} in 30 days` } : null;
  },
  next: "Sell a ticket, and its payment stands here",
  drawing: ({ series }) => ({ kind: "columns", values: series }),
};
