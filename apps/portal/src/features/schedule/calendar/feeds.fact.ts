import { counted } from "@jubilee/core/base/words.rules";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "calendar-integration",
  words: ({ figures }) =>
    figures["calendars"]
      ? { text: `${counted(figures["calendars"], "calendar")} of yours in step` }
      : null,
  next: "Follow your events in the calendar on your phone",
  drawing: ({ figures }) =>
    figures["calendars"]
      ? {
          kind: "shares",
          parts: [
            { value: figures["fetched"] ?? 0, tone: "good" },
            { value: figures["calendars"] - (figures["fetched"] ?? 0), tone: "quiet" },
          ],
        }
      : null,
};
