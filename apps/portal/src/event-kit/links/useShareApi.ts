import { createShareApi } from "@jubilee/core/sharing/share.api";
import { useMemo } from "react";
import { usePlanner } from "../../app/portal/usePlanner.ts";

/** The calls about links, over the planner's one client. */
export function useShareApi() {
  const { client } = usePlanner();
  return useMemo(() => createShareApi(client), [client]);
}
