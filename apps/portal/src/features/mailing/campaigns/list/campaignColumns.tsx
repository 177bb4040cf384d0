import { joined } from "@jubilee/core/base/words.rules";
import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Progress } from "@jubilee/ui/progress";
import { Text } from "@jubilee/ui/text";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { CampaignState } from "../CampaignState.tsx";
import { englishLanguageName } from "@jubilee/core/base/guest-languages.rules";
import { clock as clockLine, figure } from "./CampaignList.css.ts";
import { byTime, lineOf, subjectOf, whenOf } from "./lineOf.ts";
import { shareOf } from "./shareOf.ts";

type Counted = readonly [value: number, of: number];
type Column = DataColumn<EmailCampaignLine>;

/** Of all who were written to, as a bar; nothing where nobody has got it, or where it is not counted. */
function bar(
  id: string,
  header: string,
  locale: string,
  from: Column["from"],
  of: CountOf,
): Column {
  return {
    id,
    header,
    widthPx: 92,
    cell: (campaign) => {
      const [value, most] = of(campaign) ?? [0, 0];
      return (
        most > 0 && (
          <Progress
            label={`${value} of ${most}`}
            hideLabel
            detail={
              <span className={figure}>
                <Text as="span" size={14} weight="strong">
                  {value.toLocaleString(locale)}
                </Text>
                {shareOf(value, most, locale)}
              </span>
            }
            value={value}
            max={most}
          />
        )
      );
    },
    sortValue: (campaign) => of(campaign)?.[0] ?? 0,
    from,
  };
}

type CountOf = (campaign: EmailCampaignLine) => Counted | null;

/** The columns of an event's campaigns; opened stands there where one of them counts it. */
export function campaignColumns(
  campaigns: readonly EmailCampaignLine[],
  zone: string,
  locale: string,
): Column[] {
  const countsOpens = campaigns.some(({ counts }) => counts.opened !== null);
  return [
    {
      id: "name",
      header: "Campaign",
      cell: (campaign) => (
        <FactLine
          name={campaign.name}
          detail={joined([
            lineOf(campaign) ?? subjectOf(campaign),
            campaign.languages.map(englishLanguageName).join(", "),
          ])}
        />
      ),
      sortValue: ({ name }) => name,
    },
    {
      id: "state",
      header: "State",
      widthPx: 124,
      cell: ({ status }) => <CampaignState status={status} />,
      sortValue: ({ status }) => status,
      from: "tablet",
    },
    {
      id: "when",
      header: "When or to whom",
      widthPx: 208,
      cell: (campaign) => {
        const [moment, clock] = whenOf(campaign, zone, locale);
        return (
          <>
            {moment}
            {clock && (
              <span className={clockLine}>
                <Text as="span" tone="muted" size={12}>
                  {clock}
                </Text>
              </span>
            )}
          </>
        );
      },
      sortValue: byTime,
      from: "tablet",
    },
    bar("arrived", "Arrived", locale, "wide", ({ figures }) => [figures.delivered, figures.sent]),
    ...(countsOpens
      ? [
          bar(
            "opened",
            "Opened",
            locale,
            "desktop",
            ({ counts, figures }) => counts.opened && [counts.opened.people, figures.sent],
          ),
        ]
      : []),
    bar(
      "clicked",
      "Clicked",
      locale,
      "desktop",
      ({ counts, figures }) => counts.pressed && [counts.pressed.people, figures.sent],
    ),
    {
      id: "answered",
      header: "Answered",
      widthPx: 104,
      align: "end",
      // Of those who had not answered, not of all who got it: no bar beside the others.
      cell: ({ counts, people }) =>
        people > 0 && (
          <Text as="span" numeric>
            {`${counts.answered.toLocaleString(locale)} of ${counts.open.toLocaleString(locale)}`}
          </Text>
        ),
      sortValue: ({ counts }) => counts.answered,
      from: "tablet",
    },
  ];
}
