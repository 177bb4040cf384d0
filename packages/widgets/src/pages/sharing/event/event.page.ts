import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import type { WidgetKind } from "../../../kinds.ts";
import type { GuestPage } from "../../page.types.ts";
import { drawEvent, eventReads } from "./draw.ts";
import { forms } from "./forms.ts";

/** Its replies, or its tickets where it takes no replies. */
function embeds({ rsvp, tickets }: SharedEvent): WidgetKind {
  return rsvp.state === "off" && tickets.length > 0 ? "tickets" : "rsvp";
}

/** The page of an event for everybody who has its link. */
export const page: GuestPage<SharedEvent> = {
  paths: ["/event-info-view/:token", "/event-info-preview/:token"],
  isKept: true,
  opens: "event",
  takesPayments: true,
  steps: ["answer"],
  embeds,
  localeOf: ({ event }) => event.locale,
  reads: eventReads,
  forms,
  draw: (part) => drawEvent(part, "event"),
};
