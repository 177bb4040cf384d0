export const comboboxWords = {
  add: (text: string) => `Add “${text}”`,
  clear: "Clear",
  failed: "The search did not answer.",
  more: "Type to find more.",
  nothing: "Nothing fits. Try fewer letters.",
  open: "Show the options",
  searching: "Searching…",
};
