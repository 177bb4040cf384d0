import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import type { PlanType } from "../account/plans.types.ts";
import type { Result } from "../base/result.types.ts";
import type { PlanTest } from "./plan-testing.types.ts";

export interface PlanTestingApi {
  get: () => Promise<Result<PlanTest>>;
  /** The administrator's own account gets the plan until `stop`; the first plan is remembered. */
  actAs: (plan: PlanType) => Promise<Result<true>>;
  stop: () => Promise<Result<true>>;
  /** A sample event in the administrator's own account, made once. Its id. */
  makeSample: () => Promise<Result<string>>;
}

/** Calls of the plan-testing pages; for administrators. */
export function createPlanTestingApi(client: DatabaseClient): PlanTestingApi {
  return {
    get: () => call(client, "get_plan_test"),
    actAs: (plan) => act(client, "act_as_plan", { plan_param: plan }),
    stop: () => act(client, "stop_acting_as_plan"),
    makeSample: () => call(client, "make_plan_sample"),
  };
}
