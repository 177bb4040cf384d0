/** What is said to whoever has no event yet. */
export const withoutEvent = {
  title: "First an event, then its activities",
  text: "Activities are the parts of an event: the talk, the supper, the tour.",
};
