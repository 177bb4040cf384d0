import type { PollState as State } from "@jubilee/core/planning/polls.types";
import { Chip } from "@jubilee/ui/chip";
import { usePollStanding } from "./usePollStanding.ts";

const words = {
  draft: ["Draft", "neutral", "hollow"],
  open: ["Open", "usual", "filled"],
  closed: ["Closed", "neutral", "filled"],
} as const;

interface PollStateProps {
  poll: { state: State; closesAt: string | null };
}

/** How a poll stands at this moment. */
export function PollState({ poll }: PollStateProps) {
  const [text, tone, mark] = words[usePollStanding(poll)];
  return (
    <Chip tone={tone} mark={mark}>
      {text}
    </Chip>
  );
}
