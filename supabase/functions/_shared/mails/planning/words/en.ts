import type { PlanningWords } from "./words.types.ts";

export const words: PlanningWords = {
  asked: "Your vote, please",
  again: "There is still time to vote",
  sentence: (hosts) => `${hosts} would like to know.`,
  sentenceAlone: "The hosts would like to know.",
  anonymous: (fewest) =>
    `This vote is anonymous: nobody can tell who said what, and results are shown from ${fewest} votes on. It cannot be changed afterwards.`,
  named:
    "Those who see the results see your name beside your vote. You can change it until the poll closes.",
  vote: "Vote",
  poll: "Poll",
  question: (count) => (count === 1 ? "Question" : "Questions"),
  openUntil: "Open until",
  link: {
    subject: "Your link",
    title: "Here is your link",
    sentence: "With this link you see your vote, and change it until the poll closes.",
    notYou: "If you did not vote, somebody gave your address by mistake.",
    open: "Open my vote",
    why: "The link is yours alone: whoever has it can change your vote.",
  },
};
