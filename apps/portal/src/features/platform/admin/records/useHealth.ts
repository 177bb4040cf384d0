import { valueOf } from "@jubilee/core/base/result.rules";
import { useQuery } from "@tanstack/react-query";
import { adminKeys } from "../adminKeys.ts";
import { useAdminApis } from "../useAdminApis.ts";

const refreshMs = 30_000;

/** The platform's health, read again every half minute. */
export function useHealth() {
  const { platform } = useAdminApis();
  return useQuery({
    queryKey: adminKeys.health,
    queryFn: () => valueOf(platform.getHealth()),
    refetchInterval: refreshMs,
  });
}
