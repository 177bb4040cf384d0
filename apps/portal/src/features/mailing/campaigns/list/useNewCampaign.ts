import type { EventRecord } from "@jubilee/core/events/events.types";
import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import type { CampaignInput } from "@jubilee/core/mailing/campaigns.types";
import { useLocation } from "wouter";
import { href } from "../../../../app/routing/href.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { campaignKeys } from "../../keys.ts";

/** What a campaign begins with: a greeting, the event, and the way to answer. */
export function firstCampaign(name: string, locale: string): CampaignInput {
  const language = new Intl.Locale(locale).language;
  return {
    name,
    question: { match: "all", who: [{ kind: "everyone", values: [] }], without: [] },
    language,
    subjects: { [language]: "" },
    previews: {},
    blocks: [
      {
        id: crypto.randomUUID(),
        kind: "text",
        words: { [language]: { version: 1, content: [] } },
      },
      { id: crypto.randomUUID(), kind: "event" },
      { id: crypto.randomUUID(), kind: "answer" },
    ],
  };
}

/** Makes a draft and goes to it. */
export function useNewCampaign(event: EventRecord) {
  const api = useApi(createCampaignsApi);
  const locale = useLocale();
  const [, go] = useLocation();
  const { isBusy, run } = useWrite(campaignKeys.ofEvent(event.id), "E-mail campaigns");
  const make = async () => {
    const made = await run(() => api.create(event.id, firstCampaign(event.name, locale)));
    if (made) go(href("campaigns.details", { campaignId: made.id }));
  };
  return { isBusy, make };
}
