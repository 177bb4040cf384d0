import type { RequestContext } from "../backend.types.ts";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * True when both ends are this machine: the peer's socket and the name the page was asked by
 * (so that another site's name pointed at 127.0.0.1 opens nothing).
 */
export function isLoopback(url: URL, { peerAddress }: RequestContext): boolean {
  const fromHere =
    peerAddress !== null &&
    /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(peerAddress);
  return fromHere && loopbackHosts.has(url.hostname);
}
