import { money } from "./MoneyText.css.ts";
import { formatMoney } from "./money.ts";

export interface MoneyTextProps {
  /** In the currency's smallest unit: 2470 is 24.70 EUR and 2470 yen. */
  amountMinor: number;
  currency: string;
  /** inherit in tables and sentences, price in lists, total and sum in the display type. */
  size?: "inherit" | "price" | "total" | "sum";
  tone?: "inherit" | "danger" | "muted";
  /** Leaves out ".00". */
  short?: boolean;
  locale?: string;
}

/** An amount of money. To type one use MoneyField. */
export function MoneyText({
  amountMinor,
  currency,
  size = "inherit",
  tone = "inherit",
  short = false,
  locale,
}: MoneyTextProps) {
  return (
    <span className={money({ size, tone })}>
      {formatMoney(amountMinor, currency, { locale, short })}
    </span>
  );
}
