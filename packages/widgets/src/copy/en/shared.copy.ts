import type { CommonCopy } from "../copy.types.ts";

export const common: CommonCopy = {
  direction: "ltr",
  loading: "Loading",
  with: "With",
  testMode: "Test mode: no money moves",
  tryAgain: "Try again",
  close: "Close",
  allow: "Load the form",
  name: "Your name",
  email: "E-mail",
  optional: "optional",
  one: { fewer: "One fewer", more: "One more" },
  unavailableTitle: "We cannot reach the event just now",
  unavailableText: "Check your connection, then try again. Nothing you typed is lost.",
  forYou: (time, city) => `For you in ${city}: ${time}`,
  until: (time) => `Until ${time}`,
  left: (distance) => `${distance} left`,
};
