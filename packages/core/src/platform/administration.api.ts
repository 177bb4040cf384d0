import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import type { ListPage, ListRequest } from "../base/lists.types.ts";
import type { PlanType } from "../account/plans.types.ts";
import type { Result } from "../base/result.types.ts";
import type { Viewing } from "./viewing.types.ts";
import type {
  Administrator,
  AdminRight,
  ListedSubscription,
  ListedUser,
  UserDetail,
} from "./administration.types.ts";

export interface AdministrationApi {
  listAdministrators: () => Promise<Result<Administrator[]>>;
  /** Makes the owner of an address an administrator, or changes their rights. */
  setAdministrator: (email: string, rights: readonly AdminRight[]) => Promise<Result<true>>;
  /** The last who may appoint others stays. */
  removeAdministrator: (userId: string) => Promise<Result<true>>;
  listUsers: (request: ListRequest) => Promise<Result<ListPage<ListedUser>>>;
  /** The look is written down. */
  getUser: (userId: string) => Promise<Result<UserDetail>>;
  listSubscriptions: (request: ListRequest) => Promise<Result<ListPage<ListedSubscription>>>;
  setPlan: (userId: string, plan: PlanType, reason: string) => Promise<Result<true>>;
  /** 1 to 90 days. */
  extendTrial: (userId: string, days: number, reason: string) => Promise<Result<true>>;
  /** Begins a look at the portal as this user, for 30 minutes. */
  startViewing: (userId: string, reason: string) => Promise<Result<Viewing>>;
  endViewing: (viewingId: string) => Promise<Result<true>>;
  suspend: (userId: string, reason: string) => Promise<Result<true>>;
  restore: (userId: string, reason: string) => Promise<Result<true>>;
}

/** Administrators' calls about people; the server checks the rights of each. */
export function createAdministrationApi(client: DatabaseClient): AdministrationApi {
  return {
    listAdministrators: () => call(client, "list_administrators"),
    setAdministrator: (email, rights) =>
      act(client, "set_administrator", { email_param: email, rights_param: rights }),
    removeAdministrator: (userId) => act(client, "remove_administrator", { user_id_param: userId }),
    listUsers: (request) => call(client, "admin_list_users", { request }),
    getUser: (userId) => call(client, "admin_get_user", { user_id_param: userId }),
    listSubscriptions: (request) => call(client, "admin_list_subscriptions", { request }),
    setPlan: (userId, plan, reason) =>
      act(client, "set_user_plan", {
        user_id_param: userId,
        plan_type_param: plan,
        reason_param: reason,
      }),
    extendTrial: (userId, days, reason) =>
      act(client, "extend_trial", {
        user_id_param: userId,
        days_param: days,
        reason_param: reason,
      }),
    startViewing: (userId, reason) =>
      call(client, "start_viewing", { user_id_param: userId, reason_param: reason }),
    endViewing: (viewingId) => act(client, "end_viewing", { viewing_id_param: viewingId }),
    suspend: (userId, reason) =>
      act(client, "suspend_user", { user_id_param: userId, reason_param: reason }),
    restore: (userId, reason) =>
      act(client, "restore_user", { user_id_param: userId, reason_param: reason }),
  };
}
