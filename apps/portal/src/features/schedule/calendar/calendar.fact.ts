import { counted } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "interactive-calendar",
  words: ({ figures }) =>
    figures["days"]
      ? { text: `${counted(figures["days"], "day")} with an event in the next four weeks` }
      : { text: "Nothing in the next four weeks" },
  drawing: ({ series }) => ({ kind: "days", values: series }),
};
