import { mayOpen } from "@jubilee/core/account/access.rules";
import { eventPhase } from "@jubilee/core/events/events.rules";
import { peopleWords } from "@jubilee/core/events/event-types.rules";
import type { InvitationProgress } from "@jubilee/core/answers/invitations.types";
import { Send } from "lucide-react";
import { createElement } from "react";
import { rowSource } from "../../../event-kit/event/found-row.types.ts";
import type { EventNeed, Need } from "../../../event-kit/event/need.types.ts";
import { progressRead } from "./InvitationCard.tsx";
import { InviteEverybody } from "./InviteEverybody.tsx";

/** It is out, there is a list, and nobody on it has been asked. */
export const need: EventNeed = {
  ...rowSource<Need, InvitationProgress>({
    key: "uninvited",
    reads: (client, { id }) => progressRead(client, id),
    isAsked: ({ event, overview, nowMs }) =>
      eventPhase(event, nowMs) === "upcoming" &&
      overview.event.guestCount > 0 &&
      mayOpen(overview.plan, "premium"),
    find: ({ event }, { invited, people, queued }) => {
      if (invited > 0 || queued > 0 || people === 0) return null;
      const { one, many } = peopleWords(event.eventTypeId);
      return {
        state: "due",
        icon: createElement(Send),
        what: "Nobody is invited yet",
        why: `${people} ${people === 1 ? `${one} is` : `${many} are`} on the list, and the event is out.`,
        act: `Invite ${people}`,
      };
    },
  }),
  order: 10,
  asks: "guests.write",
  Dialog: InviteEverybody,
};
