import type { DatabaseClient } from "../database/client.types.ts";
import { cacheLifetimesMs } from "../base/cache.rules.ts";
import type { Cache } from "../base/cache.types.ts";
import { fail, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { adminSessionFailures } from "./admin.copy.ts";
import type { AdminSessionAction } from "./admin.types.ts";

export interface AdminApi {
  /** Fails closed; an error means not an administrator. Source: specification section 6. */
  isAdmin: (userId: string) => Promise<boolean>;
  /** Force logout, one user's sessions, or all of them. Source: specification section 7. */
  manageSessions: (
    action: AdminSessionAction,
    userId?: string,
    reason?: string,
  ) => Promise<Result<unknown>>;
}

/** The administrator check (15 minutes' memory) and the session calls. */
export function createAdminApi(
  client: DatabaseClient,
  cache: Cache,
  report: (error: unknown) => void,
): AdminApi {
  async function check(userId: string): Promise<boolean> {
    const { data, error } = await client.rpc("check_user_admin_fast", { user_id_param: userId });
    if (error) throw error;
    return data;
  }

  return {
    async isAdmin(userId) {
      try {
        return await cache.remember(`admin:${userId}`, cacheLifetimesMs.adminCheck, () =>
          check(userId),
        );
      } catch (error) {
        report(error);
        return false;
      }
    },
    async manageSessions(action, userId, reason) {
      const { data, error } = await client.functions.invoke<unknown>("admin-session-management", {
        body: { action, user_id: userId, ...(reason === undefined ? {} : { reason }) },
      });
      return error ? fail("unavailable", adminSessionFailures[action]) : succeed(data);
    },
  };
}
