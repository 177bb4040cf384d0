import type { Campaign } from "@jubilee/core/giving/fundraising.types";
import { Chip } from "@jubilee/ui/chip";

const words = {
  draft: ["Draft", "neutral", "hollow"],
  soon: ["Begins later", "info", "hollow"],
  open: ["Live", "usual", "filled"],
  paused: ["Paused", "warning", "hollow"],
  ended: ["Ended", "neutral", "filled"],
} as const;

/** How a campaign stands. */
export function CampaignState({ state }: Pick<Campaign, "state">) {
  const [text, tone, mark] = words[state];
  return (
    <Chip tone={tone} mark={mark}>
      {text}
    </Chip>
  );
}
