import { formatDay } from "@jubilee/core/base/time.rules";
import { joined } from "@jubilee/core/base/words.rules";
import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import { whenWords } from "../results/when.rules.ts";

/** Why a campaign stands still, where it does. */
export function lineOf({ status, figures, pausedBy, endedWhy }: EmailCampaignLine): string | null {
  if (status === "paused" && pausedBy === "bounces")
    return `Too many came back: ${figures.bounced}`;
  if (status === "paused" && pausedBy === "complaints") return "It was reported as unwanted";
  return endedWhy === "passed" ? "Its time had passed when the event was moved" : null;
}

/** When it goes or went, or to whom on a day of their own. */
export function whenOf(campaign: EmailCampaignLine, zone: string, locale: string): string {
  const { status, goesLocal, timing, startedAt } = campaign;
  if (status === "draft" && goesLocal === null && timing === null) return "No time yet";
  if (goesLocal === null && timing === null && startedAt !== null)
    return formatDay(startedAt, zone, locale, "short");
  return whenWords({ ...campaign, startedAt, timing }, zone, locale);
}

/** The order in which they go around the event: unanswered invitations first, what has no time last. */
export function byTime({ goesLocal, startedAt, timing }: EmailCampaignLine): string {
  if (timing?.from === "invitation") return "";
  return goesLocal ?? startedAt?.slice(0, 16) ?? "9999";
}

/** What became of all of them together; null where nobody has got one. */
export function sumsOf(campaigns: readonly EmailCampaignLine[]): string | null {
  const sum = (of: (campaign: EmailCampaignLine) => number) =>
    campaigns.reduce((total, campaign) => total + of(campaign), 0);
  const sent = sum(({ figures }) => figures.sent);
  if (sent === 0) return null;
  const opened = sum(({ counts }) => counts.opened?.people ?? 0);
  const isCounted = campaigns.some(({ counts }) => counts.opened !== null);
  return joined([
    `${sent.toLocaleString()} sent`,
    `${sum(({ figures }) => figures.delivered).toLocaleString()} arrived`,
    isCounted && `${opened.toLocaleString()} opened`,
    `${sum(({ counts }) => counts.pressed?.people ?? 0).toLocaleString()} clicked`,
    `${sum(({ counts }) => counts.answered).toLocaleString()} answered since`,
  ]);
}
