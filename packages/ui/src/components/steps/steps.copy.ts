export const stepsWords = { done: "done" };
