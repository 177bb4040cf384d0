import { mayOpen } from "@jubilee/core/account/access.rules";
import { eventPhase } from "@jubilee/core/events/events.rules";
import { peopleWords } from "@jubilee/core/events/event-types.rules";
import type { InvitationProgress } from "@jubilee/core/answers/invitations.types";
import { Send } from "lucide-react";
import { createElement } from "react";
import { rowSource, type RowPlace } from "../../../event-kit/event/found-row.types.ts";
import type { EventNeed, Need } from "../../../event-kit/event/need.types.ts";
import { progressRead } from "./InvitationCard.tsx";
import { InviteEverybody } from "./InviteEverybody.tsx";

export function uninvitedNeed(
  { event, overview }: RowPlace,
  { invited, people, queued }: InvitationProgress,
): Need | null {
  const { pending } = overview.event.answers;
  if (invited > 0 || queued > 0 || people === 0 || pending === 0) return null;
  const { one, many } = peopleWords(event.eventTypeId);
  const answered = Math.max(0, people - pending);
  return {
    state: "due",
    icon: createElement(Send),
    what: "Nobody is invited by e-mail yet",
    why:
      answered > 0
        ? `${answered} of ${people} on the list answered by themselves; the event is out.`
        : `${people} ${people === 1 ? `${one} is` : `${many} are`} on the list, and the event is out.`,
    act: `Invite ${pending}`,
  };
}

/** It is out, there is a list, somebody on it is silent, and nobody has been asked. */
export const need: EventNeed = {
  ...rowSource<Need, InvitationProgress>({
    key: "uninvited",
    reads: (client, { id }) => progressRead(client, id),
    isAsked: ({ event, overview, nowMs }) =>
      eventPhase(event, nowMs) === "upcoming" &&
      overview.event.guestCount > 0 &&
      mayOpen(overview.plan, "premium"),
    find: uninvitedNeed,
  }),
  order: 10,
  asks: "guests.write",
  Dialog: InviteEverybody,
};
