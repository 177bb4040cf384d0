import { formatMoney } from "@jubilee/core/money/money.rules";

/** An amount as it stands on receipts: always with all its digits. */
export function priceText(amountMinor: number, currency: string, locale: string): string {
  return formatMoney(amountMinor, currency, locale);
}
