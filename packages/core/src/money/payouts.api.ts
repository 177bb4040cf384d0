import type { SupabaseClient } from "@supabase/supabase-js";
import type { ListRequest } from "../base/lists.types.ts";
import { resultOf } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { PayoutDetail, PayoutPage, PayoutTotals } from "./payouts.types.ts";

export interface PayoutsApi {
  /** The latest to arrive first. */
  list: (request: ListRequest) => Promise<Result<PayoutPage>>;
  get: (payoutId: string) => Promise<Result<PayoutDetail>>;
  /** Each provider's and currency's sums, held against the ledgers. */
  totals: () => Promise<Result<PayoutTotals[]>>;
}

/** Calls about what providers sent to the bank. */
export function createPayoutsApi(client: SupabaseClient): PayoutsApi {
  return {
    list: async (request) => resultOf<PayoutPage>(await client.rpc("list_payouts", { request })),
    get: async (payoutId) =>
      resultOf<PayoutDetail>(await client.rpc("get_payout", { payout_id_param: payoutId })),
    totals: async () => resultOf<PayoutTotals[]>(await client.rpc("get_payout_totals")),
  };
}
