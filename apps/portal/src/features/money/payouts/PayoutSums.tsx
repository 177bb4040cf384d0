import { formatMoney } from "@jubilee/core/money/money.rules";
import { paymentsCopy } from "@jubilee/core/money/payments.copy";
import { payoutsAgree } from "@jubilee/core/money/payouts.rules";
import type { PayoutTotals } from "@jubilee/core/money/payouts.types";
import { Banner } from "@jubilee/ui/banner";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../data/keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createPayoutsApi } from "@jubilee/core/money/payouts.api";
import { Unread } from "../../../page-kit/data/Unread.tsx";

/** What each provider took, sent and still holds, held against the ledger. */
export function PayoutSums() {
  const payouts = useApi(createPayoutsApi);
  const sums = useRead(keys.payoutTotals, () => payouts.totals());
  if (!sums.isSuccess)
    return <Unread of={sums} what="The sums" skeleton={<SkeletonRows count={2} />} />;
  const { data } = sums;
  if (data.length === 0) return null;
  return (
    <Stack gap="4">
      {!payoutsAgree(data) && (
        <Banner tone="danger" title="The payouts do not agree with the ledger">
          Some lines are not what the ledger says. Nothing is lost; please tell us through the help
          page.
        </Banner>
      )}
      {data.map((totals) => (
        <Sums key={`${totals.provider} ${totals.currency}`} totals={totals} />
      ))}
      {payoutsAgree(data) && (
        <Text tone="muted">
          Every line of every payout is what the ledger says. Money taken by hand is in no payout.
        </Text>
      )}
    </Stack>
  );
}

function Sums({ totals }: { totals: PayoutTotals }) {
  const locale = useLocale();
  const money = (amountMinor: number) => formatMoney(amountMinor, totals.currency, locale);
  const { provider, feeMinor, comingMinor } = totals;
  return (
    <StatGroup>
      <StatTile
        label={`Kept by ${paymentsCopy.providers[provider] ?? provider}, in ${totals.currency}`}
        value={money(totals.keptMinor)}
      />
      <StatTile
        label="Paid out"
        value={money(totals.sentMinor)}
        {...(feeMinor > 0 ? { detail: `${money(feeMinor)} of it fees` } : {})}
      />
      <StatTile
        label="Still with the provider"
        value={money(totals.waitingMinor)}
        {...(comingMinor > 0 ? { detail: `${money(comingMinor)} more on its way to you` } : {})}
      />
    </StatGroup>
  );
}
