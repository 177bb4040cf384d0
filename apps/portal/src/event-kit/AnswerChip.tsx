import { rsvpCopy } from "@jubilee/core/answers/rsvp.copy";
import type { RsvpState } from "@jubilee/core/sharing/public-event.types";
import { Chip } from "@jubilee/ui/chip";
import { answerLooks } from "./answerLooks.ts";

/** What somebody answered, in a word; a hollow dot while there is no answer. */
export function AnswerChip({ state }: { state: RsvpState | "pending" }) {
  return <Chip {...answerLooks[state]}>{rsvpCopy.states[state]}</Chip>;
}
