import { rsvpCopy } from "@jubilee/core/answers/rsvp.copy";
import type { RsvpState } from "@jubilee/core/sharing/public-event.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<RsvpState | "pending", Pick<ChipProps, "tone" | "mark">> = {
  yes: { tone: "success" },
  maybe: { tone: "warning" },
  no: { tone: "danger" },
  waitlisted: { tone: "info" },
  pending: { tone: "neutral", mark: "hollow" },
};

/** What somebody answered, in a word; a hollow dot while there is no answer. */
export function AnswerChip({ state }: { state: RsvpState | "pending" }) {
  return <Chip {...looks[state]}>{rsvpCopy.states[state]}</Chip>;
}
