import {
  campaignMail,
  type CampaignMailSource,
  campaignTest,
} from "../_shared/mails/mailing/campaign-mail.ts";
import { sampleCampaign } from "../_shared/mails/mailing/sample-campaign.ts";
import type { Deps } from "../_shared/deps.types.ts";
import { checkSender } from "../_shared/sender-domains/check-sender.ts";
import { calls, listOf, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

/** Who gets a campaign is written down part by part: between two of them others have their turn. */
async function fillCampaigns(deps: Deps): Promise<void> {
  while ((await deps.callSql("fill_email_campaigns", {})) === true);
}

/** Looks again at what senders' domains publish, each when it is due. */
async function checkSenders(deps: Deps): Promise<void> {
  const { senders } = deps;
  if (!senders) return;
  for (const id of await listOf(deps, "list_due_sender_domains")) {
    await checkSender(deps, senders, String(id));
  }
}

export const mailing = {
  jobs: {
    campaign_mail: sends<CampaignMailSource>({
      topic: "campaigns",
      toldTogether: true,
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
  chores: [fillCampaigns, calls("run_email_campaigns"), checkSenders],
} satisfies AreaWork;
