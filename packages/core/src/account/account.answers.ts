import type { TableRow } from "../database/client.types.ts";
import type { DeletionState } from "./account.types.ts";
import type { PlanImpact } from "./billing.types.ts";
import type { OwnSession } from "./devices.types.ts";
import type { AccountRights } from "./rights.types.ts";
import type { SecurityStatus } from "./security.types.ts";
import type { SharedInvitation, Team } from "./team.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  get_my_rights: AccountRights[];
  get_team: Team;
  get_team_invitation: SharedInvitation;
  check_security_violations_realtime: SecurityStatus;
  get_plan_impact: PlanImpact;
  list_my_sessions: OwnSession[];
  preview_account_deletion: DeletionState;
  request_account_deletion: DeletionState;
  list_my_data: string[];
  get_my_data: Record<string, unknown>[];
  get_user_data_batch: {
    profile: TableRow<"profiles">;
    subscription: TableRow<"subscriptions"> | null;
    accounts: {
      id: string;
      name: string;
      role: string;
      eventScope: string;
      permissions: string[];
    }[];
    is_admin: boolean;
  };
  get_plan_notice: {
    to: string | null;
    name: string;
    event: string;
    detail: Record<string, unknown> | null;
  } | null;
  get_plan_billing: {
    status: string;
    currency: string;
    planType: string;
    testMode: boolean;
    periodStart: string;
    periodEnd: string;
    amountMinor: number;
    currentPlan: string;
    customerRef: string | null;
    methodLabel: string | null;
    nextPlanType: string | null;
    nextAttemptAt: string | null;
    failedAttempts: number;
  };
  claim_due_renewals: {
    userId: string;
    planType: string;
    provider: string;
    customerRef: string;
    email: string | null;
    reference: string;
  }[];
}
