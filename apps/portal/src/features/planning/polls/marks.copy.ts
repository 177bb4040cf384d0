import type { DateMark } from "@jubilee/core/planning/polls.types";

/** What a mark of a proposed time stands for. */
export const markWords: Record<DateMark | "none", string> = {
  yes: "Yes",
  maybe: "If need be",
  no: "No",
  none: "Not yet",
};
