import { formatMoneyShort, formatPrice } from "@jubilee/core/money/money.rules";
import { incomeCurve } from "@jubilee/core/money/payments.rules";
import type { Income } from "@jubilee/core/money/payments.types";
import { LineChart } from "@jubilee/ui/line-chart";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";

export interface IncomeCurveProps {
  income: Income | undefined;
  /** What the ledger says was kept, where the curve ends. */
  keptMinor: number;
}

/** How what is kept grew over the last 90 days; nothing where there is no curve to see yet. */
export function IncomeCurve({ income, keptMinor }: IncomeCurveProps) {
  const locale = useLocale();
  const now = useNow();
  const points = income ? incomeCurve(income, keptMinor, now) : [];
  if (!income || points.length === 0) return null;
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <LineChart
      label={`Kept in ${income.currency}, over the last 90 days, by days in UTC`}
      series={[{ id: "kept", label: "kept", tone: "plum", points }]}
      formatX={(x) => day.format(x)}
      formatValue={(minor) => formatPrice(minor, income.currency, locale)}
      formatShort={(minor) => formatMoneyShort(minor, income.currency, locale)}
      lastXLabel="Today"
    />
  );
}
