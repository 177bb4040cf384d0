import { toWallTime } from "@jubilee/core/base/time.rules";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import type { PastingPlace } from "./pasted.rules.ts";

/** Where typed times are read: in the reader's words, from today on at the event's place. */
export function usePastingPlace(timeZone: string): PastingPlace {
  const [locale, nowMs] = [useLocale(), useNow()];
  const today = toWallTime(new Date(nowMs).toISOString(), timeZone).slice(0, 10);
  return { locale, timeZone, nowMs, today };
}
