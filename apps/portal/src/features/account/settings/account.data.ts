import { createAccountApi } from "@jubilee/core/account/account.api";
import { createBillingApi } from "@jubilee/core/account/billing.api";
import { createDevicesApi } from "@jubilee/core/account/devices.api";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

/** The calls about one's own account, over the planner's one client. */
export function useAccountApis() {
  const { client } = usePlanner();
  return useMemo(
    () => ({
      account: createAccountApi(client),
      billing: createBillingApi(client),
      devices: createDevicesApi(client),
    }),
    [client],
  );
}

/** Names of cached answers. */
export const accountKeys = {
  settings: ["account", "settings"],
  kept: ["account", "settings", "kept"],
  sessions: ["account", "sessions"],
  factors: ["account", "factors"],
  deletion: ["account", "deletion"],
  billing: ["account", "billing"],
  invoices: ["account", "invoices"],
  billingEvents: ["account", "billing-events"],
  invoice: (number: string) => ["account", "invoice", number],
  impact: (plan: string) => ["account", "impact", plan],
} as const;
