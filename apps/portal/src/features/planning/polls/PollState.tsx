import type { PollState as State } from "@jubilee/core/planning/polls.types";
import { Badge } from "@jubilee/ui/badge";
import { usePollStanding } from "./usePollStanding.ts";

const words = {
  draft: ["Draft", "neutral"],
  open: ["Open", "moss"],
  closed: ["Closed", "sky"],
} as const;

interface PollStateProps {
  poll: { state: State; closesAt: string | null };
}

/** How a poll stands at this moment. */
export function PollState({ poll }: PollStateProps) {
  const [text, tone] = words[usePollStanding(poll)];
  return <Badge tone={tone}>{text}</Badge>;
}
