import type { PublicEvent } from "../sharing/public-event.types.ts";

/** Which part of a directory is looked at. */
export type MemberFilter = "all" | "claimed" | "missing" | "memorial";

/** In which order a directory stands. */
export type MemberSort = "name" | "family" | "group" | "town";

/** A directory that the caller may open. */
export interface Directory {
  eventId: string;
  name: string;
  eventTypeId: string;
  coverSeed: string;
  startDate: string;
  timeZone: string;
  seenAs: "organiser" | "guest";
  isOpen: boolean;
  /** Leads that wait for a host's word; 0 for guests. */
  newLeads: number;
}

/** What a directory is like, before its people. */
export interface DirectoryFacts {
  eventId: string;
  name: string;
  eventTypeId: string;
  seenAs: "organiser" | "guest";
  mayWrite: boolean;
  isOpen: boolean;
  /** Words on the helpers' page. */
  intro: string | null;
  /** The public form's address while it is open; for those who may write. */
  helpUrl: string | null;
  helpSuspended: boolean;
  groups: string[];
  counts: Record<MemberFilter, number>;
}

/** A member as the caller may see them: what is hidden is null. Pictures are names in `avatars`. */
export interface DirectoryMember {
  id: string;
  name: string | null;
  /** Part of the name, where it is known by itself. */
  lastName: string | null;
  formerName: string | null;
  groupLabel: string | null;
  city: string | null;
  bio: string | null;
  photoThen: string | null;
  photoNow: string | null;
  email: string | null;
  phone: string | null;
  isMissing: boolean;
  isClaimed: boolean;
  /** YYYY-MM-DD. */
  diedOn: string | null;
  memorial: string | null;
}

export interface DirectoryChange {
  isOpen?: boolean;
  helpOpen?: boolean;
  intro?: string;
}

/** What the hosts say of a member. */
export type MemberState =
  | { state: "active" | "missing" }
  | { state: "died"; diedOn: string; memorial: string };

/** What somebody knows of a missing member. */
export interface MemberLead {
  id: string;
  guestId: string;
  about: string;
  kind: LeadKind;
  message: string;
  contact: string | null;
  fromName: string;
  fromEmail: string;
  status: "new" | "accepted" | "dismissed";
  createdAt: string;
  decidedAt: string | null;
}

export type LeadKind = "contact" | "died" | "other";

/** What the form for helpers sends. */
export interface LeadDraft {
  memberId: string;
  kind: LeadKind;
  message: string;
  contact: string;
  fromName: string;
  fromEmail: string;
  idempotencyKey: string;
}

/** Somebody who is looked for, as the public page names them. */
export interface MissingMember {
  id: string;
  name: string;
  formerName: string | null;
  groupLabel: string | null;
}

/** Somebody who is remembered. */
export interface RememberedMember extends MissingMember {
  diedOn: string;
  memorial: string | null;
}

/** What the link of a "Help us find" page opens. */
export interface SharedDirectory {
  event: PublicEvent;
  /** The hosts' own words. */
  intro: string | null;
  missing: MissingMember[];
  memorial: RememberedMember[];
  members: DirectoryMember[];
}
