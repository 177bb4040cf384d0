import type { ToldLink } from "../sharing/share.types.ts";
import type { ListPage } from "../base/lists.types.ts";
import type {
  Administrator,
  ListedSubscription,
  ListedUser,
  UserDetail,
} from "./administration.types.ts";
import type { AuditEntry } from "./audit.types.ts";
import type { PlanTest } from "./plan-testing.types.ts";
import type {
  ListedActivity,
  ListedEvent,
  ListedInvitations,
  ListedLink,
  PlatformHealth,
  PlatformOverview,
} from "./platform.types.ts";
import type { Viewing } from "./viewing.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  admin_get_health: PlatformHealth;
  admin_get_overview: PlatformOverview;
  admin_get_user: UserDetail;
  admin_list_activities: ListPage<ListedActivity>;
  admin_list_audit: ListPage<AuditEntry>;
  admin_list_events: ListPage<ListedEvent>;
  admin_list_invitations: ListPage<ListedInvitations>;
  admin_list_subscriptions: ListPage<ListedSubscription>;
  admin_list_users: ListPage<ListedUser>;
  get_plan_test: PlanTest;
  list_account_audit: ListPage<AuditEntry>;
  list_administrators: Administrator[];
  start_viewing: Viewing;
  admin_list_links: ListPage<
    ListedLink &
      Pick<
        ToldLink,
        "path" | "opens" | "useLimit" | "expiresAt" | "generation" | "prefillKey" | "allowedOrigins"
      >
  >;
  list_auth_sessions: {
    id: string;
    userId: string;
    userName: string | null;
    email: string | null;
    createdAt: string;
    lastSeenAt: string | null;
    userAgent: string | null;
    ipPrefix: string | null;
  }[];
  list_open_payments: { provider: string; providerRef: string }[];
  clean_up: Record<string, number>;
}
