import { formatDay } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { href } from "../../../app/routing/href.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "rsvp",
  words: ({ figures }) => {
    const { heads, yes, maybe, no, pending } = figures;
    if (!heads && !yes && !maybe && !no && !pending) return null;
    const coming = `${counted(heads ?? 0, "person", "people")} coming`;
    return { text: pending ? `${coming}, ${pending} to answer` : `${coming}, everybody answered` };
  },
  next: "Invite people, and their answers stand here",
  drawing: ({ figures }) => ({
    kind: "shares",
    parts: [
      { value: figures["yes"] ?? 0, tone: "good" },
      { value: figures["maybe"] ?? 0, tone: "waiting" },
      { value: figures["no"] ?? 0, tone: "late" },
      { value: figures["pending"] ?? 0, tone: "quiet" },
    ],
  }),
  row: ({ id, count = 0, at, timeZone }, { locale, nowMs }) => {
    const isLate = Boolean(at) && Date.parse(at ?? "") < nowMs;
    const day = at && timeZone ? formatDay(at, timeZone, locale, "short") : null;
    const until = day ? (isLate ? `, the deadline was ${day}` : `, until ${day}`) : "";
    return {
      address: `${href("events.details", { eventId: id })}${tabQuery("rsvps")}`,
      detail: `${count} to answer${until}`,
      isLate,
    };
  },
};
