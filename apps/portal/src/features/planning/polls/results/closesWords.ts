import { formatInstant, zoneName } from "@jubilee/core/base/time.rules";
import type { PollRecord } from "@jubilee/core/planning/polls.types";

/** When a poll closes or closed: on the reader's clock first, and on the event's where that differs. */
export function closesWords(
  { state, closesAt, closedAt, timeZone }: PollRecord,
  ownZone: string,
  locale: string,
): string {
  const at = state === "closed" ? (closedAt ?? closesAt) : closesAt;
  if (at === null) return "When you close it";
  const [own = "", theirs = ""] = [ownZone, timeZone].map((zone) =>
    formatInstant(at, zone, locale),
  );
  return own === theirs ? own : `${own} (${theirs}, ${zoneName(at, timeZone, locale)})`;
}
