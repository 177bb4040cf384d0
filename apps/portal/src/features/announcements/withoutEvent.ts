/** Said to whoever has no event yet. */
export const withoutEvent = {
  title: "Announcements belong to an event",
  text: "Create one, and tell its people what matters, each in their language.",
};
