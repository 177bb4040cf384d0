import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import type { ListRequest } from "../base/lists.types.ts";
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
export function createPayoutsApi(client: DatabaseClient): PayoutsApi {
  return {
    list: (request) => call(client, "list_payouts", { request }),
    get: (payoutId) => call(client, "get_payout", { payout_id_param: payoutId }),
    totals: () => call(client, "get_payout_totals"),
  };
}
