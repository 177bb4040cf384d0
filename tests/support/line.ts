import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/** A line to a server on which pages, though not their parts, can be slow. */
export interface Line {
  url: string;
  /** Holds pages back until `letGo`. */
  hold(): void;
  letGo(): void;
  /** Holds each page back for so many milliseconds from now on. */
  slowTo(ms: number): void;
  close(): void;
}

/**
 * Opens a line to a server. What a browser emulates of a slow line its workers do not feel; this they do.
 *
 * @param to the server's origin
 */
export async function openLine(to: string): Promise<Line> {
  let free: () => Promise<unknown> = () => Promise.resolve();
  let letGo = (): void => undefined;
  const line = createServer((asked, answer) => {
    const { url = "/", method, headers } = asked;
    const pass = () => {
      const sent = ask(new URL(url, to), { method, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 500, given.headers);
        given.pipe(answer);
      });
      sent.on("error", () => answer.destroy());
      asked.pipe(sent);
    };
    if (headers["sec-fetch-mode"] === "navigate") void free().then(pass);
    else pass();
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      letGo = resolve;
      free = () => promise;
    },
    letGo() {
      letGo();
      free = () => Promise.resolve();
    },
    slowTo(ms) {
      free = () => new Promise((resolve) => setTimeout(resolve, ms));
    },
    close() {
      line.closeAllConnections();
      line.close();
    },
  };
}
