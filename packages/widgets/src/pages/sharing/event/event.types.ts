import type { RsvpAnswer, SharedEvent } from "@jubilee/core/sharing/public-event.types";
import type { Part } from "../../page.types.ts";

/** What every part of an event's page is given. */
export interface EventPart extends Part<SharedEvent> {
  /** An answer chosen without a script, which the form goes on from. */
  answer: RsvpAnswer | null;
}
