import type { SocketConnection } from "./backend-worker.ts";
import type { FromWorker, ToWorker } from "./messages.types.ts";

/** What the worker can do to a socket. */
export interface SocketHandlers {
  send(frame: string): void;
  close(): void;
}

/** The sockets of the main thread, by number. */
export interface SocketTable {
  open(url: string, handlers: SocketHandlers): SocketConnection;
  receive(message: FromWorker): void;
  closeAll(): void;
}

/** Passes frames between sockets and the worker. */
export function createSocketTable(post: (message: ToWorker) => void): SocketTable {
  const sockets = new Map<number, SocketHandlers>();
  let nextId = 1;
  return {
    open(url, handlers) {
      const id = nextId;
      nextId += 1;
      sockets.set(id, handlers);
      post({ kind: "socket-open", id, url });
      return {
        receive: (frame) => post({ kind: "socket-frame", id, frame }),
        disconnect() {
          if (sockets.delete(id)) post({ kind: "socket-closed", id });
        },
      };
    },
    receive(message) {
      if (message.kind === "socket-send") sockets.get(message.id)?.send(message.frame);
      if (message.kind === "socket-close") {
        sockets.get(message.id)?.close();
        sockets.delete(message.id);
      }
    },
    closeAll() {
      for (const handlers of sockets.values()) handlers.close();
      sockets.clear();
    },
  };
}
