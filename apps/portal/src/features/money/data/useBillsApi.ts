import { createBillsApi } from "@jubilee/core/money/bills.api";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

/** The calls of invoices, over the planner's one client. */
export function useBillsApi() {
  const { client } = usePlanner();
  return useMemo(() => createBillsApi(client), [client]);
}
