import { mailMoment } from "@jubilee/core/base/moments.rules";
import { formatWhen, zonePlace } from "@jubilee/core/base/time.rules";
import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";

type Timed = Pick<EmailCampaignLine, "goesLocal" | "goesBy"> &
  Partial<Pick<EmailCampaignLine, "startedAt">>;

/**
 * When a campaign goes or went by its clock: "Mon, 24 May 2027, 09:00 on each one’s own clock"; one
 * that went at once, when that was on the event's.
 */
export function whenWords(
  { goesLocal, goesBy, startedAt }: Timed,
  zone: string,
  locale: string,
): string {
  if (goesLocal === null) {
    return startedAt ? `at once, ${mailMoment(startedAt, zone, locale)}` : "at once";
  }
  const wall = `${goesLocal}:00Z`;
  const moment = formatWhen({ startDate: wall, endDate: wall, timeZone: "UTC" }, locale, "short");
  return `${moment} ${goesBy === "guest" ? "on each one’s own clock" : `in ${zonePlace(zone)}`}`;
}
