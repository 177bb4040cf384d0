import { formatClock, formatDay } from "@jubilee/core/base/time.rules";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { wayOf } from "@jubilee/core/money/payments.rules";
import type { PaymentLine } from "@jubilee/core/money/payments.types";
import { Badge } from "@jubilee/ui/badge";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Text } from "@jubilee/ui/text";
import { ends } from "../../../page-kit/TwoLines.css.ts";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";
import { PaymentChip } from "./PaymentChip.tsx";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whose money it is, as far as it is known. */
export const nameOf = ({ person, email }: PaymentLine) => person ?? email ?? "Anonymous";

/** What a line is about, in one line: the code, and the event or campaign. */
const detailOf = ({ code, about }: PaymentLine) => `${code} · ${about}`;

function Amount({ line, locale }: { line: PaymentLine; locale: string }) {
  const sum = formatMoney(line.amountMinor, line.currency, locale);
  const isNothing = line.status === "failed";
  return (
    <Text as="span" numeric tone={isNothing ? "muted" : "default"}>
      {line.kind === "payment" ? sum : `−${sum}`}
    </Text>
  );
}

/** The columns of payments and refunds; where all of them are tests, that is said above them. */
export function paymentColumns(locale: string, isTestMode: boolean): DataColumn<PaymentLine>[] {
  return [
    {
      id: "who",
      header: "Who and for what",
      cell: (line) => <TwoLines name={nameOf(line)} detail={detailOf(line)} />,
    },
    {
      id: "state",
      header: "State",
      widthPx: 168,
      cell: (line) => (
        <>
          <PaymentChip line={line} />
          {line.reason && (
            <Text as="span" block size={12} tone="muted" dir="auto">
              <span title={line.reason}>{line.reason}</span>
            </Text>
          )}
        </>
      ),
    },
    // Where all of them are tests, no way says more than that.
    ...(isTestMode
      ? []
      : [
          {
            id: "way",
            header: "Way",
            widthPx: 120,
            cell: (line: PaymentLine) =>
              line.isTest ? <Badge tone="marigold">Test</Badge> : wayOf(line),
            from: "wide" as const,
          },
        ]),
    {
      id: "amount",
      header: "Amount",
      widthPx: 128,
      align: "end",
      cell: (line) => <Amount line={line} locale={locale} />,
    },
    {
      id: "at",
      header: "When",
      widthPx: 148,
      cell: ({ at }) => (
        <>
          {formatDay(at, zone, locale, "short")}
          <Text as="span" block tone="muted" size={12}>
            {formatClock(at, zone, locale)}
          </Text>
        </>
      ),
      from: "tablet",
    },
  ];
}

/** A payment or refund on a phone. */
export function paymentPhoneLine(locale: string) {
  return (line: PaymentLine) => (
    <TwoLines
      name={nameOf(line)}
      detail={detailOf(line)}
      end={
        <span className={ends}>
          <Amount line={line} locale={locale} />
          <PaymentChip line={line} />
        </span>
      }
    />
  );
}
