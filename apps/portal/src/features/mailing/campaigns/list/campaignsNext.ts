import { counted } from "@jubilee/core/base/words.rules";
import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import { CalendarClock, MailWarning, PenLine } from "lucide-react";
import { href } from "../../../../app/routing/href.ts";
import type { TileProps } from "../../../../page-kit/tiles/Tile.tsx";
import { byTime, whenOf } from "./lineOf.ts";

/** What comes next of an event's campaigns: whom the last one did not reach, which one goes, what waits for words. */
export function campaignsNext(
  campaigns: readonly EmailCampaignLine[],
  zone: string,
  locale: string,
): TileProps[] {
  const to = ({ id }: EmailCampaignLine) => href("campaigns.details", { campaignId: id });
  const inOrder = campaigns.toSorted((one, other) => byTime(one).localeCompare(byTime(other)));
  const lostOf = ({ figures }: EmailCampaignLine) => figures.bounced + figures.dropped;
  const missed = inOrder.findLast((campaign) => lostOf(campaign) > 0);
  const next = inOrder.find(({ status }) => status === "scheduled");
  const draft = inOrder.find(({ status }) => status === "draft");
  const ways: TileProps[] = [];
  if (missed)
    ways.push({
      title: `${counted(lostOf(missed), "person", "people")} not reached`,
      says: `By “${missed.name}”: see whom, and why`,
      Icon: MailWarning,
      tone: "brick",
      does: to(missed),
    });
  if (next)
    ways.push({
      title: `Goes next: ${next.name}`,
      says: whenOf(next, zone, locale).filter(Boolean).join(", "),
      Icon: CalendarClock,
      tone: "sky",
      does: to(next),
    });
  if (draft)
    ways.push({
      title: `Still a draft: ${draft.name}`,
      says: "Finish its words and give it a time",
      Icon: PenLine,
      tone: "marigold",
      does: to(draft),
    });
  return ways;
}
