import type { Planner } from "@jubilee/core/account/planner.api";
import { useMemo } from "react";
import { usePlanner } from "../../app/portal/usePlanner.ts";

/** Calls of core over the planner's one client: `useApi(createVenuesApi)`. */
export function useApi<Api>(create: (client: Planner["client"]) => Api): Api {
  const { client } = usePlanner();
  return useMemo(() => create(client), [create, client]);
}
