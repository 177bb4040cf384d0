/** What is said to whoever has no event to ask about. */
export const withoutEvent = {
  title: "First an event, then its polls",
  text: "A poll asks the people of an event: for the date, the menu, or how it was.",
};
