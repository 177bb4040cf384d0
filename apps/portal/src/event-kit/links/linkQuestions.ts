/** What is asked before a link changes for everybody who has it. */
export const linkQuestions = {
  rotate: {
    title: "Give it a new address?",
    text: "The old address dies at once and for ever: whoever has it sees that the link is not valid any more. Pasted widgets must be pasted again.",
    confirm: "New address",
    done: "The link has a new address",
  },
  revoke: {
    title: "Turn this link off?",
    text: "Whoever has it sees that the link is not valid any more. Answers, orders and gifts that came through it stay.",
    confirm: "Turn off",
    done: "The link is turned off",
  },
} as const;
