import type { PlanType } from "../account/plans.types.ts";

/** What an administrator may change; all of them read everything. */
export type AdminRight = "administrators" | "users" | "content" | "system";

export interface Administrator {
  userId: string;
  name: string;
  email: string | null;
  rights: AdminRight[];
  createdAt: string;
  lastSignInAt: string | null;
  /** Nobody else may appoint administrators, so this one stays. */
  isLast: boolean;
}

/** A user in the list. Instants are ISO texts. */
export interface ListedUser {
  id: string;
  name: string;
  email: string | null;
  avatarUrl: string | null;
  planType: PlanType;
  /** A trial runs. */
  isTrial: boolean;
  trialEndAt: string | null;
  isSuspended: boolean;
  isConfirmed: boolean;
  isAdmin: boolean;
  eventCount: number;
  createdAt: string;
  lastSignInAt: string | null;
}

/** What an administrator did to an account. */
export interface AdminStep {
  id: number;
  action: string;
  at: string;
  actorName: string | null;
  reason: string | null;
}

export interface UserEvent {
  id: string;
  name: string;
  status: string;
  startDate: string;
  timeZone: string;
}

/** One user with everything an administrator may see. */
export interface UserDetail {
  id: string;
  name: string;
  email: string | null;
  avatarUrl: string | null;
  isConfirmed: boolean;
  isAdmin: boolean;
  createdAt: string;
  lastSignInAt: string | null;
  timeZone: string;
  locale: string;
  isSuspended: boolean;
  suspendedAt: string | null;
  suspendedReason: string | null;
  planType: PlanType;
  pendingPlanType: PlanType | null;
  isTrial: boolean;
  trialEndAt: string | null;
  isLifetime: boolean;
  hadTrial: boolean;
  /** Asked at sign-up to join the affiliate programme. */
  wantsAffiliate: boolean;
  eventCount: number;
  guestCount: number;
  orderCount: number;
  linkCount: number;
  events: UserEvent[];
  steps: AdminStep[];
}

/** A signed-in device of somebody, as `admin-session-management` tells it. */
export interface UserSession {
  id: string;
  userId: string;
  /** Null where the answer does not tell it. */
  userName: string | null;
  email: string | null;
  createdAt: string;
  lastSeenAt: string;
  userAgent: string | null;
  ipPrefix: string | null;
}

export interface ListedSubscription {
  id: string;
  userId: string;
  name: string;
  email: string | null;
  planType: PlanType;
  pendingPlanType: PlanType | null;
  isTrial: boolean;
  trialEndAt: string | null;
  isLifetime: boolean;
  createdAt: string;
  updatedAt: string;
  /** Amounts in minor units. */
  lastPayment: { amountMinor: number; currency: string; isTest: boolean; at: string } | null;
}
