import { formatMoney } from "@jubilee/core/money/money.rules";
import { joined } from "@jubilee/core/base/words.rules";
import { paymentsCopy } from "@jubilee/core/money/payments.copy";
import { payoutsCopy } from "@jubilee/core/money/payouts.copy";
import type { Payout, PayoutLine } from "@jubilee/core/money/payouts.types";
import { Badge } from "@jubilee/ui/badge";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Text } from "@jubilee/ui/text";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";
import { PayoutState } from "./PayoutState.tsx";

interface AmountProps {
  minor: number;
  currency: string;
  locale: string;
}

function Amount({ minor, currency, locale }: AmountProps) {
  return (
    <Text as="span" numeric>
      {formatMoney(minor, currency, locale)}
    </Text>
  );
}

/** The day the bank has it. Transfers have a day, no time. */
export function payoutDay({ arrivesAt }: Pick<Payout, "arrivesAt">, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(arrivesAt),
  );
}

const linesOf = ({ lineCount }: Payout) => `${lineCount} ${lineCount === 1 ? "entry" : "entries"}`;

/** The columns of payouts. */
export function payoutColumns(locale: string): DataColumn<Payout>[] {
  const amount = (id: string, header: string, of: (payout: Payout) => number) => ({
    id,
    header,
    widthPx: 128,
    align: "end" as const,
    cell: (payout: Payout) => (
      <Amount minor={of(payout)} currency={payout.currency} locale={locale} />
    ),
  });
  return [
    {
      id: "arrives",
      header: "At the bank",
      cell: (payout) => <TwoLines name={payoutDay(payout, locale)} detail={linesOf(payout)} />,
    },
    {
      id: "state",
      header: "State",
      widthPx: 124,
      cell: ({ status }) => <PayoutState status={status} />,
    },
    {
      id: "way",
      header: "From",
      widthPx: 148,
      cell: ({ provider, isTest }) =>
        isTest ? (
          <Badge tone="marigold">Test</Badge>
        ) : (
          (paymentsCopy.providers[provider] ?? provider)
        ),
      from: "desktop",
    },
    { ...amount("gross", "Taken", ({ grossMinor }) => grossMinor), from: "wide" },
    { ...amount("fee", "Fee", ({ feeMinor }) => feeMinor), from: "wide" },
    amount("net", "Paid out", ({ netMinor }) => netMinor),
  ];
}

/** A payout on a phone. */
export function payoutPhoneLine(locale: string) {
  return (payout: Payout) => (
    <TwoLines
      name={payoutDay(payout, locale)}
      detail={
        payout.status === "paid" ? (
          joined([payoutsCopy.states.paid, linesOf(payout)])
        ) : (
          <>
            <PayoutState status={payout.status} /> {linesOf(payout)}
          </>
        )
      }
      end={<Amount minor={payout.netMinor} currency={payout.currency} locale={locale} />}
    />
  );
}

const aboutOf = ({ code, about }: PayoutLine) => `${code} · ${about}`;

/** The columns of what a payout consists of. */
export function lineColumns(currency: string, locale: string): DataColumn<PayoutLine>[] {
  return [
    {
      id: "who",
      header: "Who and for what",
      cell: (line) => <TwoLines name={line.person ?? "Anonymous"} detail={aboutOf(line)} />,
    },
    {
      id: "fee",
      header: "Fee",
      widthPx: 108,
      align: "end",
      cell: (line) => <Amount minor={line.feeMinor} currency={currency} locale={locale} />,
      from: "tablet",
    },
    {
      id: "amount",
      header: "Amount",
      widthPx: 128,
      align: "end",
      cell: (line) => <Amount minor={line.amountMinor} currency={currency} locale={locale} />,
    },
  ];
}

/** A line of a payout on a phone. */
export function linePhoneLine(currency: string, locale: string) {
  return (line: PayoutLine) => (
    <TwoLines
      name={line.person ?? "Anonymous"}
      detail={aboutOf(line)}
      end={<Amount minor={line.amountMinor} currency={currency} locale={locale} />}
    />
  );
}
