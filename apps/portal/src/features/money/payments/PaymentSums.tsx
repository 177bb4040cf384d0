import { formatMoney, formatPrice } from "@jubilee/core/money/money.rules";
import { isBalanced } from "@jubilee/core/money/payments.rules";
import type { Income, PaymentTotals } from "@jubilee/core/money/payments.types";
import { Banner } from "@jubilee/ui/banner";
import { Link } from "@jubilee/ui/link";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../data/keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createPaymentsApi } from "@jubilee/core/money/payments.api";
import { payoutDay } from "../payouts/payoutColumns.tsx";
import { IncomeCurve } from "./IncomeCurve.tsx";
import { Unread } from "../../../page-kit/data/Unread.tsx";

/** Each currency's sums of everything by the ledger, and whether the payments say the same. */
export function PaymentSums() {
  const payments = useApi(createPaymentsApi);
  const sums = useRead(keys.paymentTotals, () => payments.totals());
  const income = useRead(keys.income, () => payments.income());
  if (!sums.isSuccess)
    return <Unread of={sums} what="The sums" skeleton={<SkeletonRows count={2} />} />;
  const { data } = sums;
  if (data.length === 0) return null;
  const incomeOf = (currency: string) => income.data?.find((one) => one.currency === currency);
  return (
    <Stack gap="4">
      {!isBalanced(data) && (
        <Banner tone="danger" title="The books do not agree">
          These sums are the ledger’s; payments less refunds are others. Nothing is lost; please
          tell us through the help page.
          <Differences data={data} />
        </Banner>
      )}
      {data.map((totals) => (
        <Stack key={totals.currency} gap="4">
          <Sums totals={totals} next={incomeOf(totals.currency)?.nextPayout ?? null} />
          <IncomeCurve income={incomeOf(totals.currency)} keptMinor={totals.cashMinor} />
        </Stack>
      ))}
      {income.isError && <Unread of={income} what="The curve" skeleton={null} />}
      {isBalanced(data) && (
        <Text tone="muted">
          Payments less refunds equal the ledger, to the last cent. A failed payment counts nowhere.
        </Text>
      )}
    </Stack>
  );
}

/** Where they differ, each with the event's own comparison, order by order. */
function Differences({ data }: { data: readonly PaymentTotals[] }) {
  const locale = useLocale();
  return (
    <ul>
      {data.flatMap(({ currency, differences }) =>
        differences.map(({ eventId, name, differenceMinor }) => (
          <li key={`${currency}-${eventId}`}>
            <Link href={`${href("tickets.event", { eventId })}?tab=money`} look="inline">
              <bdi>{name}</bdi>
            </Link>
            : {formatMoney(differenceMinor, currency, locale)}
          </li>
        )),
      )}
    </ul>
  );
}

interface SumsProps {
  totals: PaymentTotals;
  next: Income["nextPayout"];
}

function Sums({ totals, next }: SumsProps) {
  const locale = useLocale();
  const money = (amountMinor: number) => formatPrice(amountMinor, totals.currency, locale);
  return (
    <StatGroup>
      <StatTile label={`Kept in ${totals.currency}`} value={money(totals.cashMinor)} />
      <StatTile label="Paid in" value={money(totals.paymentsMinor)} />
      <StatTile
        label="Given back"
        value={money(totals.refundsMinor)}
        {...(totals.openMinor > 0 ? { detail: `${money(totals.openMinor)} more on its way` } : {})}
      />
      {next && (
        <StatTile
          label={`At the bank ${payoutDay(next, locale)}`}
          value={money(next.netMinor)}
          detail={
            <Link look="action" href={href("money.payout", { payoutId: next.id })}>
              What is in it
            </Link>
          }
        />
      )}
      {totals.troubles > 0 && (
        <StatTile
          label="Disputed or failed"
          value={totals.troubles.toLocaleString(locale)}
          mark="danger"
          detail={
            <Link look="action" href={`${href("money.payments")}?show=trouble`}>
              {totals.troubles === 1 ? "Look at it" : "Look at them"}
            </Link>
          }
        />
      )}
    </StatGroup>
  );
}
