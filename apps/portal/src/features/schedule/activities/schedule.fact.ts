import { formatClock, formatDay } from "@jubilee/core/base/time.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "activity-schedule",
  words: ({ about }, { locale }) => {
    if (!about?.at || !about.timeZone) return null;
    const day = formatDay(about.at, about.timeZone, locale, "short");
    return {
      text: `Next: ${about.name}, ${day}, ${formatClock(about.at, about.timeZone, locale)}`,
    };
  },
  next: "Publish an activity, and the day takes shape",
  drawing: ({ series }) => ({ kind: "columns", values: series }),
};
