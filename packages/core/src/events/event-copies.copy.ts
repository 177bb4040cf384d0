import type { CopyRhythm } from "./event-copies.types.ts";

const rhythms: Record<CopyRhythm, string> = {
  once: "Once",
  daily: "Every day",
  weekly: "Every week",
  fortnightly: "Every two weeks",
  monthly: "Every month",
};

/** The words of copying an event. */
export const eventCopiesCopy = {
  rhythms,
  refusal: {
    name: "Give the copy a name of at most 200 characters",
    firstStart: "Choose the day and time it starts",
    count: "Choose between 2 and 30 days",
  },
} as const;
