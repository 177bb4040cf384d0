import { counted } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "venue-management",
  words: ({ figures }) =>
    figures["venues"]
      ? {
          text: `${counted(figures["venues"], "venue")} with ${counted(figures["rooms"] ?? 0, "room")}`,
        }
      : null,
  next: "Add the first place, with its rooms and hours",
  drawing: ({ series }) => ({ kind: "columns", values: series }),
};
