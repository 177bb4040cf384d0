import { counted } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "directory",
  words: ({ figures }) => {
    const { people, missing } = figures;
    if (!people) return null;
    const all = counted(people, "person", "people");
    return { text: missing ? `${all}, ${missing} missing` : all };
  },
  next: "Add people or bring a list",
  drawing: ({ figures }) => ({
    kind: "shares",
    parts: [
      { value: (figures["people"] ?? 0) - (figures["missing"] ?? 0), tone: "strong" },
      { value: figures["missing"] ?? 0, tone: "waiting" },
    ],
  }),
};
