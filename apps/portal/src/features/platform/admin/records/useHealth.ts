import { adminKeys } from "../adminKeys.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";

const refreshMs = 30_000;

/** The platform's health, read again every half minute. */
export function useHealth() {
  const platform = useApi(createPlatformApi);
  return useRead(adminKeys.health, () => platform.getHealth(), { refetchInterval: refreshMs });
}
