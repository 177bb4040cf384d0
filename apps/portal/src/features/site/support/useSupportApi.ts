import { createSupportApi } from "@jubilee/core/site/support.api";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

/** The calls about requests, over the planner's one client. */
export function useSupportApi() {
  const { client } = usePlanner();
  return useMemo(() => createSupportApi(client), [client]);
}
