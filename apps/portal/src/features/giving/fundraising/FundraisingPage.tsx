import type { Campaign } from "@jubilee/core/giving/fundraising.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useMemo } from "react";
import { href } from "../../../app/routing/href.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { NoPayments } from "../../../page-kit/NoPayments.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { WholeList } from "../../../page-kit/list/WholeList.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { CampaignCards } from "./CampaignCards.tsx";
import { campaignColumns } from "./campaignColumns.tsx";
import { CampaignPhoneLine } from "./CampaignPhoneLine.tsx";
import { useCampaigns } from "./useFundraising.ts";

const wordsOf = ({ name, beneficiary }: Campaign) => `${name} ${beneficiary}`;
const inState = (...states: Campaign["state"][]) => ({
  fits: ({ state }: Campaign) => states.includes(state),
});
const filters = [
  { value: "open", label: "Live", ...inState("open") },
  { value: "coming", label: "Drafts and coming", ...inState("draft", "soon") },
  { value: "over", label: "Paused and ended", ...inState("paused", "ended") },
];
/** So many are seen at once as cards; more of them are a list with its tools. */
const asCards = 6;
const phoneLine = (campaign: Campaign) => <CampaignPhoneLine campaign={campaign} />;

const opening = { href: ({ id }: Campaign) => href("fundraising.campaign", { campaignId: id }) };

/** Every donation campaign, with what it raised. */
export default function FundraisingPage() {
  const locale = useLocale();
  const { data, error, refetch } = useCampaigns();
  const columns = useMemo(() => campaignColumns(locale), [locale]);
  const create = <LinkButton href={href("fundraising.create")}>New campaign</LinkButton>;
  return (
    <PageFrame>
      <PageHeader
        title="Fundraising"
        lead="Campaigns with a goal, gifts once or every month, and a form for any website. We add no tip of our own."
        actions={data && data.length > 0 ? create : undefined}
      />
      <NoPayments>
        Campaigns take no gifts by themselves; what was given otherwise is added by hand.
      </NoPayments>
      {error && <LoadFailed what="Your campaigns" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={4} />}
      {data && data.length > 0 && data.length <= asCards && <CampaignCards campaigns={data} />}
      {data && (data.length === 0 || data.length > asCards) && (
        <WholeList
          what={{ one: "campaign", many: "campaigns", kept: "campaigns" }}
          searchLabel="Find a campaign"
          filters={filters}
          wordsOf={wordsOf}
          columns={columns}
          rows={data}
          rowId={({ id }) => id}
          opening={opening}
          phoneLine={phoneLine}
          empty={
            <EmptyState drawing="heart" title="No campaign yet" action={create}>
              Say what the money is for, and share the page or put the form on your own website.
            </EmptyState>
          }
        />
      )}
    </PageFrame>
  );
}
