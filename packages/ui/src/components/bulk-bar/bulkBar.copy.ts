import { countedInEnglish as counted } from "../../words/counted.ts";

export const bulkBarWords = {
  clear: "Clear selection",
  /** Heard after the count. */
  hint: "Tab goes from a chosen row to what can be done.",
  label: "Selected rows",
  selected: (count: number) => counted(count, { other: "# selected" }),
};
