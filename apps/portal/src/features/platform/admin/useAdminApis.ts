import { createAdministrationApi } from "@jubilee/core/platform/administration.api";
import { createAuditApi } from "@jubilee/core/platform/audit.api";
import { createFlagsApi } from "@jubilee/core/platform/flags.api";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

/** The administrators' calls, over the planner's one client. */
export function useAdminApis() {
  const { client } = usePlanner();
  return useMemo(
    () => ({
      people: createAdministrationApi(client),
      platform: createPlatformApi(client),
      audit: createAuditApi(client, "platform"),
      flags: createFlagsApi(client),
    }),
    [client],
  );
}
