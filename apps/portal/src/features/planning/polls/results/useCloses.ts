import { formatInstant, zoneName } from "@jubilee/core/base/time.rules";
import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { ownZone } from "../optionTime.ts";

/** When a poll closes or closed, on the reader's clock first, and on the event's where that differs. */
export function useCloses({ state, closesAt, closedAt, timeZone }: PollRecord) {
  const locale = useLocale();
  const label = state === "closed" ? "Closed" : "Closes";
  const at = state === "closed" ? (closedAt ?? closesAt) : closesAt;
  if (at === null) return { label, value: "When you close it", detail: undefined };
  const [own, theirs] = [ownZone(), timeZone].map((zone) => formatInstant(at, zone, locale));
  return {
    label,
    value: own,
    detail: own === theirs ? undefined : `${theirs} (${zoneName(at, timeZone, locale)})`,
  };
}
