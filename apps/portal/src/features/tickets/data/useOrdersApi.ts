import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

/** The calls of orders, over the planner's one client. */
export function useOrdersApi() {
  const { client } = usePlanner();
  return useMemo(() => createOrdersApi(client), [client]);
}
