import { createPayoutsApi } from "@jubilee/core/money/payouts.api";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

/** The calls of payouts, over the planner's one client. */
export function usePayoutsApi() {
  const { client } = usePlanner();
  return useMemo(() => createPayoutsApi(client), [client]);
}
