import type { LinkKind } from "./links.types.ts";

/** Links of an event as a whole, and its widgets. */
export const sharingLinks = {
  event_info_view: { title: "Event page", path: "/event-info-view/", call: "event" },
  event_info_preview: {
    title: "Preview for co-hosts",
    path: "/event-info-preview/",
    call: "event",
  },
  showcase: { title: "Showcase", path: "/showcase/", call: "showcase", widget: "showcase" },
  embed_event: { title: "Event widget", path: "/embed/event/", call: "event" },
  embed_rsvp: { title: "RSVP widget", path: "/embed/rsvp/", call: "rsvp", widget: "rsvp" },
  embed_tickets: {
    title: "Tickets widget",
    path: "/embed/tickets/",
    call: "tickets",
    widget: "tickets",
  },
  embed_countdown: {
    title: "Countdown widget",
    path: "/embed/countdown/",
    call: "countdown",
    widget: "countdown",
  },
} as const satisfies Record<string, LinkKind>;
