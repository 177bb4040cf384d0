/** What host pages say. Nothing here asks for React's types: pages without it read them too. */
import type { RsvpAnswer } from "@jubilee/core/sharing/public-event.types";

/** In the page, or behind a button, a button that floats over the page, or a link. */
export type WidgetShape = "inline" | "button" | "floating" | "link";
export type WidgetTheme = "light" | "dark" | "auto";

/** Values a host page may fill in for its visitor. */
export interface Prefill {
  name?: string;
  email?: string;
  note?: string;
  answer?: RsvpAnswer;
  partySize?: number;
  /** A name and address that the host's own server has signed: they cannot be changed. */
  signed?: string;
  /** Ticket type's id -> how many. */
  tickets?: Record<string, number>;
}
