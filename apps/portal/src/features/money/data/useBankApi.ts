import { createBankAccountsApi } from "@jubilee/core/money/bank-accounts.api";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

/** The calls of bank accounts, over the planner's one client. */
export function useBankApi() {
  const { client } = usePlanner();
  return useMemo(() => createBankAccountsApi(client), [client]);
}
