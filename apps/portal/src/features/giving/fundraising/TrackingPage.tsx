import { formatPrice } from "@jubilee/core/money/money.rules";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { GiftTable } from "./GiftTable.tsx";
import { useCampaigns } from "./useFundraising.ts";

/** What all campaigns raised, each currency for itself, and every gift. */
export default function TrackingPage() {
  const locale = useLocale();
  const { data, error, refetch } = useCampaigns();
  const sums = new Map<string, number>();
  for (const { currency, raisedMinor } of data ?? []) {
    sums.set(currency, (sums.get(currency) ?? 0) + raisedMinor);
  }
  const gifts = (data ?? []).reduce((all, { giftCount }) => all + giftCount, 0);
  const attention = (data ?? []).reduce((all, one) => all + one.attention, 0);
  return (
    <PageFrame>
      <PageHeader
        title="Fundraising tracking"
        lead="What arrived, less what went back: the ledger’s sums."
      />
      {error && <LoadFailed what="Your figures" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={2} />}
      {data && (
        <Stack gap="8">
          <StatGroup>
            {[...sums].map(([currency, amount]) => (
              <StatTile
                key={currency}
                label={`Raised in ${currency}`}
                value={formatPrice(amount, currency, locale)}
              />
            ))}
            <StatTile label="Gifts" value={gifts} />
            <StatTile label="To look at" value={attention} />
          </StatGroup>
          <Section title="Gifts" divided>
            <GiftTable campaignId={null} />
          </Section>
        </Stack>
      )}
    </PageFrame>
  );
}
