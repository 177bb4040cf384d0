import { lookup as resolve } from "node:dns";
import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestEncrypted } from "node:https";
import type { LookupFunction } from "node:net";
import { Refusal } from "./refusal.ts";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

/** A page of somebody else, as the server got it. */
export interface OpenedPage {
  /** Where it was in the end. */
  url: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Its text, at most `maxPageBytes` of it. */
  text: string;
}

/** What is read of a page, in bytes; what comes after is not looked at. */
const maxPageBytes = 2 * 1024 * 1024;
const maxRedirects = 4;
const timeLimitMs = 8000;

/**
 * Opens pages on the open internet, never in the server's own network: every address that a name
 * resolves to is looked at when the connection is made, on each redirect again. A product that
 * itself runs on this machine may look at pages of this machine.
 */
export function createPageOpener(siteUrl: string): (address: string) => Promise<OpenedPage> {
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(siteUrl).hostname);
  const mayReach = (address: string) =>
    isPublicAddress(address) || (isLocal && isLoopbackAddress(address));
  return async (address) => {
    const deadline = AbortSignal.timeout(timeLimitMs);
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      requireOpenPort(url, isLocal);
      const answer = await ask(url, mayReach, deadline);
      const next = redirectOf(answer, url);
      if (next === null) return read(answer, url);
      answer.destroy();
      url = next;
    }
    throw new Refusal("invalid_input", "The page leads on and on to other addresses.", "address");
  };
}

function requireOpenPort({ port, hostname, protocol }: URL, isLocal: boolean): void {
  if (!/^https?:$/.test(protocol)) {
    throw new Refusal("invalid_input", "Only http and https pages can be looked at.", "address");
  }
  const literal = hostname.replace(/^\[|\]$/g, "");
  const isAddress = /^[\d.]+$/.test(literal) || literal.includes(":");
  const isOwn = isLoopbackAddress(literal) || literal === "localhost";
  if (isLocal && isOwn) return;
  if (port !== "" || (isAddress && !isPublicAddress(literal))) throw unreachable();
}

const unreachable = () =>
  new Refusal("invalid_input", "This page cannot be reached from the internet.", "address");

function ask(
  url: URL,
  mayReach: (address: string) => boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const lookup: LookupFunction = (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const open = found.filter(({ address }) => mayReach(address));
      const [first] = open;
      if (!first || open.length < found.length) return done(new Error("closed address"), []);
      return options.all ? done(null, open) : done(null, first.address, first.family);
    });
  const request = url.protocol === "https:" ? requestEncrypted : requestPlain;
  const headers = {
    accept: "text/html",
    "accept-encoding": "identity",
    "user-agent": "Jubilee page check",
  };
  return new Promise((done, failed) => {
    const asked = request(url, { lookup, signal, headers, agent: false }, done);
    asked.once("error", () => failed(unreachable()));
    asked.end();
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  const { location } = headers;
  return statusCode >= 300 && statusCode < 400 && location ? URL.parse(location, from) : null;
}

async function read(answer: IncomingMessage, url: URL): Promise<OpenedPage> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      size += bytes.length;
      if (size >= maxPageBytes) break;
    }
  } catch {
    throw new Refusal("invalid_input", "The page did not arrive in time.", "address");
  }
  const { "content-security-policy": policy } = answer.headers;
  return {
    url: url.href,
    status: answer.statusCode ?? 0,
    headers: policy === undefined ? {} : { "content-security-policy": [policy].flat().join(", ") },
    text: Buffer.concat(chunks).toString("utf8"),
  };
}
