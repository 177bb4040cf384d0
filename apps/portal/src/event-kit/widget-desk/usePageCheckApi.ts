import { createPageCheckApi } from "@jubilee/core/sharing/page-check.api";
import { useMemo } from "react";
import { usePlanner } from "../../app/portal/usePlanner.ts";

/** The calls about host pages, over the planner's one client. */
export function usePageCheckApi() {
  const { client } = usePlanner();
  return useMemo(() => createPageCheckApi(client), [client]);
}
