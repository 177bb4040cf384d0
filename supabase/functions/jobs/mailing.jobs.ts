import {
  campaignMail,
  type CampaignMailSource,
  campaignTest,
} from "../_shared/mails/mailing/campaign-mail.ts";
import { sampleCampaign } from "../_shared/mails/mailing/sample-campaign.ts";
import { calls, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const mailing = {
  jobs: {
    campaign_mail: sends<CampaignMailSource>({
      topic: "campaigns",
      write: campaignMail,
      seen: [
        {
          kind: "campaign",
          title: "A campaign",
          when: "To each of the people whom the planner wrote it to, once, at the time that was chosen.",
          of: sampleCampaign,
        },
      ],
    }),
    campaign_test: sends<CampaignMailSource>({
      write: campaignTest,
      readers: "planners",
      seen: [
        {
          kind: "campaign-test",
          title: "A campaign, to try",
          when: "To the planner who pressed Send me a test, as often as they press it.",
          of: sampleCampaign,
        },
      ],
    }),
  },
  chores: [calls("run_email_campaigns")],
} satisfies AreaWork;
