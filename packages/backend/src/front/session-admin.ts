import type { OpenBackend } from "../backend.types.ts";
import { forgetAlive } from "./auth/sessions.ts";

/** A session as an administrator sees it; times are ISO 8601. */
export interface SessionInfo {
  id: string;
  userId: string;
  email: string | null;
  createdAt: string;
  /** Last time its tokens were renewed, or when it began. */
  lastActiveAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** `aal2` when a second factor was used. */
  assuranceLevel: "aal1" | "aal2";
}

/** Looks at sessions and ends them; who may do so is the caller's business. */
export interface SessionAdmin {
  /** The newest sessions of everybody. */
  listSessions(limit?: number): Promise<SessionInfo[]>;
  listUserSessions(userId: string): Promise<SessionInfo[]>;
  /** Ends all sessions of a person at once; returns how many there were. */
  forceLogout(userId: string): Promise<number>;
}

const selectSessions = `
  select jsonb_build_object(
    'id', s.id, 'userId', s.user_id, 'email', u.email, 'createdAt', s.created_at,
    'lastActiveAt', coalesce(s.refreshed_at at time zone 'UTC', s.created_at),
    'ipAddress', host(s.ip), 'userAgent', s.user_agent,
    'assuranceLevel', coalesce(s.aal, 'aal1')) as session
  from auth.sessions s join auth.users u on u.id = s.user_id`;

/** For the function `admin-session-management`. */
export function createSessionAdmin(backend: OpenBackend): SessionAdmin {
  const select = async (rest: string, parameters: unknown[]): Promise<SessionInfo[]> => {
    const rows = await backend.query<{ session: SessionInfo }>(
      `${selectSessions} ${rest}`,
      parameters,
    );
    return rows.map((row) => row.session);
  };
  return {
    listSessions: (limit = 200) =>
      select("order by coalesce(s.refreshed_at, s.created_at) desc limit $1", [
        Math.min(Math.max(1, Math.trunc(limit)), 1000),
      ]),
    listUserSessions: (userId) =>
      select("where s.user_id = $1::uuid order by s.created_at desc", [userId]),
    async forceLogout(userId) {
      const ended = await backend.query<{ id: string }>(
        "delete from auth.sessions where user_id = $1::uuid returning id",
        [userId],
      );
      forgetAlive(
        backend,
        ended.map((session) => session.id),
      );
      return ended.length;
    },
  };
}
