import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useSearch } from "wouter";
import { href } from "../../../../app/routing/href.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { RecordPage } from "../../../../page-kit/data/RecordPage.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { campaignKeys } from "../../keys.ts";
import { CampaignStand } from "../results/CampaignStand.tsx";
import { useLiveCampaign } from "../useLiveCampaign.ts";
import { CampaignEditor } from "./CampaignEditor.tsx";

/** So often is asked where a campaign stands that goes or will go. */
const askMs = 5000;

/** One campaign: written while it is a draft or, with `?write`, stands still; and what becomes of it. */
export default function CampaignPage() {
  const { campaignId } = useRouteParams("campaigns.details");
  const isWriting = new URLSearchParams(useSearch()).has("write");
  const api = useApi(createCampaignsApi);
  useLiveCampaign(campaignId);
  const reading = useRead(campaignKeys.record(campaignId), () => api.get(campaignId), {
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data && ["scheduled", "sending"].includes(state.data.status) ? askMs : false,
  });
  return (
    <RecordPage
      of={reading}
      noun="campaign"
      asks="messages.send"
      all={<LinkButton href={href("campaigns.list")}>Your campaigns</LinkButton>}
      skeleton={
        <PageFrame>
          <SkeletonRows count={6} />
        </PageFrame>
      }
    >
      {(campaign) =>
        campaign.status === "draft" || (campaign.status === "paused" && isWriting) ? (
          <CampaignEditor key={campaign.id} first={campaign} />
        ) : (
          <CampaignStand campaign={campaign} />
        )
      }
    </RecordPage>
  );
}
