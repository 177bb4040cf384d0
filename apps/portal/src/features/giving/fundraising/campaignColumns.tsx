import type { Campaign } from "@jubilee/core/giving/fundraising.types";
import { formatPrice } from "@jubilee/core/money/money.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { MoneyText } from "@jubilee/ui/money-text";
import { Progress } from "@jubilee/ui/progress";
import { Text } from "@jubilee/ui/text";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { CampaignState } from "./CampaignState.tsx";

/** The columns of the list of campaigns. */
export function campaignColumns(locale: string): DataColumn<Campaign>[] {
  const money = (amount: number, currency: string) => formatPrice(amount, currency, locale);
  return [
    {
      id: "name",
      header: "Campaign",
      cell: ({ name }) => <FactLine name={name} />,
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
