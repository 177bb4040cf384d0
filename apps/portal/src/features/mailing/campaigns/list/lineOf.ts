import { formatWhen } from "@jubilee/core/base/time.rules";
import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import { whenParts } from "../results/when.rules.ts";

/** Why a campaign stands still, where it does. */
export function lineOf({ status, figures, pausedBy, endedWhy }: EmailCampaignLine): string | null {
  if (status === "paused" && pausedBy === "bounces")
    return `Too many came back: ${figures.bounced}`;
  if (status === "paused" && pausedBy === "complaints") return "It was reported as unwanted";
  return endedWhy === "passed" ? "Its time had passed when the event was moved" : null;
}

/** What its readers see first, where that is not its name. */
export function subjectOf({ name, subject }: EmailCampaignLine): string | null {
  return subject === "" || subject === name ? null : subject;
}

/** When it goes or went, or to whom on a day of their own; below it, on whose clock that is. */
export function whenOf(
  campaign: EmailCampaignLine,
  zone: string,
  locale: string,
): [moment: string, clock: string | null] {
  const { status, goesLocal, timing, startedAt } = campaign;
  if (status === "draft" && goesLocal === null && timing === null) return ["No time yet", null];
  if (goesLocal === null && timing === null && startedAt !== null) {
    const at = { startDate: startedAt, endDate: startedAt, timeZone: zone };
    return [formatWhen(at, locale, "short"), null];
  }
  return whenParts({ ...campaign, startedAt, timing }, zone, locale);
}

/** The order in which they go around the event: unanswered invitations first, what has no time last. */
export function byTime({ goesLocal, startedAt, timing }: EmailCampaignLine): string {
  if (timing?.from === "invitation") return "";
  return goesLocal ?? startedAt?.slice(0, 16) ?? "9999";
}

/** What became of all of them together; null where nobody has got one. */
export interface CampaignSums {
  /** How many campaigns have begun to go, and how many mails they are. */
  campaigns: number;
  sent: number;
  arrived: number;
  /** Null where none of them counts it. */
  opened: CountedOf | null;
  clicked: CountedOf | null;
  /** Since, of those who had not answered when they got it. */
  answered: CountedOf;
}

/** A figure, and of how many it is: only those are counted among whom it could be counted. */
export interface CountedOf {
  value: number;
  of: number;
}

export function sumsOf(campaigns: readonly EmailCampaignLine[]): CampaignSums | null {
  const gone = campaigns.filter(({ figures }) => figures.sent > 0);
  if (gone.length === 0) return null;
  const sum = (some: typeof gone, of: (campaign: EmailCampaignLine) => number) =>
    some.reduce((total, campaign) => total + of(campaign), 0);
  const counted = (kind: "opened" | "pressed"): CountedOf | null => {
    const some = gone.filter(({ counts }) => counts[kind] !== null);
    if (some.length === 0) return null;
    return {
      value: sum(some, ({ counts }) => counts[kind]?.people ?? 0),
      of: sum(some, ({ figures }) => figures.sent),
    };
  };
  return {
    campaigns: gone.length,
    sent: sum(gone, ({ figures }) => figures.sent),
    arrived: sum(gone, ({ figures }) => figures.delivered),
    opened: counted("opened"),
    clicked: counted("pressed"),
    answered: {
      value: sum(gone, ({ counts }) => counts.answered),
      of: sum(gone, ({ counts }) => counts.open),
    },
  };
}
