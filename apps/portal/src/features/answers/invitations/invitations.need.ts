import { eventPhase, isStillToCome } from "@jubilee/core/events/events.rules";
import type { InvitationProgress } from "@jubilee/core/answers/invitations.types";
import { mayOpen } from "@jubilee/core/account/access.rules";
import { formatLeft, shortMoment, tellMoment } from "@jubilee/core/base/moments.rules";
import { MailQuestionMark } from "lucide-react";
import { createElement } from "react";
import type { Need, EventNeed } from "../../../event-kit/event/need.types.ts";
import { rowSource, type RowPlace } from "../../../event-kit/event/found-row.types.ts";
import { progressRead } from "./InvitationCard.tsx";
import { RemindEverybody } from "./RemindEverybody.tsx";

const dayMs = 86_400_000;
/** With less time left than this the silent are more than a thing to think of. */
const soonDays = 3;

export function silentNeed(
  { event, overview, nowMs, locale, viewerZone }: RowPlace,
  { answered, opened, silent }: InvitationProgress,
): Need | null {
  const { rsvpDeadline, timeZone } = event;
  const closesMs = rsvpDeadline === null ? null : Date.parse(rsvpDeadline);
  if (silent <= 0 || overview.asks === "nothing") return null;
  if (closesMs !== null && closesMs <= nowMs) return null;
  const closes =
    rsvpDeadline === null
      ? "No day is set until when they can answer."
      : `Answers close ${shortMoment(rsvpDeadline, timeZone, locale)}. ${formatLeft(rsvpDeadline, nowMs, locale)} left.`;
  const zones = { event: timeZone, viewer: viewerZone };
  const unread = Math.max(0, opened - answered);
  return {
    state: closesMs !== null && closesMs - nowMs < soonDays * dayMs ? "late" : "due",
    icon: createElement(MailQuestionMark),
    what: silent === 1 ? "One invited has not answered" : `${silent} invited have not answered`,
    why: `${unread > 0 ? `${unread} opened the invitation. ` : ""}${closes}`,
    ...(rsvpDeadline === null
      ? {}
      : { whole: tellMoment("Answers close on", rsvpDeadline, zones, nowMs, locale) }),
    act: `Remind ${silent}`,
  };
}

/** Who is invited and says nothing. */
export const need: EventNeed = {
  ...rowSource<Need, InvitationProgress>({
    key: "silent",
    reads: (client, { id }) => progressRead(client, id),
    isAsked: ({ event, overview, nowMs }) =>
      event.status === "published" &&
      isStillToCome(eventPhase(event, nowMs)) &&
      mayOpen(overview.plan, "premium"),
    find: silentNeed,
  }),
  order: 20,
  asks: "guests.write",
  Dialog: RemindEverybody,
};
