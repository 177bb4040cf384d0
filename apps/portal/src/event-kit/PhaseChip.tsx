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

interface PhaseChipProps {
  phase: EventPhase;
  /** In a head, where it stands for one event alone, what is usual is green, too. */
  isInHead?: boolean;
}

/** Where an event stands, in a word. */
export function PhaseChip({ phase, isInHead = false }: PhaseChipProps) {
  const look = isInHead && phase === "upcoming" ? ({ tone: "success" } as const) : looks[phase];
  return <Chip {...look}>{eventsCopy.phases[phase]}</Chip>;
}
