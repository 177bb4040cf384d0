import { lookup as resolve } from "node:dns";
import type { LookupFunction } from "node:net";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

/** Which machines this server may ask in somebody's name. */
export interface Reach {
  /** Whether the address itself is one of the open internet, before its name is looked up. */
  mayAsk(url: URL): boolean;
  /** For the connection: finds a name's addresses, and none if one of them is closed. */
  lookup: LookupFunction;
}

/**
 * The open internet, never the server's own network: every address that a name resolves to is
 * looked at when the connection is made. A product that itself runs on this machine may reach what
 * runs on this machine.
 */
export function createReach(siteUrl: string): Reach {
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(siteUrl).hostname);
  const mayReach = (address: string) =>
    isPublicAddress(address) || (isLocal && isLoopbackAddress(address));
  return {
    mayAsk({ hostname, port }) {
      const literal = hostname.replace(/^\[|\]$/g, "");
      const isAddress = /^[\d.]+$/.test(literal) || literal.includes(":");
      if (isLocal && (isLoopbackAddress(literal) || literal === "localhost")) return true;
      return port === "" && (!isAddress || isPublicAddress(literal));
    },
    lookup: (name, options, done) =>
      resolve(name, { ...options, all: true }, (error, found) => {
        if (error) return done(error, []);
        const open = found.filter(({ address }) => mayReach(address));
        const [first] = open;
        if (!first || open.length < found.length) return done(new Error("closed address"), []);
        return options.all ? done(null, open) : done(null, first.address, first.family);
      }),
  };
}
