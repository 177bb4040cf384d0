import type { SupabaseClient } from "@supabase/supabase-js";
import type { PlanType } from "../account/plans.types.ts";
import { doneOf, resultOf } from "../base/result.rules.ts";
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
export function createPlanTestingApi(client: SupabaseClient): PlanTestingApi {
  const act = async (name: string, parameters: object = {}) =>
    doneOf(await client.rpc(name, parameters));
  return {
    get: async () => resultOf<PlanTest>(await client.rpc("get_plan_test")),
    actAs: (plan) => act("act_as_plan", { plan_param: plan }),
    stop: () => act("stop_acting_as_plan"),
    makeSample: async () => resultOf<string>(await client.rpc("make_plan_sample")),
  };
}
