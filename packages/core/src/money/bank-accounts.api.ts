import type { SupabaseClient } from "@supabase/supabase-js";
import { doneOf, resultOf } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { BankAccount, BankDetails, BankDraft } from "./bank-accounts.types.ts";

export interface BankAccountsApi {
  /** Of each account the caller works in, their own first; masked. */
  list: () => Promise<Result<BankAccount[]>>;
  /** Whole, for the owner alone; each time is logged. */
  unmask: (accountId: string) => Promise<Result<BankDetails>>;
  /** The owner enters it, in place of what was there; masked. */
  save: (accountId: string, draft: BankDraft) => Promise<Result<BankDetails>>;
  remove: (accountId: string) => Promise<Result<true>>;
}

/** Calls about where money goes by transfer. */
export function createBankAccountsApi(client: SupabaseClient): BankAccountsApi {
  return {
    list: async () => resultOf<BankAccount[]>(await client.rpc("list_bank_accounts")),
    unmask: async (accountId) =>
      resultOf<BankDetails>(
        await client.rpc("unmask_bank_account", { account_id_param: accountId }),
      ),
    save: async (accountId, draft) =>
      resultOf<BankDetails>(
        await client.rpc("save_bank_account", { account_id_param: accountId, details: draft }),
      ),
    remove: async (accountId) =>
      doneOf(await client.rpc("remove_bank_account", { account_id_param: accountId })),
  };
}
