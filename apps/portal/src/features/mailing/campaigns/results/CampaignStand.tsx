import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import type { EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Link } from "@jubilee/ui/link";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { href } from "../../../../app/routing/href.ts";
import { eventRead } from "../../../../event-kit/data/event.reads.ts";
import { tabQuery } from "../../../../event-kit/event/tabs.rules.ts";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead, useReading } from "../../../../page-kit/data/useRead.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { When } from "../../../../page-kit/When.tsx";
import { campaignKeys } from "../../keys.ts";
import { CampaignState } from "../CampaignState.tsx";
import { askAgainMs } from "./live.rules.ts";
import { Outcome } from "./Outcome.tsx";
import { StandActions } from "./StandActions.tsx";
import { StandBanner } from "./StandBanner.tsx";
import { Waiting } from "./Waiting.tsx";
import { whenWords } from "./when.rules.ts";

/** A campaign that is no draft any more: how it goes, and what became of it. */
export function CampaignStand({ campaign }: { campaign: EmailCampaign }) {
  const api = useApi(createCampaignsApi);
  const event = useReading((client) => eventRead(client, campaign.eventId)).data;
  const results = useRead(campaignKeys.results(campaign.id), () => api.results(campaign.id), {
    refetchInterval: ({ state }) => askAgainMs(campaign.status, state.data),
  });
  return (
    <PageFrame>
      <PageHeader
        title={<bdi>{campaign.name}</bdi>}
        lead={
          <>
            <CampaignState status={campaign.status} />{" "}
            <Link
              href={`${href("events.details", { eventId: campaign.eventId })}${tabQuery("campaigns")}`}
            >
              {event ? event.name : "Its event"}
            </Link>
            {" · "}
            <Told campaign={campaign} event={event} />
          </>
        }
        actions={<StandActions campaign={campaign} />}
      />
      <Stack gap="6">
        <StandBanner campaign={campaign} results={results.data} />
        {campaign.status === "scheduled" && <Waiting campaign={campaign} />}
        {campaign.startedAt !== null && (
          <Loaded of={results} what="What became of it" skeleton={<SkeletonRows count={5} />}>
            {(found) => <Outcome results={found} language={campaign.language} />}
          </Loaded>
        )}
      </Stack>
    </PageFrame>
  );
}

interface ToldProps {
  campaign: EmailCampaign;
  event: EventRecord | undefined;
}

function Told({ campaign, event }: ToldProps) {
  const locale = useLocale();
  const when = event ? whenWords(campaign, event.timeZone, locale) : "";
  if (campaign.status === "scheduled") return <>Goes {when}</>;
  if (campaign.timing?.from === "invitation" && campaign.endedAt === null) return <>Goes {when}</>;
  if (campaign.endedAt === null) return <>Began {when}</>;
  if (campaign.status === "sent") return <>Sent {when}</>;
  return (
    <>
      Stopped <When at={campaign.endedAt} />
    </>
  );
}
