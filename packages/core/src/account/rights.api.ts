import { call } from "../base/calls.api.ts";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type { AccountRights } from "./rights.types.ts";

export interface RightsApi {
  /** Where one works, the own account first, and what one may do there now. */
  mine: () => Promise<Result<AccountRights[]>>;
  /** Shows another account one works in, on all devices. */
  choose: (accountId: string) => Promise<Result<string>>;
  /** Whose an event is. */
  accountOf: (eventId: string) => Promise<Result<string>>;
}

/** Calls about what the signed-in person may do. */
export function createRightsApi(client: DatabaseClient): RightsApi {
  return {
    mine: () => call(client, "get_my_rights"),
    choose: (accountId) => call(client, "choose_account", { account_id_param: accountId }),
    accountOf: async (eventId) => {
      const { data, error } = await client
        .from("events")
        .select<string, { account_id: string }>("account_id")
        .eq("id", eventId)
        .single();
      const result = resultOf({ data, error });
      return result.ok ? succeed(result.value.account_id) : result;
    },
  };
}
