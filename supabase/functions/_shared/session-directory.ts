import type { Deps, SessionDirectory, SessionInfo } from "./deps.types.ts";

/** The sessions as the database functions `list_auth_sessions` and `end_auth_sessions` know them. */
export function createSessionDirectory(callSql: Deps["callSql"]): SessionDirectory {
  async function list(userId: string | null): Promise<SessionInfo[]> {
    const sessions = await callSql("list_auth_sessions", { user_id_param: userId });
    if (!Array.isArray(sessions)) throw new Error("list_auth_sessions did not answer with a list");
    return sessions as SessionInfo[];
  }

  return {
    list: () => list(null),
    listOf: list,
    async end(userId, byUserId, reason) {
      const ended = await callSql("end_auth_sessions", {
        user_id_param: userId,
        ended_by: byUserId,
        reason_param: reason,
      });
      return typeof ended === "number" ? ended : 0;
    },
  };
}
