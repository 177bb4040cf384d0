import type { Server } from "node:http";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { BackendWorker } from "../worker/backend-worker.ts";

const path = "/realtime/v1/websocket";
const frameBytesAtMost = 256 * 1024;
/** A reader slower than this is let go; its client connects again. */
const bufferedBytesAtMost = 4 * 1024 * 1024;
const beatMs = 30_000;

/** Joins the sockets of `/realtime/v1/websocket` to the worker; refuses every other upgrade. */
export function bridgeRealtime(server: Server, backend: BackendWorker): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: frameBytesAtMost });
  const silent = new WeakSet<WebSocket>();
  server.on("upgrade", (request, socket, head) => {
    const url = new URL(request.url ?? "/", "http://realtime.invalid");
    if (url.pathname !== path) {
      socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on("pong", () => silent.delete(client));
      join(client, url.href, backend);
    });
  });
  const beat = setInterval(() => {
    for (const client of sockets.clients) {
      if (silent.has(client)) client.terminate();
      silent.add(client);
      client.ping();
    }
  }, beatMs);
  beat.unref();
  return {
    close() {
      clearInterval(beat);
      for (const client of sockets.clients) client.close(1001, "The server is stopping.");
      sockets.close();
    },
  };
}

function join(client: WebSocket, url: string, backend: BackendWorker): void {
  const connection = backend.connect(url, {
    send(frame) {
      if (client.bufferedAmount > bufferedBytesAtMost) client.terminate();
      else client.send(frame);
    },
    close: () => client.close(),
  });
  client.on("message", (data: RawData, isBinary) => {
    if (!Buffer.isBuffer(data)) client.close(1003, "One piece a frame.");
    else connection.receive(isBinary ? new Uint8Array(data) : data.toString("utf8"));
  });
  client.on("close", () => connection.disconnect());
  client.on("error", () => client.terminate());
}
