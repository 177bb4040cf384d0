import type { ListedGuest } from "./guests.types.ts";
import type { DirectoryMember } from "./members.types.ts";

/** The row of a guest as the hosts keep it. */
export interface GuestFacts {
  id: string;
  full_name: string;
  first_name: string | null;
  last_name: string | null;
  former_name: string | null;
  email: string | null;
  phone: string | null;
  locale: string | null;
  tags: string[];
  custom: Record<string, unknown>;
  notes: string | null;
  status: "active" | "missing" | "blocked" | "erased";
  unsubscribed_at: string | null;
  source: string;
  created_at: string;
}

export interface GuestEvent {
  eventGuestId: string;
  eventId: string;
  name: string;
  eventTypeId: string;
  coverSeed: string;
  startDate: string;
  timeZone: string;
  currency: string;
  groupLabel: string | null;
  household: string | null;
  role: string;
  answer: ListedGuest["answer"];
  partySize: number;
  meal: string | null;
  dietary: string | null;
  ticketCount: number;
  paidMinor: number;
  dueMinor: number;
}

/** Something that happened with a guest. */
export interface GuestHistoryEntry {
  kind:
    | "known"
    | "invitation"
    | "reminder"
    | "opened"
    | "answered"
    | "ordered"
    | "signed_up"
    | "claimed"
    | "changed";
  at: string;
  event?: string;
  detail?: string;
  people?: number;
  by?: string | null;
  totalMinor?: number;
  currency?: string;
  /** The order they placed, and its event. */
  orderId?: string;
  eventId?: string;
}

/** A guest across all events. */
export interface GuestRecord {
  guest: GuestFacts;
  /** Whether whoever asks may see addresses and telephone numbers; else they are null. */
  seesContact: boolean;
  mayWrite: boolean;
  profile: {
    isClaimed: boolean;
    linkSentAt: string | null;
    linkUsedAt: string | null;
    diedOn: string | null;
    memorial: string | null;
    /** What the directory shows of them to organisers. */
    shown: DirectoryMember | null;
  };
  events: GuestEvent[];
  history: GuestHistoryEntry[];
}

/** A change to many guests at once; what is left out stays. An empty custom value clears the field. */
export interface GuestsChange {
  addTags?: string[];
  removeTags?: string[];
  custom?: Record<string, string>;
  groupLabel?: string;
  /** Children of the event's list, or grown-ups again; with `eventId`. */
  isChild?: boolean;
  eventId?: string;
}

/** How often a tag is used. */
export interface TagUse {
  tag: string;
  guests: number;
  activities: number;
  tasks: number;
}

/** What bears a tag. */
export interface Tagged {
  guests: { id: string; name: string; email: string | null }[];
  activities: { id: string; name: string; event: string }[];
  tasks: { id: string; name: string; event: string | null; isDone: boolean }[];
}
