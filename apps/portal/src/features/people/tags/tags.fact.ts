import { counted } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "tagging",
  words: ({ figures }) =>
    figures["tags"]
      ? {
          text: `${counted(figures["tags"], "tag")} on ${counted(figures["people"] ?? 0, "person", "people")}`,
        }
      : null,
  next: "Tag people to find them together",
  drawing: ({ series }) => ({ kind: "columns", values: series }),
};
