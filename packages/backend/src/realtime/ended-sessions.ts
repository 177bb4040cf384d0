import type { OpenBackend } from "../backend.types.ts";
import { listenTo } from "./listening.ts";

/** Knows which sessions have ended: told by the database at once, and asked again and again. */
export interface EndedSessions {
  /** Those of the sessions that are over, or have a second factor to show by now. */
  among(sessionIds: string[]): Promise<Set<string>>;
  close(): Promise<void>;
}

const channel = "jubilee_session_ended";

/** Whatever ends a session deletes its row: sign-out, a new password, an administrator, another process. */
const statements = [
  `create schema if not exists auth_front`,
  `create or replace function auth_front.tell_session_end() returns trigger
     language plpgsql security definer set search_path = '' as $$
     begin
       perform pg_catalog.pg_notify('${channel}', old.id::text);
       return null;
     end $$`,
  `revoke all on function auth_front.tell_session_end() from public`,
  `create or replace trigger tell_session_end after delete on auth.sessions
     for each row execute function auth_front.tell_session_end()`,
];

/** Listens for sessions that end. */
export async function watchSessions(
  backend: OpenBackend,
  onEnd: (sessionId: string) => void,
): Promise<EndedSessions> {
  for (const statement of statements) await backend.query(statement);
  const stop = await listenTo(backend, channel, onEnd);
  return {
    async among(sessionIds) {
      if (sessionIds.length === 0) return new Set();
      const rows = await backend.query<{ id: string }>(
        `select given.id from jsonb_array_elements_text($1::text::jsonb) given (id)
         left join auth.sessions s on s.id = given.id::uuid
         where s.id is null or s.aal::text is distinct from 'aal2' and exists (
           select from auth_front.factors f
           where f.user_id = s.user_id and f.status = 'verified')`,
        [JSON.stringify(sessionIds)],
      );
      return new Set(rows.map(({ id }) => id));
    },
    close: stop,
  };
}
