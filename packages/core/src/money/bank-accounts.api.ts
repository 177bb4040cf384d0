import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
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
export function createBankAccountsApi(client: DatabaseClient): BankAccountsApi {
  return {
    list: () => call(client, "list_bank_accounts"),
    unmask: (accountId) => call(client, "unmask_bank_account", { account_id_param: accountId }),
    save: (accountId, draft) =>
      call(client, "save_bank_account", { account_id_param: accountId, details: draft }),
    remove: (accountId) => act(client, "remove_bank_account", { account_id_param: accountId }),
  };
}
