import type { Campaign } from "@jubilee/core/giving/fundraising.types";
import { Badge } from "@jubilee/ui/badge";

const words = {
  draft: ["Draft", "neutral"],
  soon: ["Begins later", "sky"],
  open: ["Live", "moss"],
  paused: ["Paused", "marigold"],
  ended: ["Ended", "neutral"],
} as const;

/** How a campaign stands. */
export function CampaignState({ state }: Pick<Campaign, "state">) {
  const [text, tone] = words[state];
  return <Badge tone={tone}>{text}</Badge>;
}
