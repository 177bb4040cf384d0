import type { OpenBackend, Realtime, RealtimeConnection } from "../backend.types.ts";
import { createCallerCheck } from "../front/sign-in.ts";
import { createLimiter } from "../limits/limiter.ts";
import { createChanges } from "./changes.ts";
import { carryBroadcasts } from "./carried-broadcasts.ts";
import { type OpenConnection, openConnection } from "./connection.ts";
import { watchSessions } from "./ended-sessions.ts";
import { passOnTold } from "./told-channels.ts";
import { createTopics } from "./topics.ts";
import { log } from "../log/log.ts";

/** How often sessions and silent clients are looked after. */
const beatMs = 10_000;

/** What a client gets that comes after the end. */
const nobody: RealtimeConnection = { receive: () => undefined, disconnect: () => undefined };

/**
 * Supabase's realtime protocol (Phoenix 1.0.0 and 2.0.0) without a transport: heartbeat, channels,
 * broadcast, presence, and changes of the tables in the publication `supabase_realtime`, each told
 * only to those who may read the row. Who is not signed in can listen but not send. A channel ends
 * with its session: at once when the database tells of it, and at the next beat in any case.
 *
 * @param now the clock in milliseconds since 1970
 * @param everyMs how often to look after sessions
 */
export async function createRealtime(
  backend: OpenBackend,
  now: () => number = Date.now,
  everyMs = beatMs,
): Promise<Realtime> {
  const changes = await createChanges(backend);
  const connections = new Set<OpenConnection>();
  const endEverywhere = (ended: ReadonlySet<string>): void => {
    for (const connection of connections) connection.endSessions(ended);
  };
  const sessions = await watchSessions(backend, (sessionId) => endEverywhere(new Set([sessionId])));
  const carrier = await carryBroadcasts(backend, (topic, payload) => topics.tell(topic, payload));
  const topics = createTopics((topic, payload) => carrier.carry(topic, payload));
  const stopTelling = await passOnTold(backend, topics);
  let isOpen = true;
  const parts = {
    callers: createCallerCheck(backend, now),
    changes,
    topics,
    limiter: createLimiter(now),
    now,
  };

  async function lookAfter(): Promise<void> {
    for (const connection of connections) connection.tend();
    const open = [...connections].flatMap((connection) => connection.sessionIds());
    endEverywhere(await sessions.among([...new Set(open)]));
  }

  let looking: Promise<void> | null = null;
  const beat = setInterval(() => {
    looking ??= lookAfter()
      .catch((error: unknown) => log.error("Live channels could not be checked:", error))
      .finally(() => (looking = null));
  }, everyMs);
  beat.unref();

  return {
    connect(url, send, close) {
      if (!isOpen) {
        close();
        return nobody;
      }
      const connection = openConnection(parts, url, send, () => {
        connections.delete(connection);
        close();
      });
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
      clearInterval(beat);
      await looking;
      await sessions.close();
      await stopTelling();
      await carrier.close();
      await changes.close();
    },
  };
}
