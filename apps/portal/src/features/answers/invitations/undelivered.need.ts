import type { InvitationProgress } from "@jubilee/core/answers/invitations.types";
import { counted } from "@jubilee/core/base/words.rules";
import { eventPhase, isStillToCome } from "@jubilee/core/events/events.rules";
import { MailWarning } from "lucide-react";
import { createElement } from "react";
import { href } from "../../../app/routing/href.ts";
import { rowSource } from "../../../event-kit/event/found-row.types.ts";
import type { EventNeed, Need } from "../../../event-kit/event/need.types.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { progressRead } from "./InvitationCard.tsx";

/** Mails that did not arrive. */
export const need: EventNeed = {
  ...rowSource<Need, InvitationProgress>({
    key: "undelivered",
    reads: (client, { id }) => progressRead(client, id),
    isAsked: ({ event, nowMs }) =>
      event.status === "published" && isStillToCome(eventPhase(event, nowMs)),
    find: ({ event }, { failed }) =>
      failed === 0
        ? null
        : {
            state: "late",
            icon: createElement(MailWarning),
            what: `${counted(failed, "mail")} could not be delivered`,
            why: "Their addresses are wrong, or their mailboxes are full.",
            act: failed === 1 ? "Check the address" : `Check ${failed} addresses`,
            href: `${href("events.details", { eventId: event.id })}${tabQuery("guests")}`,
          },
  }),
  order: 40,
  asks: "guests.write",
};
