import type { Realtime, RealtimeConnection } from "../backend.types.ts";
import type { FromWorker, ToWorker } from "./messages.types.ts";

/** The worker's side of the sockets that the main thread holds. */
export function createSockets(
  realtime: Realtime,
  post: (message: FromWorker) => void,
): (message: ToWorker) => void {
  const connections = new Map<number, RealtimeConnection>();
  return (message) => {
    if (message.kind === "socket-open") {
      const { id } = message;
      const connection = realtime.connect(
        new URL(message.url),
        (frame) => post({ kind: "socket-send", id, frame }),
        () => {
          connections.delete(id);
          post({ kind: "socket-close", id });
        },
      );
      connections.set(id, connection);
    }
    if (message.kind === "socket-frame") connections.get(message.id)?.receive(message.frame);
    if (message.kind === "socket-closed") {
      connections.get(message.id)?.disconnect();
      connections.delete(message.id);
    }
  };
}
