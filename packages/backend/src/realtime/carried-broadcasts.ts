import { randomUUID } from "node:crypto";
import type { OpenBackend } from "../backend.types.ts";
import { isRecord, parseJson } from "../front/bodies.ts";
import { log } from "../log/log.ts";
import { listenTo } from "./listening.ts";

/** Takes broadcasts to the clients of other servers on the same database. */
export interface BroadcastCarrier {
  carry(topic: string, payload: Record<string, unknown>): void;
  close(): Promise<void>;
}

const channel = "jubilee_broadcast";
/** A notification holds less than 8,000 bytes, and a character takes up to four; none is cut in two. */
const pieceOfText = /[^]{1,1800}/gu;

/** Listens for the other servers' broadcasts, and gives what takes one's own to them. */
export async function carryBroadcasts(
  backend: OpenBackend,
  deliver: (topic: string, payload: Record<string, unknown>) => void,
): Promise<BroadcastCarrier> {
  // The built-in database has one server.
  if (backend.driver === "pglite") {
    return { carry: () => undefined, close: async () => undefined };
  }
  const me = randomUUID();
  const unfinished = new Map<string, string>();
  let count = 0;

  const close = await listenTo(backend, channel, (text) => {
    const [, from, place, piece] = /^(\S+) (\d+\/\d+) ([^]*)$/.exec(text) ?? [];
    if (!from || !place || piece === undefined || from.startsWith(me)) return;
    const [index, last] = place.split("/");
    const soFar = (unfinished.get(from) ?? "") + piece;
    if (index !== last) {
      unfinished.set(from, soFar);
      return;
    }
    unfinished.delete(from);
    const message = parseJson(soFar);
    if (isRecord(message) && isRecord(message["payload"])) {
      deliver(String(message["topic"]), message["payload"]);
    }
  });

  return {
    carry(topic, payload) {
      count += 1;
      const pieces = JSON.stringify({ topic, payload }).match(pieceOfText) ?? [];
      const named = pieces.map(
        (piece, index) => `${me}-${count} ${index + 1}/${pieces.length} ${piece}`,
      );
      // Notifications of one transaction arrive together and in their order.
      backend
        .query(
          "select pg_notify($1, piece) from jsonb_array_elements_text($2::text::jsonb) piece",
          [channel, JSON.stringify(named)],
        )
        .catch((error: unknown) =>
          log.error("A broadcast did not reach the other servers:", error),
        );
    },
    close,
  };
}
