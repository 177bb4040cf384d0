import { countedInEnglish as counted } from "../../words/counted.ts";

export const formWords = {
  leave: "Leave",
  leaveDescription: "What you changed on this page is not saved yet.",
  leaveTitle: "Leave without saving?",
  stay: "Stay",
  toPutRight: (problems: number) =>
    counted(problems, { one: "One thing to put right", other: "# things to put right" }),
};
