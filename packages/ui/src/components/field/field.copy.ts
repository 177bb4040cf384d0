export const fieldWords = {
  cut: (most: number, wanted: number) =>
    `Only the first ${most} characters fit; what you pasted made it ${wanted}.`,
  optional: "optional",
  /** How much of something is used: characters, words. */
  used: (count: number, most: number) => `${count} of ${most}`,
};
