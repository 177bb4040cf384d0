import type { RsvpState } from "../sharing/public-event.types.ts";
import type { RsvpFilter } from "./rsvp.types.ts";
import { counted } from "../base/words.rules.ts";

const states: Record<RsvpState | "pending", string> = {
  yes: "Coming",
  maybe: "Maybe",
  no: "Not coming",
  waitlisted: "Waiting",
  pending: "No answer",
};

const filters: Record<RsvpFilter, string> = { all: "All", ...states };

/** The words of answers. */
export const rsvpCopy = {
  states,
  filters,
  deadlinePassed: "This moment has passed: with it, answers are closed at once.",
  refusal: {
    deadline: "Choose the day and time answers close",
    deadlineAfterEnd: "The deadline must be before the event ends",
    capacity: "Write a whole number of places, or leave it empty for no limit",
    capacityTaken: (coming: number) =>
      `${counted(coming, "person is", "people are")} already coming; the number of places cannot be lower`,
    partySize: "A party has 1 to 100 people",
  },
} as const;
