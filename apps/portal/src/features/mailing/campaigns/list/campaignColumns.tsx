import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Text } from "@jubilee/ui/text";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { CampaignState } from "../CampaignState.tsx";
import { englishName } from "../languageNames.ts";
import { lineOf } from "./lineOf.ts";

/** The columns of an event's campaigns. */
export function campaignColumns(): DataColumn<EmailCampaignLine>[] {
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
      cell: ({ status }) => <CampaignState status={status} />,
      sortValue: ({ status }) => status,
    },
    {
      id: "reached",
      header: "How it goes",
      widthPx: 220,
      cell: (campaign) => <Text as="span">{lineOf(campaign)}</Text>,
      sortValue: ({ figures }) => figures.sent,
      from: "tablet",
    },
    {
      id: "languages",
      header: "Languages",
      widthPx: 180,
      cell: ({ languages }) => <Text as="span">{languages.map(englishName).join(", ")}</Text>,
      sortValue: ({ languages }) => languages.length,
      from: "desktop",
    },
  ];
}
