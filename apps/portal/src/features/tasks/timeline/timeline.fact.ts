import { counted } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "timeline",
  words: ({ figures: { due } }) =>
    due ? { text: `${counted(due, "task")} due within four weeks` } : null,
  next: "Lay tasks out over time, and see what holds up what",
  drawing: ({ series }) => ({ kind: "days", values: series }),
};
