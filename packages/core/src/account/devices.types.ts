/** A device that is signed in. Instants are ISO texts; the address lacks its last part. */
export interface OwnSession {
  id: string;
  createdAt: string;
  lastSeenAt: string;
  userAgent: string | null;
  ipPrefix: string | null;
  /** The device that asks. */
  isCurrent: boolean;
}

/** One line of the sign-in history. */
export interface SignIn {
  id: number;
  succeeded: boolean;
  /** Never signed in to with this browser before. */
  isNewDevice: boolean;
  userAgent: string | null;
  ipPrefix: string | null;
  at: string;
}

/** A link that was given out, over all events of one's accounts. */
export interface InventoryLink {
  id: string;
  kind: string;
  label: string | null;
  /** What it opens: of an event, a campaign, a showcase, a template, or else a venue. */
  eventId: string | null;
  campaignId: string | null;
  showcaseId: string | null;
  templateId: string | null;
  eventName: string;
  /** Answers, orders that live and gifts that came through it, of so many at most. */
  useCount: number;
  useLimit: number | null;
  status: "active" | "expired" | "suspended" | "revoked";
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
  mayRevoke: boolean;
}
