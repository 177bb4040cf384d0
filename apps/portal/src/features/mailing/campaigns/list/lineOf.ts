import { counted } from "@jubilee/core/base/words.rules";
import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";

/** What is so of a campaign, in a line. */
export function lineOf({ status, people, figures, pausedBy }: EmailCampaignLine): string {
  const { sent, bounced } = figures;
  if (status === "paused" && pausedBy === "bounces") return `Too many came back: ${bounced}`;
  if (status === "paused" && pausedBy === "complaints") return "It was reported as unwanted";
  if (status === "draft" || status === "scheduled") return "Nobody has it yet";
  return `${sent} of ${counted(people, "person", "people")}`;
}
