import type { IncomingMessage } from "node:http";

/**
 * Who is on the other end: the socket's address or, behind a proxy that is trusted, the last
 * address of X-Forwarded-For, which is the one that proxy wrote.
 */
export function peerAddressOf(
  incoming: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } },
  trustsProxy: boolean,
): string | null {
  const forwarded = incoming.headers["x-forwarded-for"];
  const last = trustsProxy && typeof forwarded === "string" ? forwarded.split(",").at(-1) : null;
  return last?.trim() || (incoming.socket.remoteAddress ?? null);
}
