import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestEncrypted } from "node:https";
import { createReach, type Reach } from "./reach.ts";
import { Refusal } from "./refusal.ts";

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

/** Opens pages on the open internet, never in the server's own network; on each redirect again. */
export function createPageOpener(siteUrl: string): (address: string) => Promise<OpenedPage> {
  const reach = createReach(siteUrl);
  return async (address) => {
    const deadline = AbortSignal.timeout(timeLimitMs);
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (!/^https?:$/.test(url.protocol)) {
        throw new Refusal(
          "invalid_input",
          "Only http and https pages can be looked at.",
          "address",
        );
      }
      if (!reach.mayAsk(url)) throw unreachable();
      const answer = await ask(url, reach, deadline);
      const next = redirectOf(answer, url);
      if (next === null) return read(answer, url);
      answer.destroy();
      url = next;
    }
    throw new Refusal("invalid_input", "The page leads on and on to other addresses.", "address");
  };
}

const unreachable = () =>
  new Refusal("invalid_input", "This page cannot be reached from the internet.", "address");

function ask(url: URL, { lookup }: Reach, signal: AbortSignal): Promise<IncomingMessage> {
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
