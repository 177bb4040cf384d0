import type { DeletionState } from "./account.types.ts";
import type { PlanImpact } from "./billing.types.ts";
import type { OwnSession } from "./devices.types.ts";
import type { SecurityStatus } from "./security.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  check_security_violations_realtime: SecurityStatus;
  get_plan_impact: PlanImpact;
  list_my_sessions: OwnSession[];
  preview_account_deletion: DeletionState;
  request_account_deletion: DeletionState;
}
