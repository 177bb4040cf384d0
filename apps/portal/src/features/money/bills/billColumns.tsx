import { billsCopy } from "@jubilee/core/money/bills.copy";
import type { BillRow } from "@jubilee/core/money/bills.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { Badge } from "@jubilee/ui/badge";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Text } from "@jubilee/ui/text";
import { When } from "../../../page-kit/When.tsx";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";

const detailOf = ({ orderCode, eventName }: BillRow) => `${orderCode} · ${eventName}`;

function Amount({ row, minor, locale }: { row: BillRow; minor: number; locale: string }) {
  return (
    <Text as="span" numeric>
      {formatMoney(minor, row.currency, locale)}
    </Text>
  );
}

function Kind({ row: { kind } }: { row: BillRow }) {
  return <Badge tone={kind === "invoice" ? "neutral" : "marigold"}>{billsCopy.kinds[kind]}</Badge>;
}

/** The columns of invoices and credit notes. */
export function billColumns(locale: string): DataColumn<BillRow>[] {
  return [
    { id: "label", header: "Number", widthPx: 124, cell: ({ label }) => label },
    {
      id: "kind",
      header: "Document",
      widthPx: 128,
      cell: (row) => <Kind row={row} />,
      from: "wide",
    },
    {
      id: "buyer",
      header: "Buyer and order",
      cell: (row) => <TwoLines name={row.buyerName} detail={detailOf(row)} />,
    },
    {
      id: "net",
      header: "Net",
      widthPx: 120,
      align: "end",
      cell: (row) => <Amount row={row} minor={row.netMinor} locale={locale} />,
      from: "wide",
    },
    {
      id: "tax",
      header: "Tax",
      widthPx: 108,
      align: "end",
      cell: (row) =>
        row.taxMinor === 0 ? "–" : <Amount row={row} minor={row.taxMinor} locale={locale} />,
      from: "desktop",
    },
    {
      id: "total",
      header: "Total",
      widthPx: 124,
      align: "end",
      cell: (row) => <Amount row={row} minor={row.totalMinor} locale={locale} />,
    },
    {
      id: "issued",
      header: "Issued",
      widthPx: 124,
      cell: ({ issuedAt }) => <When at={issuedAt} />,
      from: "tablet",
    },
  ];
}

/** A document on a phone. */
export function billPhoneLine(locale: string) {
  return (row: BillRow) => (
    <TwoLines
      name={row.buyerName}
      detail={`${row.label} · ${detailOf(row)}`}
      end={<Amount row={row} minor={row.totalMinor} locale={locale} />}
    />
  );
}
