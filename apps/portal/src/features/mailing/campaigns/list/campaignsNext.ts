import { counted } from "@jubilee/core/base/words.rules";
import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import { MailWarning } from "lucide-react";
import { href } from "../../../../app/routing/href.ts";
import type { TileProps } from "../../../../page-kit/tiles/Tile.tsx";
import { byTime } from "./lineOf.ts";

/** What the list does not say of an event's campaigns: whom the last one did not reach. */
export function campaignsNext(campaigns: readonly EmailCampaignLine[]): TileProps[] {
  const to = ({ id }: EmailCampaignLine) => href("campaigns.details", { campaignId: id });
  const inOrder = campaigns.toSorted((one, other) => byTime(one).localeCompare(byTime(other)));
  const lostOf = ({ figures }: EmailCampaignLine) => figures.bounced + figures.dropped;
  const missed = inOrder.findLast((campaign) => lostOf(campaign) > 0);
  const ways: TileProps[] = [];
  if (missed)
    ways.push({
      title: `${counted(lostOf(missed), "person", "people")} not reached`,
      says: `By “${missed.name}”: see whom, and why`,
      Icon: MailWarning,
      tone: "brick",
      does: to(missed),
    });
  return ways;
}
