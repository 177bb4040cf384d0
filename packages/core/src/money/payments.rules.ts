import { billsCopy } from "./bills.copy.ts";
import type { BillRow } from "./bills.types.ts";
import { writeCsv } from "../base/csv.rules.ts";
import { formatAmountInput } from "./money.rules.ts";
import { paymentsCopy } from "./payments.copy.ts";
import type { Income, PaymentLine, PaymentTotals } from "./payments.types.ts";

/** Where the money went through: the provider, or how it was taken by hand. */
export function wayOf({ provider, method }: Pick<PaymentLine, "provider" | "method">): string {
  return method ? paymentsCopy.methods[method] : (paymentsCopy.providers[provider] ?? provider);
}

/** How far a line is, in the words of its kind. */
export function stateOf({ kind, status }: Pick<PaymentLine, "kind" | "status">): string {
  return paymentsCopy.states[kind][status];
}

/** Whether every currency's payments less refunds are what the ledger kept. */
export function isBalanced(totals: readonly Pick<PaymentTotals, "differenceMinor">[]): boolean {
  return totals.every(({ differenceMinor }) => differenceMinor === 0);
}

const dayMs = 86_400_000;

/**
 * How what was kept grew over the last 90 days: at each day's start in UTC (ms), what had been kept
 * by its end, in minor units; it ends today at `keptMinor`. Empty where fewer than two days brought
 * something, or where it was below zero.
 */
export function incomeCurve(
  { days }: Pick<Income, "days">,
  keptMinor: number,
  now: number,
): { x: number; y: number }[] {
  const [first] = days;
  if (!first || days.length < 2) return [];
  let kept = days.reduce((left, day) => left - day.keptMinor, keptMinor);
  const points = [{ x: Date.parse(first.day) - dayMs, y: kept }];
  for (const day of days) points.push({ x: Date.parse(day.day), y: (kept += day.keptMinor) });
  const today = Math.floor(now / dayMs) * dayMs;
  if (today > (points.at(-1)?.x ?? today)) points.push({ x: today, y: kept });
  return points.some(({ y }) => y < 0) ? [] : points;
}

const head = [
  "When (UTC)",
  "Kind",
  "State",
  "In",
  "Out",
  "Currency",
  "Way",
  "For",
  "Code",
  "Name",
  "E-mail",
  "Reason",
  "Test",
];

/** Lines as CSV: amounts with a point and no signs, in and out apart; no cell runs as a formula. */
export function paymentsCsv(lines: readonly PaymentLine[]): string {
  return writeCsv([
    head,
    ...lines.map((line) => {
      const amount = formatAmountInput(line.amountMinor, line.currency, "en");
      return [
        line.at,
        paymentsCopy.kinds[line.kind],
        stateOf(line),
        line.kind === "payment" ? amount : "",
        line.kind === "payment" ? "" : amount,
        line.currency,
        wayOf(line),
        line.about,
        line.code,
        line.person ?? "",
        line.email ?? "",
        line.reason ?? "",
        line.isTest ? "Test" : "",
      ];
    }),
  ]);
}

const billHead = [
  "Number",
  "Document",
  "Issued (UTC)",
  "Order",
  "Event",
  "Buyer",
  "E-mail",
  "Rate",
  "Net",
  "Tax",
  "Gross",
  "Currency",
];

/**
 * Documents as CSV, one line a rate of tax, as an accountant books them: amounts with a point, those
 * of credit notes negative; no cell runs as a formula.
 */
export function billsCsv(bills: readonly BillRow[]): string {
  return writeCsv([
    billHead,
    ...bills.flatMap((bill) =>
      bill.taxes.map(({ label, netMinor, taxMinor, totalMinor }) => [
        bill.label,
        billsCopy.kinds[bill.kind],
        bill.issuedAt,
        bill.orderCode,
        bill.eventName,
        bill.buyerName,
        bill.buyerEmail ?? "",
        label ?? billsCopy.noTax,
        ...[netMinor, taxMinor, totalMinor].map((minor) =>
          formatAmountInput(minor, bill.currency, "en"),
        ),
        bill.currency,
      ]),
    ),
  ]);
}
