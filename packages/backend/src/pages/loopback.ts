import { networkInterfaces } from "node:os";
import type { RequestContext } from "../backend.types.ts";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** What proxies add: behind one, a peer on this machine stands for anybody. */
const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * True when both ends are this machine: the peer's socket and the name the page was asked by
 * (so that another site's name pointed at 127.0.0.1 opens nothing), with no proxy in between.
 */
export function isLoopback(request: Request, { peerAddress }: RequestContext): boolean {
  const fromHere =
    peerAddress !== null &&
    /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(peerAddress);
  return (
    fromHere &&
    isLoopbackName(new URL(request.url).hostname) &&
    !proxyHeaders.some((name) => request.headers.has(name))
  );
}

/**
 * True when the peer is this machine, also by an address of its own, with no proxy in between: for what
 * asks for a key besides.
 */
export function isThisMachine(request: Request, context: RequestContext): boolean {
  if (isLoopback(request, context)) return true;
  const own = Object.values(networkInterfaces()).flatMap((cards) =>
    (cards ?? []).map(({ address }) => address),
  );
  return (
    own.includes(context.peerAddress?.replace(/^::ffff:/, "") ?? "") &&
    !proxyHeaders.some((name) => request.headers.has(name))
  );
}

/** Whether a host's name means this machine alone. */
export function isLoopbackName(hostname: string): boolean {
  return loopbackHosts.has(hostname);
}

/** Whether a host name or address that a server listens on means this machine alone. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);
}
