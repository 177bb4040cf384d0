import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import { Badge } from "@jubilee/ui/badge";

const words = {
  draft: ["Draft", "neutral"],
  scheduled: ["Scheduled", "sky"],
  sending: ["On its way", "moss"],
  paused: ["Paused", "marigold"],
  sent: ["Sent", "neutral"],
  cancelled: ["Stopped", "neutral"],
} as const;

/** Where a campaign stands. */
export function CampaignState({ status }: Pick<EmailCampaignLine, "status">) {
  const [text, tone] = words[status];
  return <Badge tone={tone}>{text}</Badge>;
}
