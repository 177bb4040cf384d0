import type { EmailCampaign } from "@jubilee/core/mailing/campaigns.types";

const askMs = 5000;

/**
 * How soon the figures of a campaign are asked for again. Of one that was paused, too: what was on
 * its way already still arrives.
 */
export const askAgainMs = (status: EmailCampaign["status"]): number | false =>
  status === "sending" || status === "paused" ? askMs : false;
