import { counted } from "@jubilee/core/base/words.rules";
import type { Campaign } from "@jubilee/core/giving/fundraising.types";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { EventCover } from "@jubilee/ui/event-cover";
import { Progress } from "@jubilee/ui/progress";
import { href } from "../../../app/routing/href.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { body, card, cards, cover, foot, head, name, raised, sum } from "./CampaignCards.css.ts";
import { untilOf } from "./campaignColumns.tsx";
import { CampaignState } from "./CampaignState.tsx";

/** A few campaigns: each with its cover and how far it has come. */
export function CampaignCards({ campaigns }: { campaigns: readonly Campaign[] }) {
  return (
    <ul className={cards} aria-label="Campaigns">
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <CampaignCard campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}

function CampaignCard({ campaign }: { campaign: Campaign }) {
  const locale = useLocale();
  const { raisedMinor, goalMinor, currency, donorCount } = campaign;
  const money = (amount: number) => formatPrice(amount, currency, locale);
  const until = untilOf(campaign, locale);
  return (
    <RouterAnchor className={card} href={href("fundraising.campaign", { campaignId: campaign.id })}>
      <span className={cover}>
        <EventCover typeId={campaign.eventTypeId} eventId={campaign.coverSeed} shape="band" />
      </span>
      <span className={body}>
        <span className={head}>
          <bdi className={name}>{campaign.name}</bdi>
          <CampaignState state={campaign.state} />
        </span>
        <bdi className={raised}>{campaign.beneficiary}</bdi>
        <span className={raised}>
          <strong className={sum}>{money(raisedMinor)}</strong>
          {goalMinor === null ? "raised" : `of ${money(goalMinor)}`}
        </span>
        {goalMinor !== null && (
          <Progress
            label={`${money(raisedMinor)} of ${money(goalMinor)}`}
            hideLabel
            value={raisedMinor}
            max={goalMinor}
            tone={raisedMinor >= goalMinor ? "celebrate" : "action"}
          />
        )}
        <span className={foot}>
          <span>{counted(donorCount, "donor")}</span>
          {until && <span>{until}</span>}
        </span>
      </span>
    </RouterAnchor>
  );
}
