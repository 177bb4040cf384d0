import { eventsCopy } from "@jubilee/core/events/events.copy";
import type { EventPhase } from "@jubilee/core/events/events.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<EventPhase, Pick<ChipProps, "tone" | "mark">> = {
  draft: { tone: "neutral", mark: "hollow" },
  upcoming: { tone: "usual" },
  ongoing: { tone: "plum" },
  ended: { tone: "neutral" },
  cancelled: { tone: "danger" },
  archived: { tone: "neutral" },
};

/** Where an event stands, in a word. */
export function PhaseChip({ phase }: { phase: EventPhase }) {
  return <Chip {...looks[phase]}>{eventsCopy.phases[phase]}</Chip>;
}
