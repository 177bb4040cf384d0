import { href } from "../../../app/routing/href.ts";

/** Where an announcement of an event is written. */
export const newAnnouncementHref = (eventId: string): string =>
  `${href("announcements.create")}?event=${encodeURIComponent(eventId)}`;
