import type { RsvpCopy } from "../copy.types.ts";
import { rsvp } from "./rsvp.copy.ts";

/** The form's words with those for waiting and for changing. */
export const reply: RsvpCopy = {
  ...rsvp,
  save: "Save my reply",
  fullFlag: (places) =>
    (places ?? 1) === 1 ? "All places are taken" : `All ${places} places are taken`,
  waitTitle: "Wait for a place",
  waitText: (ahead) =>
    `Plans change. Leave your e-mail and we write to you the moment a place is free. ${
      ahead === 0 ? "You would be first in line." : `${ahead} wait before you.`
    }`,
  wait: "Join the waiting list",
};
