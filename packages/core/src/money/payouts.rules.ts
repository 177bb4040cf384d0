import { writeCsv } from "../base/csv.rules.ts";
import { formatAmountInput } from "./money.rules.ts";
import type { PayoutDetail, PayoutTotals } from "./payouts.types.ts";

/** Whether every line of every payout is what the ledgers say. */
export function payoutsAgree(totals: readonly Pick<PayoutTotals, "differences">[]): boolean {
  return totals.every(({ differences }) => differences === 0);
}

const head = ["Payout", "Arrives (UTC)", "Code", "For", "Name", "Amount", "Fee", "Net", "Currency"];

/** The lines of a payout as CSV: refunds below zero, amounts with a point; no cell runs as a formula. */
export function payoutCsv(payout: PayoutDetail): string {
  const amount = (minor: number) => formatAmountInput(minor, payout.currency, "en");
  return writeCsv([
    head,
    ...payout.lines.map((line) => [
      payout.ref,
      payout.arrivesAt,
      line.code,
      line.about,
      line.person ?? "",
      amount(line.amountMinor),
      amount(line.feeMinor),
      amount(line.amountMinor - line.feeMinor),
      payout.currency,
    ]),
  ]);
}
