import type { RsvpState } from "@jubilee/core/sharing/public-event.types";
import type { ChipProps } from "@jubilee/ui/chip";

/** The colour of an answer, in a list as in a bar; a hollow dot while there is none. */
export const answerLooks = {
  yes: { tone: "success" },
  maybe: { tone: "warning" },
  no: { tone: "danger" },
  waitlisted: { tone: "info" },
  pending: { tone: "neutral", mark: "hollow" },
} as const satisfies Record<RsvpState | "pending", Pick<ChipProps, "tone" | "mark">>;
