import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import {
  coverPicture,
  embedPage,
  embedPagePolicy,
  inlineWidgetScript,
  isWidgetKind,
  widgetBundle,
  type WidgetKind,
} from "@jubilee/widgets/server";
import { library } from "../../packages/widgets/src/fixtures/campaigns.ts";
import { heldOrder, paidOrder, receipt } from "../../packages/widgets/src/fixtures/orders.ts";
import { counting } from "../../packages/widgets/src/fixtures/countdowns.ts";
import { shared } from "../../packages/widgets/src/fixtures/events.ts";
import { picnic, picnicVoted } from "../../packages/widgets/src/fixtures/polls.ts";
import type { SharedList } from "@jubilee/core/sharing/showcase.types";
import { coming } from "./coming.ts";

const built = fileURLToPath(new URL("../../packages/widgets/dist/embed/", import.meta.url));
const pages = fileURLToPath(new URL("../../packages/widgets/src/hosts/", import.meta.url));

const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  woff2: "font/woff2",
};

/** An answer of the product as recorded: status and body by `METHOD path`. */
export type Recorded = Record<string, { status?: number; body: unknown }>;

export interface WidgetPages {
  /** Showcases of several events, by the token of their link. */
  lists: Record<string, SharedList>;
  /** Where the scripts and the recorded answers come from. */
  scriptOrigin: string;
  /** Another origin: where a stranger's pages are. */
  hostOrigin: string;
  /** What was asked, in order. */
  asked: { method: string; path: string; body: unknown }[];
  answers: Recorded;
  /** Pages that a test writes itself, by name; they stand beside the kept ones. */
  made: Record<string, string>;
  /** What a page of the host is sent with besides its type. */
  heads: Record<string, Record<string, string>>;
  stop(): Promise<void>;
}

/** The links of every kind of widget. */
export const widgetTokens: Record<WidgetKind, string> = {
  rsvp: "hartwell-rsvp-token",
  tickets: "hartwell-tickets-token",
  donation: "kettle-street-token",
  showcase: "hartwell-showcase-token",
  countdown: "hartwell-countdown-token",
  poll: "hartwell-poll-token",
};

const comingEvent = coming(shared);

/** What the link of a kind opens. */
function opened(kind: WidgetKind) {
  const serverTime = new Date().toISOString();
  if (kind === "donation") return { ...library, serverTime };
  if (kind === "showcase") {
    return { ...comingEvent, layout: "event", schedule: [], giving: null, serverTime };
  }
  if (kind === "countdown") return { ...coming(counting), serverTime };
  if (kind === "poll") return { ...openStill(picnic), serverTime };
  return { ...comingEvent, serverTime };
}

/** A poll that closes some day. */
const openStill = <Poll extends { closesAt: string | null }>(poll: Poll) => ({
  ...poll,
  closesAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
});

/** What the product answers when a test does not say otherwise. */
export function recordedAnswers(): Recorded {
  const now = Date.now();
  const fresh = { ...comingEvent, serverTime: new Date(now).toISOString() };
  const hold = {
    ...heldOrder,
    serverTime: fresh.serverTime,
    holdExpiresAt: new Date(now + 15 * 60_000).toISOString(),
  };
  return {
    "GET rsvp/hartwell-rsvp-token": { body: fresh },
    "GET tickets/hartwell-tickets-token": { body: fresh },
    [`GET donation/${widgetTokens.donation}`]: { body: opened("donation") },
    [`GET donation/${widgetTokens.donation}/progress`]: {
      body: { state: library.campaign.state, progress: library.progress },
    },
    [`GET showcase/${widgetTokens.showcase}`]: { body: opened("showcase") },
    [`GET countdown/${widgetTokens.countdown}`]: { body: opened("countdown") },
    [`GET poll/${widgetTokens.poll}`]: { body: opened("poll") },
    [`POST poll/${widgetTokens.poll}`]: {
      body: { ...openStill(picnicVoted), serverTime: fresh.serverTime },
    },
    [`POST donation/${widgetTokens.donation}`]: {
      status: 503,
      body: { code: "unavailable", message: "", field: null },
    },
    [`GET rsvp/${widgetTokens.showcase}`]: { body: fresh },
    "POST rsvp/hartwell-rsvp-token": { body: receipt },
    "POST hold/hartwell-tickets-token": { body: hold },
    "GET order/recorded-order-token-0001": { body: paidOrder },
    "DELETE order/recorded-order-token-0001": { body: { ...hold, status: "cancelled" } },
    "POST order/recorded-order-token-0001/checkout": {
      body: { order: paidOrder, redirectUrl: null },
    },
    "POST waitlist/hartwell-tickets-token": { body: { position: 2 } },
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  return text ? JSON.parse(text) : null;
}

interface Answer {
  status?: number;
  head?: Record<string, string | undefined>;
  body?: string | Buffer;
}

function listen(answer: (request: IncomingMessage) => Promise<Answer>) {
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status = 200, head = {}, body }) => response.writeHead(status, head).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return new Promise<Server>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}

