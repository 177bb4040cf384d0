import { formatClock, formatInstant, toWallTime, zonePlace } from "@jubilee/core/base/time.rules";
import type { PollRecord } from "@jubilee/core/planning/polls.types";

/** When a poll closes or closed: on the reader's clock first, and on the event's where that differs. */
export function closesWords(
  { state, closesAt, closedAt, timeZone }: PollRecord,
  ownZone: string,
  locale: string,
): string {
  const at = state === "closed" ? (closedAt ?? closesAt) : closesAt;
  if (at === null) return "When you close it";
  const [own, theirs] = [toWallTime(at, ownZone), toWallTime(at, timeZone)];
  const words = formatInstant(at, ownZone, locale);
  if (own === theirs) return words;
  const isSameDay = own.slice(0, 10) === theirs.slice(0, 10);
  const there = (isSameDay ? formatClock : formatInstant)(at, timeZone, locale);
  return `${words}, in ${zonePlace(timeZone)} ${there}`;
}
