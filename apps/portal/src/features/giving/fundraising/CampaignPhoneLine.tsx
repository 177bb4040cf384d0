import type { Campaign } from "@jubilee/core/giving/fundraising.types";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { Box } from "@jubilee/ui/box";
import { Progress } from "@jubilee/ui/progress";
import { Stack } from "@jubilee/ui/stack";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { CampaignCover } from "./campaignColumns.tsx";
import { CampaignState } from "./CampaignState.tsx";

/** A campaign in the list on a phone: its name and state over what is there of the goal. */
export function CampaignPhoneLine({ campaign }: { campaign: Campaign }) {
  const { name, state, raisedMinor, goalMinor, currency } = campaign;
  const locale = useLocale();
  const money = (amount: number) => formatPrice(amount, currency, locale);
  const cover = <CampaignCover campaign={campaign} />;
  const head = <CampaignState state={state} />;
  if (goalMinor === null)
    return <FactLine name={name} picture={cover} detail={money(raisedMinor)} end={head} />;
  return (
    <Box paddingBlock="3">
      <Stack gap="2">
        <FactLine name={name} picture={cover} detail={campaign.beneficiary} end={head} />
        <Progress
          label={`${money(raisedMinor)} of ${money(goalMinor)}`}
          value={raisedMinor}
          max={goalMinor}
          tone={raisedMinor >= goalMinor ? "celebrate" : "action"}
        />
      </Stack>
    </Box>
  );
}
