import type { GiftLine } from "@jubilee/core/giving/fundraising.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Badge } from "@jubilee/ui/badge";
import type { DataColumn } from "@jubilee/ui/data-table";
import { MoneyText } from "@jubilee/ui/money-text";
import { PersonRow } from "@jubilee/ui/person-row";
import { note } from "../../../page-kit/list/ListPage.css.ts";

/** How a gift came. */
export const methods = {
  online: "Online",
  cash: "Cash",
  bank_transfer: "Bank transfer",
  cheque: "Cheque",
  card_terminal: "Card terminal",
} as const;

export const donorOf = ({ donorName, donorEmail }: GiftLine) =>
  donorName ?? donorEmail ?? "Anonymous";

/** What stayed of a gift, in minor units. */
export const keptMinor = ({ totalMinor, refundedMinor }: GiftLine) => totalMinor - refundedMinor;

/** The day on which a gift came, where its reader is. */
export const giftDay = ({ createdAt }: GiftLine, locale: string) =>
  formatDay(createdAt, new Intl.DateTimeFormat().resolvedOptions().timeZone, locale, "short");

/** Only what is not as it should be. */
export function GiftState({ gift }: { gift: GiftLine }) {
  if (gift.needsAttention) return <Badge tone="brick">Look at it</Badge>;
  return gift.status === "refunded" && <Badge>Gone back</Badge>;
}

/** The columns of the gifts; which campaign is said where there are several. */
export function columnsFor(locale: string, ofAll: boolean): DataColumn<GiftLine>[] {
  const campaign: DataColumn<GiftLine> = {
    id: "campaign",
    header: "Campaign",
    widthPx: 260,
    cell: ({ campaignName }) => (
      <span className={note} dir="auto" title={campaignName}>
        {campaignName}
      </span>
    ),
    from: "wide",
  };
  return [
    {
      id: "donor",
      header: "Donor",
      cell: (gift) => (
        <PersonRow name={donorOf(gift)} detail={gift.donorName ? gift.donorEmail : null} />
      ),
    },
    ...(ofAll ? [campaign] : []),
    { id: "method", header: "How", widthPx: 132, cell: (g) => methods[g.method], from: "desktop" },
    {
      id: "date",
      header: "Date",
      widthPx: 164,
      cell: (gift) => giftDay(gift, locale),
      from: "tablet",
    },
    {
      id: "state",
      header: "State",
      widthPx: 112,
      cell: (gift) => <GiftState gift={gift} />,
      from: "desktop",
    },
    {
      id: "amount",
      header: "Gift",
      widthPx: 128,
      align: "end",
      cell: (gift) => (
        <MoneyText amountMinor={keptMinor(gift)} currency={gift.currency} locale={locale} />
      ),
    },
  ];
}
