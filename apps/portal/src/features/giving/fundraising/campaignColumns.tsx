import type { Campaign } from "@jubilee/core/giving/fundraising.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { joined } from "@jubilee/core/base/words.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EventCover } from "@jubilee/ui/event-cover";
import { MoneyText } from "@jubilee/ui/money-text";
import { Progress } from "@jubilee/ui/progress";
import { Text } from "@jubilee/ui/text";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { CampaignState } from "./CampaignState.tsx";

/** What a campaign's page wears, small. */
export function CampaignCover({ campaign }: { campaign: Campaign }) {
  return <EventCover typeId={campaign.eventTypeId} eventId={campaign.coverSeed} shape="mark" />;
}

/** Until when gifts are taken, by the clock here; null where it has no end. */
export function untilOf({ endsAt, state }: Campaign, locale: string): string | null {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    endsAt && `${state === "ended" ? "ended" : "until"} ${formatDay(endsAt, zone, locale, "short")}`
  );
}

/** The columns of the list of campaigns. */
export function campaignColumns(locale: string): DataColumn<Campaign>[] {
  const money = (amount: number, currency: string) => formatPrice(amount, currency, locale);
  return [
    {
      id: "name",
      header: "Campaign",
      cell: (campaign) => (
        <FactLine
          name={campaign.name}
          picture={<CampaignCover campaign={campaign} />}
          detail={joined([campaign.beneficiary, untilOf(campaign, locale)])}
        />
      ),
      sortValue: ({ name }) => name,
    },
    {
      id: "state",
      header: "State",
      widthPx: 128,
      cell: ({ state }) => <CampaignState state={state} />,
      sortValue: ({ state }) => state,
      from: "tablet",
    },
    {
      id: "raised",
      header: "Raised",
      widthPx: 240,
      cell: ({ raisedMinor, goalMinor, currency }) =>
        goalMinor === null ? (
          <MoneyText amountMinor={raisedMinor} currency={currency} locale={locale} />
        ) : (
          <Progress
            label={`${money(raisedMinor, currency)} of ${money(goalMinor, currency)}`}
            value={raisedMinor}
            max={goalMinor}
            tone={raisedMinor >= goalMinor ? "celebrate" : "action"}
          />
        ),
      sortValue: ({ raisedMinor }) => raisedMinor,
    },
    {
      id: "donors",
      header: "Donors",
      widthPx: 96,
      align: "end",
      cell: ({ donorCount }) => <Text as="span">{donorCount}</Text>,
      sortValue: ({ donorCount }) => donorCount,
      from: "desktop",
    },
  ];
}
