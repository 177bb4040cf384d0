import type { Campaign } from "@jubilee/core/giving/fundraising.types";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Progress } from "@jubilee/ui/progress";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { useState } from "react";
import { ForWhoMay } from "../../../app/routing/ForWhoMay.tsx";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { useIsInRole, useMayOf } from "../../../app/session/useRights.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { NoPayments } from "../../../page-kit/NoPayments.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { CampaignLinks } from "./CampaignLinks.tsx";
import { CampaignState } from "./CampaignState.tsx";
import { GiftTable } from "./GiftTable.tsx";
import { OfflineGiftDialog } from "./OfflineGiftDialog.tsx";
import { useCampaigns, useFundraisingWrite } from "./useFundraising.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";

/** One campaign: what it raised, where it is shared, who gave. */
export default function CampaignDetailPage() {
  const { campaignId } = useRouteParams("fundraising.campaign");
  const mayRead = useIsInRole("giving.read");
  const { data, error, refetch } = useCampaigns();
  const campaign = data?.find(({ id }) => id === campaignId);
  if (data && !campaign && !mayRead) return <ForWhoMay asks="giving.read" isOpen={false} />;
  return (
    <PageFrame>
      {error && <LoadFailed what="The campaign" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={6} />}
      {data && !campaign && (
        <EmptyState
          drawing="lost"
          level={1}
          title="There is no such campaign"
          action={<LinkButton href={href("fundraising.list")}>Your campaigns</LinkButton>}
        >
          Donation campaigns open here, for those who run them. Campaigns by e-mail have a page of
          their own, E-mail campaigns.
        </EmptyState>
      )}
      {campaign && <Details campaign={campaign} />}
    </PageFrame>
  );
}

function Details({ campaign }: { campaign: Campaign }) {
  const locale = useLocale();
  const [isAdding, setAdding] = useState(false);
  const mayWrite = useMayOf()("giving.write", campaign.eventId);
  const { id, currency, raisedMinor, goalMinor } = campaign;
  const money = (amount: number) => formatPrice(amount, currency, locale);
  return (
    <Stack gap="8">
      <PageHeader
        title={campaign.name}
        lead={<CampaignState state={campaign.state} />}
        actions={mayWrite && <StatusActions campaign={campaign} />}
      />
      <NoPayments>
        Campaigns take no gifts by themselves; what was given otherwise is added by hand.
      </NoPayments>
      {goalMinor !== null && (
        <Progress
          label={`${money(raisedMinor)} of ${money(goalMinor)}`}
          value={raisedMinor}
          max={goalMinor}
          tone={raisedMinor >= goalMinor ? "celebrate" : "action"}
        />
      )}
      <StatGroup>
        <StatTile label="Raised" value={money(raisedMinor)} />
        <StatTile label="Donors" value={campaign.donorCount} />
        <StatTile label="Gifts" value={campaign.giftCount} />
        <StatTile label="Repeating" value={campaign.repeatingCount} />
      </StatGroup>
      {mayWrite && <CampaignLinks campaign={campaign} />}
      <Section
        title="Gifts"
        divided
        action={
          mayWrite && (
            <Button variant="outline" onClick={() => setAdding(true)}>
              Add a gift by hand
            </Button>
          )
        }
      >
        <GiftTable campaignId={id} />
      </Section>
      {isAdding && <OfflineGiftDialog campaign={campaign} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function StatusActions({ campaign }: { campaign: Campaign }) {
  const api = useApi(createFundraisingApi);
  const { isBusy, run } = useFundraisingWrite();
  const { id, status } = campaign;
  const set = (next: "live" | "paused" | "ended") => void run(() => api.setStatus(id, next));
  return (
    <Inline>
      <LinkButton variant="outline" href={href("fundraising.edit", { campaignId: id })}>
        Edit
      </LinkButton>
      {status === "live" ? (
        <Button variant="outline" loading={isBusy} onClick={() => set("paused")}>
          Pause
        </Button>
      ) : (
        <Button loading={isBusy} onClick={() => set("live")}>
          {status === "draft" ? "Take it live" : "Take gifts again"}
        </Button>
      )}
      {(status === "live" || status === "paused") && (
        <Button variant="ghost" loading={isBusy} onClick={() => set("ended")}>
          End
        </Button>
      )}
    </Inline>
  );
}
