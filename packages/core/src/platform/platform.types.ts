import type { PlanType } from "../account/plans.types.ts";
import type { ActivityKind } from "../schedule/public-schedule.types.ts";

/** The whole platform in figures. */
export interface PlatformOverview {
  users: { total: number; thisWeek: number };
  suspended: number;
  /** One entry a day, 30 days, oldest first; days in UTC. */
  signUps: { day: string; count: number }[];
  plans: Record<PlanType, number>;
  trials: number;
  events: { total: number; upcoming: number; drafts: number };
  guests: number;
  answers: number;
  /** Minor units, by currency. */
  sales: { currency: string; isTest: boolean; orders: number; amountMinor: number }[];
  attention: {
    failedJobs: number;
    /** Due for more than ten minutes. */
    lateJobs: number;
    violations: number;
    policyReports: number;
    watchedLinks: number;
    /** Payments whose amount is not what was asked for, within a week. */
    mismatches: number;
  };
}

export interface ListedEvent {
  id: string;
  name: string;
  status: "draft" | "published" | "cancelled" | "archived";
  visibility: "public" | "unlisted" | "private";
  eventTypeId: string;
  coverSeed: string;
  startDate: string;
  endDate: string;
  timeZone: string;
  locationName: string | null;
  createdAt: string;
  hostId: string;
  hostName: string;
  guestCount: number;
  answerCount: number;
  orderCount: number;
  linkCount: number;
}

/** An event that invited guests. The guests themselves stay the host's. */
export interface ListedInvitations {
  eventId: string;
  eventName: string;
  status: string;
  startDate: string;
  timeZone: string;
  hostId: string;
  hostName: string;
  invited: number;
  opened: number;
  answered: number;
  lastInvitedAt: string;
}

/** An activity of anybody's event. Who signed up stays with the host. */
export interface ListedActivity {
  id: string;
  title: string;
  kind: ActivityKind;
  status: "draft" | "published" | "cancelled";
  startAt: string;
  timeZone: string;
  room: string | null;
  /** Null means no limit. */
  capacity: number | null;
  eventId: string;
  eventName: string;
  accountName: string;
  ownerId: string;
  createdAt: string;
  signUpCount: number;
}

export interface ListedLink {
  id: string;
  kind: string;
  label: string | null;
  url: string;
  status: "active" | "expired" | "suspended" | "revoked";
  /** Null for a link of a campaign or a venue. */
  eventId: string | null;
  eventName: string | null;
  eventStatus: string | null;
  hostId: string;
  hostName: string;
  /** When the host signed up. */
  hostSince: string;
  lastUsedAt: string | null;
  /** Answers and orders that came through it. */
  useCount: number;
  createdAt: string;
  /** Used within a day and from an account younger than a week. */
  isWatched: boolean;
}

export interface JobKind {
  kind: string;
  queued: number;
  running: number;
  failed: number;
  /** Done within a day. */
  done: number;
  /** Since when the oldest due job waits. */
  waiting: string | null;
}

export interface PlatformHealth {
  jobs: JobKind[];
  /** Signed payment events of seven days. */
  payments: { provider: string; outcome: string; count: number; latest: string }[];
  /** Query times of 24 hours; the slowest type first. */
  queries: {
    queryType: string;
    count: number;
    medianMs: number;
    p95Ms: number;
    mostMs: number;
    /** 0 to 1. */
    cacheShare: number;
  }[];
  /** Those that were seen within half a minute; the oldest first. */
  servers: RunningServer[];
}

/** A server that works on the database. */
export interface RunningServer {
  id: string;
  host: string;
  pid: number;
  listensAt: string;
  release: string;
  siteUrl: string;
  payments: "off" | "test" | "stripe";
  startedAt: string;
  seenAt: string;
}

export interface ListedJob {
  id: string;
  kind: string;
  status: "queued" | "running" | "done" | "failed";
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  runAt: string;
  createdAt: string;
  finishedAt: string | null;
}

/** Browsers' reports of one kind. */
export interface PolicyReport {
  id: string;
  directive: string | null;
  blocked: string | null;
  page: string | null;
  sourceFile: string | null;
  line: number | null;
  count: number;
  firstSeenAt: string;
  lastSeenAt: string;
}
