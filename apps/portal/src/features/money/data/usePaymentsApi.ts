import { createPaymentsApi } from "@jubilee/core/money/payments.api";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

/** The calls of the list of payments, over the planner's one client. */
export function usePaymentsApi() {
  const { client } = usePlanner();
  return useMemo(() => createPaymentsApi(client), [client]);
}
