/** Words of several components. */
export const sharedWords = {
  cancel: "Cancel",
  clearSearch: "Clear search",
  close: "Close",
  tryAgain: "Try again",
};
