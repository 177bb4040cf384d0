/** Said where a question of the page cannot be kept as it is typed. */
export const questionsCopy = {
  question: "Write the question as a guest would ask it.",
  answer: "Write the answer; without one it does not go on the page.",
  reply: "Write the answer.",
};
