import type { DatabaseClient } from "../database/client.types.ts";
import { readSecurityStatus } from "./security.rules.ts";
import type { SecurityAccess, SecurityStatus } from "./security.types.ts";

export interface SecurityApi {
  /** What concerns the caller's account; throws when the check fails. */
  check: () => Promise<SecurityStatus>;
  logAccess: (access: SecurityAccess) => Promise<void>;
}

/** Calls of the security monitoring. Source: specification section 7. */
export function createSecurityApi(client: DatabaseClient): SecurityApi {
  return {
    async check() {
      const { data, error } = await client.rpc("check_security_violations_realtime");
      if (error) throw error;
      const status = readSecurityStatus(data);
      if (!status) throw new Error("The security check answered in an unknown form.");
      return status;
    },
    async logAccess({ userId, resourceType, resourceId, accessType, success, riskLevel }) {
      const { error } = await client.rpc("log_security_access", {
        user_id: userId,
        resource_type: resourceType,
        resource_id: resourceId,
        access_type: accessType,
        success,
        risk_level: riskLevel ?? "medium",
      });
      if (error) throw error;
    },
  };
}
