import type { PublicEvent } from "../sharing/public-event.types.ts";

/** An event as somebody who registers sees it. */
export interface Registration {
  event: PublicEvent;
  host: string;
  /** Groups of a public event, to choose from. */
  groups: string[];
  state: "open" | "closed" | "full" | "over" | "cancelled";
  deadline: string | null;
  maxPartySize: number;
  /** Whether the caller stands on the list. */
  isListed: boolean;
  groupLabel: string | null;
  answer: "yes" | "no" | "maybe" | "waitlisted" | null;
  partySize: number | null;
  /** The caller's own page of the event, once there is an answer. */
  personalPath: string | null;
}

export interface Registrations {
  /** The caller's confirmed address. */
  address: string | null;
  mine: Registration[];
  open: Registration[];
}

/** Which event: a public one by its id, or any by its link's token. */
export type RegistrationPlace = { eventId: string } | { token: string };

export interface RegistrationDraft {
  name: string;
  partySize: number;
  groupLabel: string;
  note: string;
}
