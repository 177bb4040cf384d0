import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { createServer as createProbe, type Server as NetServer } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Handler, RequestContext } from "../backend.types.ts";
import { StartError } from "../database/start-error.ts";
import type { Answered } from "../metrics/metrics.ts";
import type { BackendWorker } from "../worker/backend-worker.ts";
import { createHealth, operatorPath } from "./health.ts";
import { peerAddressOf } from "./peer-address.ts";
import { bridgeRealtime } from "./realtime-bridge.ts";
import { createSharedAnswers } from "./shared-answers.ts";
import { inRequest, log } from "../log/log.ts";

/** What a server serves and where. */
export interface ServerOptions {
  host: string;
  port: number;
  /** The environment variable that sets the port; named when the port is taken. */
  portVariable: string;
  /** Null when a Supabase project elsewhere is the backend. */
  backend: BackendWorker | null;
  /** Answers everything that is not the backend's: pages, files, embeds. */
  site: Handler;
  /** Takes the peer's address from X-Forwarded-For: behind a reverse proxy only. */
  trustsProxy: boolean;
  /** Hears of every request that was answered. */
  observe?: (answered: Answered) => void;
  /** How long running requests may take to end when it is stopped; five seconds unless said. */
  stopLimitMs?: number;
}

/** A server that listens. */
export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/** Paths of the backend; all others are the site's. */
const backendPath =
  /^\/(auth\/v1|rest\/v1|storage\/v1|functions\/v1|api|outbox|pay\/test|first-administrator)(?:\/|$)/;
const closeLimitMs = 5_000;
/** A little more than the largest file, which the storage front refuses with a sentence. */
const bodyBytesAtMost = 60 * 1024 * 1024;

/**
 * Listens and answers: the backend's paths, the realtime socket, `/health`, and the site.
 *
 * @throws {StartError} when the port is taken
 */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const { backend, site, trustsProxy } = options;
  const shared = backend && createSharedAnswers(backend.handle);
  backend?.onForgotten((keys) => {
    const token = /^shared:([^:]+):/.exec(keys)?.[1];
    if (token) shared?.forget(token);
  });
  const health = createHealth(backend);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all("*", async (context) => {
    const request = context.req.raw;
    const { incoming } = context.env;
    if (Number(request.headers.get("content-length") ?? 0) > bodyBytesAtMost) return tooLarge();
    const requestId = requestIdOf(request, trustsProxy);
    const caller = { peerAddress: peerAddressOf(incoming, trustsProxy), requestId };
    const since = performance.now();
    const response = await inRequest(requestId, () => answer(request, context.req.path, caller));
    options.observe?.({
      part: backendPath.exec(context.req.path)?.[1] ?? "site",
      status: response.status,
      seconds: (performance.now() - since) / 1000,
    });
    const answered = named(response, requestId);
    // Whoever keeps the connection open would ask a server that ends, which has to wait for them.
    return isStopping ? withHeader(answered, "connection", "close") : answered;
  });
  let isStopping = false;
  async function answer(request: Request, path: string, caller: RequestContext): Promise<Response> {
    if (operatorPath.test(path)) return health(path);
    if (!backendPath.test(path)) return site(request, caller);
    return shared ? shared.handle(request, caller) : notHere(path);
  }
  app.onError((error) => {
    log.error("A request failed", error);
    return new Response("Something went wrong. Try again.", { status: 500 });
  });

  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout: 120_000, headersTimeout: 20_000, maxHeaderSize: 32 * 1024 },
  }) as Server;
  const sockets = backend ? bridgeRealtime(server, backend) : null;
  await listen(server, options);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return {
    url: `http://${options.host}:${port}`,
    async close() {
      isStopping = true;
      sockets?.close();
      await stop(server, options.stopLimitMs ?? closeLimitMs);
      await backend?.close();
    },
  };
}

function notHere(path: string): Response {
  const message = `${path} is answered by the Supabase project that this server is set up with.`;
  return Response.json({ code: "not_supported", message, field: null }, { status: 501 });
}

/** Behind a proxy the name that it gave, where that is a plain one, so that both logs agree. */
function requestIdOf(request: Request, trustsProxy: boolean): string {
  const given = trustsProxy ? request.headers.get("x-request-id") : null;
  return given !== null && /^[\w.-]{1,64}$/.test(given)
    ? given
    : randomBytes(6).toString("base64url");
}

/** Whoever reports trouble can say which request it was. */
function named(response: Response, requestId: string): Response {
  if (response.headers.has("x-request-id")) return response;
  return withHeader(response, "x-request-id", requestId);
}

function withHeader(response: Response, name: string, value: string): Response {
  try {
    response.headers.set(name, value);
    return response;
  } catch {
    const { status, statusText, body } = response;
    const headers = new Headers(response.headers);
    headers.set(name, value);
    return new Response(body, { status, statusText, headers });
  }
}

function tooLarge(): Response {
  const message = "This is larger than 50 MB. Choose a smaller file.";
  return Response.json({ code: "invalid_input", message, field: null }, { status: 413 });
}

type Place = Pick<ServerOptions, "host" | "port" | "portVariable">;

/**
 * Refuses a port that is taken before anything else is begun.
 *
 * @throws {StartError} naming the variable that sets it
 */
export async function requireFreePort(place: Place): Promise<void> {
  const probe = createProbe();
  await listen(probe, place);
  await new Promise((resolve) => probe.close(resolve));
}

function listen(server: NetServer, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, place)));
    server.listen(place.port, place.host, () => resolve());
  });
}

function explain(error: NodeJS.ErrnoException, { host, port, portVariable }: Place): Error {
  if (error.code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} is taken by another program; stop that program or set ${portVariable} to a free port.`,
    );
  }
  if (error.code === "EACCES") {
    return new StartError(
      `Port ${port} may not be opened by this user; set ${portVariable} to a port above 1023.`,
    );
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new StartError(`${host} is no address of this machine; set HOST to one that is.`);
  }
  return error;
}

/** Lets running requests end, then closes what is left. */
function stop(server: Server, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
