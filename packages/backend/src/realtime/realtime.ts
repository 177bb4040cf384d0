import type { OpenBackend, Realtime, RealtimeConnection } from "../backend.types.ts";
import { createCallerCheck } from "../front/sign-in.ts";
import { createLimiter } from "../limits/limiter.ts";
import { createChanges } from "./changes.ts";
import { openConnection } from "./connection.ts";
import { createTopics } from "./topics.ts";

/** What a client gets that comes after the end. */
const nobody: RealtimeConnection = { receive: () => undefined, disconnect: () => undefined };

/**
 * Supabase's realtime protocol (Phoenix 1.0.0 and 2.0.0) without a transport: heartbeat, channels,
 * broadcast, presence, and changes of the tables in the publication `supabase_realtime`, each told
 * only to those who may read the row. Who is not signed in can listen but not send.
 *
 * @param now the clock in milliseconds since 1970
 */
export async function createRealtime(
  backend: OpenBackend,
  now: () => number = Date.now,
): Promise<Realtime> {
  const changes = await createChanges(backend);
  const connections = new Set<RealtimeConnection>();
  let isOpen = true;
  const parts = {
    callers: createCallerCheck(backend, now),
    changes,
    topics: createTopics(),
    limiter: createLimiter(now),
    now,
  };

  return {
    connect(url, send, close) {
      if (!isOpen) {
        close();
        return nobody;
      }
      const connection = openConnection(parts, url, send, close);
      connections.add(connection);
      return {
        receive: (frame) => connection.receive(frame),
        disconnect() {
          connections.delete(connection);
          connection.disconnect();
        },
      };
    },
    async close() {
      isOpen = false;
      for (const connection of connections) connection.disconnect();
      connections.clear();
      await changes.close();
    },
  };
}
