export const tabsWords = {
  all: "All",
  /** Heard behind `all`. */
  parts: (count: number) => `${count} parts`,
};
