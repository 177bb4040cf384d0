import type { GiftLine } from "@jubilee/core/giving/fundraising.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Badge } from "@jubilee/ui/badge";
import type { DataColumn } from "@jubilee/ui/data-table";
import { MoneyText } from "@jubilee/ui/money-text";

const methods = {
  online: "Online",
  cash: "Cash",
  bank_transfer: "Bank transfer",
  cheque: "Cheque",
  card_terminal: "Card terminal",
} as const;

export function columnsFor(locale: string): DataColumn<GiftLine>[] {
  return [
    {
      id: "donor",
      header: "Donor",
      cell: ({ donorName, donorEmail }) => <bdi>{donorName ?? donorEmail ?? "Anonymous"}</bdi>,
    },
    {
      id: "date",
      header: "Date",
      widthPx: 160,
      cell: ({ createdAt }) => formatDay(createdAt, "UTC", locale, "short"),
      from: "tablet",
    },
    {
      id: "campaign",
      header: "Campaign",
      cell: ({ campaignName }) => <bdi>{campaignName}</bdi>,
      from: "wide",
    },
    { id: "method", header: "How", widthPx: 128, cell: (g) => methods[g.method], from: "desktop" },
    {
      id: "amount",
      header: "Gift",
      widthPx: 128,
      align: "end",
      cell: ({ totalMinor, refundedMinor, currency }) => (
        <MoneyText amountMinor={totalMinor - refundedMinor} currency={currency} locale={locale} />
      ),
    },
    {
      id: "state",
      header: "State",
      widthPx: 112,
      cell: ({ status, needsAttention }) =>
        needsAttention ? (
          <Badge tone="brick">Look at it</Badge>
        ) : (
          status === "refunded" && <Badge>Gone back</Badge>
        ),
      from: "desktop",
    },
  ];
}
