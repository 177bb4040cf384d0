import type { ReadCache } from "@jubilee/functions/_shared/deps.types";
import type { OpenBackend } from "../backend.types.ts";
import { listenTo } from "../realtime/listening.ts";

/** Hears the beginning of the keys of what is not true any more. */
export type Forgotten = (keys: string) => void;

const channel = "jubilee_forgotten";

/**
 * What one server forgets, all on the database forget.
 *
 * @returns the memory that tells the others, and how to stop
 */
export async function shareForgetting(
  backend: OpenBackend,
  memory: ReadCache,
  forgotten: Forgotten,
): Promise<{ cache: ReadCache; close(): Promise<void> }> {
  // The built-in database has one server.
  if (backend.driver === "pglite") return { cache: memory, close: async () => undefined };
  const close = await listenTo(backend, channel, (keys) => {
    void memory.forget(keys);
    forgotten(keys);
  });
  return {
    cache: {
      read: (key, ttlMs, make) => memory.read(key, ttlMs, make),
      async forget(keys) {
        await memory.forget(keys);
        await backend.query("select pg_notify($1, $2)", [channel, keys]);
      },
    },
    close,
  };
}
