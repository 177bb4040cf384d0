import { formatMoney } from "@jubilee/core/money/rules";
import { isBalanced } from "@jubilee/core/payments/rules";
import type { PaymentTotals } from "@jubilee/core/payments/types";
import { valueOf } from "@jubilee/core/result/rules";
import { Banner } from "@jubilee/ui/banner";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { Text } from "@jubilee/ui/text";
import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "../../../event-kit/LoadFailed.tsx";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { keys } from "../data/keys.ts";
import { usePaymentsApi } from "../data/usePaymentsApi.ts";

/** Each currency's sums of everything, and whether the ledger says the same. */
export function PaymentSums() {
  const payments = usePaymentsApi();
  const { data, error, refetch } = useQuery({
    queryKey: keys.paymentTotals,
    queryFn: () => valueOf(payments.totals()),
  });
  if (error) return <LoadFailed what="The sums" error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows count={2} />;
  if (data.length === 0) return null;
  return (
    <Stack gap="4">
      {!isBalanced(data) && (
        <Banner tone="danger" title="The books do not agree">
          Payments less refunds differ from the ledger. Nothing is lost; please tell us through the
          help page.
        </Banner>
      )}
      {data.map((totals) => (
        <Sums key={totals.currency} totals={totals} />
      ))}
      {isBalanced(data) && (
        <Text tone="muted">
          Payments less refunds equal the ledger, to the last cent. A failed payment counts nowhere.
        </Text>
      )}
    </Stack>
  );
}

function Sums({ totals }: { totals: PaymentTotals }) {
  const locale = useLocale();
  const money = (amountMinor: number) => formatMoney(amountMinor, totals.currency, locale);
  return (
    <StatGroup>
      <StatTile label={`Kept in ${totals.currency}`} value={money(totals.cashMinor)} />
      <StatTile label="Paid in" value={money(totals.paymentsMinor)} />
      <StatTile
        label="Given back"
        value={money(totals.refundsMinor)}
        {...(totals.openMinor > 0 ? { detail: `${money(totals.openMinor)} more on its way` } : {})}
      />
      {totals.troubles > 0 && <StatTile label="Disputed or failed" value={totals.troubles} />}
    </StatGroup>
  );
}
