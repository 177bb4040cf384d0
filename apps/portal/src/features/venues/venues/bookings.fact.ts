import { formatDay } from "@jubilee/core/base/time.rules";
import { counted, joined } from "@jubilee/core/base/words.rules";
import { href } from "../../../app/routing/href.ts";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "booking-calendar",
  words: ({ figures }) => {
    const { confirmed = 0, holds = 0, requests = 0 } = figures;
    if (!confirmed && !holds && !requests) return null;
    const text = joined([
      requests ? `${counted(requests, "request")} to answer` : null,
      holds ? counted(holds, "hold") : null,
      confirmed ? `${confirmed} confirmed` : null,
    ]);
    return { text };
  },
  next: "Hold a room; nobody books it twice",
  drawing: ({ figures }) => ({
    kind: "shares",
    parts: [
      { value: figures["confirmed"] ?? 0, tone: "good" },
      { value: figures["holds"] ?? 0, tone: "waiting" },
      { value: figures["requests"] ?? 0, tone: "strong" },
    ],
  }),
  row: ({ detail, state, at, timeZone }, { locale }) => {
    const day = at && timeZone ? formatDay(at, timeZone, locale, "short") : null;
    const what = state === "hold" ? `Held until ${day}` : `Asked for ${day}`;
    return { address: href("venues.calendar"), detail: joined([detail, day && what]) };
  },
};
