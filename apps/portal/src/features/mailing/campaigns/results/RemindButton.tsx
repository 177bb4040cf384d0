import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import { inputOf } from "@jubilee/core/mailing/campaigns.rules";
import type { EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { Button } from "@jubilee/ui/button";
import { useLocation } from "wouter";
import { href } from "../../../../app/routing/href.ts";
import { useAudienceCount } from "../../../../event-kit/audience/useAudience.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { campaignKeys } from "../../keys.ts";
import { remindedOf } from "./reminder.rules.ts";

/** What comes next of a campaign that was sent: a draft like it, to those who have not answered yet. */
export function RemindButton({ campaign }: { campaign: EmailCampaign }) {
  const api = useApi(createCampaignsApi);
  const locale = useLocale();
  const [, go] = useLocation();
  const { isBusy, run } = useWrite(campaignKeys.ofEvent(campaign.eventId), "E-mail campaigns");
  const { accountId, eventId } = campaign;
  const question = remindedOf(campaign.question);
  const count = useAudienceCount({ accountId, eventId, about: "campaigns" }, question).data;
  if (!count || count.email === 0) return null;
  const remind = async () => {
    const name = `${campaign.name.slice(0, 100)}, a reminder`;
    const made = await run(() =>
      api.create(eventId, { ...inputOf(campaign), name, question, timing: null }),
    );
    if (made) go(href("campaigns.details", { campaignId: made.id }));
  };
  return (
    <Button loading={isBusy} onClick={() => void remind()}>
      {`Remind the ${count.email.toLocaleString(locale)} without an answer`}
    </Button>
  );
}
