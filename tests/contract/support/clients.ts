import type { Handler, Realtime } from "@jubilee/backend/backend.types";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { socketTo } from "./memory-socket.ts";

/** How a test's client differs from the usual one. */
export interface ClientChoice {
  flowType?: "pkce" | "implicit";
  /** Version of the realtime protocol. */
  protocol?: "1.0.0" | "2.0.0";
}

/** What a client talks to, without a network in between. */
export interface ClientTarget {
  url: string;
  handle: Handler;
  realtime: Realtime;
}

let peers = 0;

/** A network address that nobody else in the test has. */
export function nextPeer(): string {
  peers += 1;
  return `10.0.${peers >> 8}.${peers & 255}`;
}

/** The unmodified client, with a memory of its own in place of a browser's storage. */
export function clientOf(
  target: ClientTarget,
  key: string,
  peer: string,
  choice: ClientChoice = {},
): SupabaseClient {
  return createClient(target.url, key, {
    auth: {
      persistSession: true,
      storage: memoryStorage(),
      storageKey: peer,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType: choice.flowType ?? "implicit",
    },
    global: {
      fetch: (input, init) => target.handle(new Request(input, init), { peerAddress: peer }),
    },
    realtime: { transport: socketTo(target.realtime), vsn: choice.protocol ?? "2.0.0" },
  });
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
