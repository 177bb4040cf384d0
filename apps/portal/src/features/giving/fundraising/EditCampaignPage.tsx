import { EmptyState } from "@jubilee/ui/empty-state";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { ForWhoMay } from "../../../app/routing/ForWhoMay.tsx";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { useMayOf } from "../../../app/session/useRights.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { CampaignForm } from "./CampaignForm.tsx";
import { useCampaigns } from "./useFundraising.ts";

/** Changes a campaign; its page and its widgets follow. */
export default function EditCampaignPage() {
  const { campaignId } = useRouteParams("fundraising.edit");
  const mayOf = useMayOf();
  const { data, error, refetch } = useCampaigns();
  const campaign = data?.find(({ id }) => id === campaignId);
  if (data && !mayOf("giving.write", campaign?.eventId ?? null))
    return <ForWhoMay asks="giving.write" isOpen={false} />;
  return (
    <PageFrame>
      <PageHeader title={campaign?.name ?? "Campaign"} lead="Its page and its forms follow." />
      {error && <LoadFailed what="The campaign" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={6} />}
      {data && !campaign && <EmptyState drawing="lost" title="There is no such campaign" />}
      {campaign && (
        <CampaignForm
          key={campaign.id}
          campaignId={campaign.id}
          start={campaign}
          isCurrencyFixed={campaign.giftCount > 0}
          submitLabel="Save"
          seed={campaign.coverSeed}
          raisedMinor={campaign.raisedMinor}
        />
      )}
    </PageFrame>
  );
}
