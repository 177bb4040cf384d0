import type { Role } from "./rights.types.ts";

/** Somebody who works in an account. */
export interface TeamMember {
  id: string;
  userId: string;
  name: string;
  avatarUrl: string | null;
  /** Only for those who manage the team, and of oneself. */
  email: string | null;
  roleId: string;
  isOwner: boolean;
  isMe: boolean;
  joinedAt: string;
  /** ISO instant of their last visit, for those who manage the team. */
  seenAt: string | null;
  /** The events they work on; null: all. */
  eventIds: string[] | null;
}

/** Somebody who was asked and has not answered. */
export interface TeamInvitation {
  id: string;
  email: string;
  roleId: string;
  eventIds: string[] | null;
  sentAt: string;
  expiresAt: string;
}

/** An event that somebody's work can be limited to. */
export interface TeamEvent {
  id: string;
  name: string;
  eventTypeId: string;
  coverSeed: string;
  endDate: string;
}

/** The account is offered to an admin of it: for the two whom it concerns. */
export interface OwnershipOffer {
  id: string;
  accountId: string;
  /** What the account is called. */
  account: string;
  from: string;
  to: string;
  /** The user who was asked. */
  toId: string;
  toMe: boolean;
  /** The caller was asked and has an account of their own that is in use. */
  ownInUse: boolean;
  expiresAt: string;
}

/** Who works in an account and what each role allows: `get_team`. */
export interface Team {
  accountId: string;
  name: string;
  mayManage: boolean;
  /** The plan has a team. */
  hasTeam: boolean;
  offer: OwnershipOffer | null;
  /** Other accounts that are offered to the caller, whichever account this is. */
  otherOffers: OwnershipOffer[];
  /** Signed in within the last ten minutes. */
  isProven: boolean;
  members: TeamMember[];
  invitations: TeamInvitation[];
  roles: Role[];
  /** Every permission there is. */
  permissions: string[];
  events: TeamEvent[];
}

/** What is asked for in an invitation or of a member. */
export interface InvitationInput {
  email: string;
  roleId: string;
  eventIds: string[] | null;
}

/** What an invitation's link opens. */
export interface SharedInvitation {
  accountId: string;
  accountName: string;
  invitedBy: string | null;
  /** The address it was sent to. */
  email: string;
  role: Role;
  eventNames: string[] | null;
  expiresAt: string;
  /** `closed`: the account has no team at the moment. */
  state: "open" | "accepted" | "revoked" | "expired" | "closed";
}