/** A product that answers from records and a host of pages, on two origins. */
export async function startWidgetPages(): Promise<WidgetPages> {
  const answers = recordedAnswers();
  const asked: WidgetPages["asked"] = [];
  const made: WidgetPages["made"] = {};
  const heads: WidgetPages["heads"] = {};
  const lists: WidgetPages["lists"] = {};

  const product = await listen(async (request) => {
    const { pathname } = new URL(request.url ?? "/", "http://product.example");
    const open = {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST, DELETE",
      "access-control-allow-headers": "content-type",
      "cross-origin-resource-policy": "cross-origin",
    };
    const method = request.method ?? "GET";
    if (method === "OPTIONS") return { status: 204, head: open };
    const call = /^\/functions\/v1\/embed\/(.+)$/.exec(pathname)?.[1];
    if (call) {
      asked.push({ method, path: call, body: await bodyOf(request) });
      const list = method === "GET" ? lists[call.replace("showcase/", "")] : undefined;
      const { status = 200, body } = (list && { body: list }) ??
        answers[`${method} ${call}`] ?? {
          status: 404,
          body: { code: "link_invalid", message: "This link is not valid any more.", field: null },
        };
      const head = { ...open, "content-type": "application/json" };
      return { status, head, body: JSON.stringify(body) };
    }
    const [, scriptKind, link] = /^\/embed\/v1\/(\w+)\/([\w-]+)\.js$/.exec(pathname) ?? [];
    if (isWidgetKind(scriptKind)) {
      const data = (link && lists[link]) || opened(scriptKind);
      const source = readFileSync(`${built}${widgetBundle(scriptKind, data)}`, "utf8");
      const script = inlineWidgetScript(source, scriptKind, data);
      return { head: { ...open, "content-type": types["js"] }, body: script };
    }
    const light = /^\/embed\/cover\/.+-(day|night)\.svg$/.exec(pathname)?.[1];
    if (light) {
      const body = coverPicture(shared, light === "night" ? "night" : "day");
      return { head: { ...open, "content-type": "image/svg+xml" }, body };
    }
    const [, alive] = /^\/embed\/alive\/(\w+\/[\w-]+)$/.exec(pathname) ?? [];
    if (alive) return { status: answers[`GET ${alive}`]?.status ?? 204, head: open };
    const [, frameKind, token = ""] = /^\/embed\/(\w+)\/([\w-]+)$/.exec(pathname) ?? [];
    if (isWidgetKind(frameKind)) {
      const page = await embedPage({
        kind: frameKind,
        token,
        lang: "en",
        theme: "auto",
        data: opened(frameKind),
      });
      const head = {
        "content-type": types["html"],
        "content-security-policy": embedPagePolicy([]),
        "cross-origin-resource-policy": "cross-origin",
      };
      return { head, body: page };
    }
    const file = /^\/embed\/([\w/.-]+\.(js|css|woff2))$/.exec(pathname);
    if (!file) return { status: 404 };
    const head = { ...open, "content-type": types[file[2] ?? "js"] };
    return { head, body: readFileSync(`${built}${file[1]}`) };
  });
  const scriptOrigin = `http://127.0.0.1:${portOf(product)}`;

  const host = await listen(async (request) => {
    const { pathname } = new URL(request.url ?? "/", "http://host.example");
    const name = pathname === "/" ? "sample.html" : pathname.slice(1);
    const text = (made[name] ?? readFileSync(`${pages}${name}`, "utf8"))
      .replaceAll("{{SCRIPT_ORIGIN}}", scriptOrigin)
      .replaceAll("{{PAGE_TOKEN}}", "hartwell-share-token")
      .replaceAll("{{RSVP_TOKEN}}", "hartwell-rsvp-token")
      .replaceAll("{{TICKETS_TOKEN}}", "hartwell-tickets-token")
      .replaceAll("{{DONATION_TOKEN}}", widgetTokens.donation)
      .replaceAll("{{SHOWCASE_TOKEN}}", widgetTokens.showcase)
      .replaceAll("{{COUNTDOWN_TOKEN}}", widgetTokens.countdown)
      .replaceAll("{{POLL_TOKEN}}", widgetTokens.poll);
    const type = types[name.split(".").at(-1) ?? "html"] ?? "text/plain";
    return { head: { "content-type": type, ...heads[name] }, body: text };
  });

  const close = (server: Server) =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return {
    scriptOrigin,
    hostOrigin: `http://localhost:${portOf(host)}`,
    asked,
    answers,
    made,
    heads,
    lists,
    stop: async () => {
      await Promise.all([close(product), close(host)]);
    },
  };
}
