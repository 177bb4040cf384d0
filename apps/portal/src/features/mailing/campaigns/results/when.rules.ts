import { mailMoment } from "@jubilee/core/base/moments.rules";
import { formatClock, formatWhen, zonePlace } from "@jubilee/core/base/time.rules";
import { timingWords } from "@jubilee/core/mailing/campaign-timing.rules";
import type { EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";

type Timed = Pick<EmailCampaignLine, "goesLocal" | "goesBy"> &
  Partial<Pick<EmailCampaignLine, "startedAt" | "timing">>;

const clockWords = (goesBy: Timed["goesBy"], zone: string): string =>
  goesBy === "guest" ? "on each one’s own clock" : `in ${zonePlace(zone)}`;

/** The same in two parts: the moment, and whose clock it is on or how it was set; null where the moment says all. */
export function whenParts(
  { goesLocal, goesBy, startedAt, timing }: Timed,
  zone: string,
  locale: string,
): [moment: string, clock: string | null] {
  if (timing?.from === "invitation") {
    const clock = formatClock(`2000-01-01T${timing.at}:00Z`, "UTC", locale);
    return [`${timingWords(timing)}, at ${clock}`, clockWords(goesBy, zone)];
  }
  if (goesLocal === null) {
    return [startedAt ? `at once, ${mailMoment(startedAt, zone, locale)}` : "at once", null];
  }
  const wall = `${goesLocal}:00Z`;
  const moment = formatWhen({ startDate: wall, endDate: wall, timeZone: "UTC" }, locale, "short");
  const told = timing ? ` (${timingWords(timing)})` : "";
  return [moment, `${clockWords(goesBy, zone)}${told}`];
}

/**
 * When a campaign goes or went by its clock: "Mon, 24 May 2027, 09:00 on each one’s own clock"; one
 * that went at once, when that was on the event's; one that follows an invitation, how long after it.
 */
export const whenWords = (of: Timed, zone: string, locale: string): string =>
  whenParts(of, zone, locale)
    .filter((part) => part !== null)
    .join(" ");
