import { counted } from "@jubilee/core/base/words.rules";
import { timingWords } from "@jubilee/core/mailing/campaign-timing.rules";
import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";

/** What is so of a campaign, in a line. */
export function lineOf(campaign: EmailCampaignLine): string {
  const { status, people, figures, pausedBy, endedWhy, timing } = campaign;
  const { sent, bounced } = figures;
  if (status === "paused" && pausedBy === "bounces") return `Too many came back: ${bounced}`;
  if (status === "paused" && pausedBy === "complaints") return "It was reported as unwanted";
  if (endedWhy === "passed") return "Its time had passed when the event was moved";
  if (status === "draft" && timing) return `To go ${timingWords(timing)}`;
  if (status === "scheduled" && timing) return `Goes ${timingWords(timing)}`;
  if (status === "draft" || status === "scheduled") return "Nobody has it yet";
  return `${sent} of ${counted(people, "person", "people")}`;
}
