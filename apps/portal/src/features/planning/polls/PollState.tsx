import type { PollState as State } from "@jubilee/core/planning/polls.types";
import { Badge } from "@jubilee/ui/badge";

const words = {
  draft: ["Draft", "neutral"],
  open: ["Open", "moss"],
  closed: ["Closed", "sky"],
} as const;

/** How a poll stands. */
export function PollState({ state }: { state: State }) {
  const [text, tone] = words[state];
  return <Badge tone={tone}>{text}</Badge>;
}
