import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type { ChecklistChange, PlanningNetwork, PlanRequestInput } from "./network.types.ts";

export interface NetworkApi {
  get: () => Promise<Result<PlanningNetwork>>;
  /** Asks a contact to plan with the account that is shown. */
  ask: (input: PlanRequestInput) => Promise<Result<string>>;
  withdraw: (requestId: string) => Promise<Result<string>>;
  /** Yes joins the team; the account's id. */
  answer: (requestId: string, isYes: boolean) => Promise<Result<string>>;
  start: (input: { title: string; userIds: readonly string[] }) => Promise<Result<string>>;
  change: (checklistId: string, change: ChecklistChange) => Promise<Result<string>>;
}

/** Calls about planners whom one plans with, and what is shared with them. */
export function createNetworkApi(client: DatabaseClient): NetworkApi {
  return {
    get: () => call(client, "get_planning_network"),
    ask: (input) => call(client, "ask_to_plan", { request: { ...input } }),
    withdraw: (id) => call(client, "withdraw_plan_request", { request_id_param: id }),
    answer: (id, isYes) =>
      call(client, "answer_plan_request", { request_id_param: id, says_yes: isYes }),
    start: ({ title, userIds }) =>
      call(client, "start_shared_checklist", { request: { title, userIds: [...userIds] } }),
    change: (id, change) =>
      call(client, "change_shared_checklist", { checklist_id_param: id, change: { ...change } }),
  };
}
