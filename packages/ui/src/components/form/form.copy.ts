import { countedInEnglish as counted } from "../../words/counted.ts";

export const formWords = {
  leave: "Leave",
  leaveDescription: "What you changed on this page is not saved yet.",
  /** The fields that were changed, as many as are named, and how many more there are. */
  leaveLoses: (fields: readonly string[], more: number) =>
    `Not saved yet: ${fields.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  leaveTitle: "Leave without saving?",
  save: "Save",
  stay: "Stay",
  toPutRight: (problems: number) =>
    counted(problems, { one: "One thing to put right", other: "# things to put right" }),
};
