import type { CampaignResults, EmailCampaign } from "@jubilee/core/mailing/campaigns.types";

const askMs = 5000;

/**
 * How soon the figures of a campaign are asked for again: while it goes, while it is paused, and once
 * it was stopped until the last mail that a mail server had already is told of.
 */
export const askAgainMs = (
  status: EmailCampaign["status"],
  results?: Pick<CampaignResults, "figures">,
): number | false =>
  status === "sending" ||
  status === "paused" ||
  (status === "cancelled" && (results?.figures.queued ?? 0) > 0)
    ? askMs
    : false;
