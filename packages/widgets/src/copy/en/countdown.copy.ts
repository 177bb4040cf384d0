import type { CountdownCopy } from "../copy.types.ts";

export const countdown: CountdownCopy = {
  label: "Countdown",
  region: "Countdown",
  left: (distance, when) => `${distance} until ${when}`,
  soon: (when) => `Less than a minute until ${when}`,
  begun: "It has begun",
  until: (time) => `Until ${time}`,
  ended: "It is over",
  thanks: "Thank you to everyone who came.",
  cancelled: "Cancelled",
  cancelledText: "The hosts have called it off.",
  addToCalendar: "Add to calendar",
  page: "See the event’s page",
  noneTitle: "Nothing is planned just now",
  noneText: "The next date appears here by itself.",
};
