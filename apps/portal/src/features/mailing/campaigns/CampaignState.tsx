import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import { Chip } from "@jubilee/ui/chip";

const words = {
  draft: ["Draft", "neutral", "hollow"],
  scheduled: ["Scheduled", "info", "filled"],
  sending: ["On its way", "info", "filled"],
  paused: ["Paused", "warning", "filled"],
  sent: ["Sent", "usual", "filled"],
  cancelled: ["Stopped", "neutral", "filled"],
} as const;

/** Where a campaign stands. */
export function CampaignState({ status }: Pick<EmailCampaignLine, "status">) {
  const [text, tone, mark] = words[status];
  return (
    <Chip tone={tone} mark={mark}>
      {text}
    </Chip>
  );
}
