import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { release } from "../database/release.ts";
import { requireFreePort } from "../server/server.ts";
import type { BackendWorker } from "../worker/backend-worker.ts";
import type { BackendFigures } from "./backend-figures.ts";

/** An answered request. */
export interface Answered {
  /** What answered: `site`, or the first part of the backend's path. */
  part: string;
  status: number;
  seconds: number;
}

/** Figures of this process, and where they are read. */
export interface Metrics {
  observe: (answered: Answered) => void;
  /** Shown from now on. */
  watch(backend: BackendWorker): void;
  close(): Promise<void>;
}

const prefix = "jubilee_";
const figureNames: Record<keyof BackendFigures, string> = {
  jobsQueued: "Jobs that are due or will be.",
  jobsFailed: "Jobs that have failed for good; an administrator can start them again.",
  jobsLateSeconds: "How long the oldest due job has waited.",
  messagesKept: "Messages of sign-in that a mail server has not taken yet.",
  backupAgeSeconds: "How old the newest backup of the plan is; missing until there is one.",
  backupHeldSeconds: "How long nobody else was served by the built-in database for it.",
  databaseBytes: "How large the database is.",
};

/**
 * Counts what this process does, and serves it as Prometheus reads it, on a port of its own.
 *
 * @throws {StartError} when the port is taken
 */
export async function serveMetrics(host: string, port: number): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: `${prefix}http_request_duration_seconds`,
    help: "How long requests took to be answered.",
    labelNames: ["part", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const about = new Gauge({
    name: `${prefix}info`,
    help: "1; its labels say which release runs on which database.",
    labelNames: ["release", "driver"],
    registers: [registry],
  });
  const isReady = gauge(registry, "ready", "1 while the database answers, else 0.");
  const figures = new Map(
    Object.entries(figureNames).map(([name, help]) => [
      name,
      gauge(registry, unitName(name), help),
    ]),
  );
  let backend: BackendWorker | null = null;

  async function collect(): Promise<void> {
    const found = backend && (await askFigures(backend));
    isReady.set(found || !backend ? 1 : 0);
    // What cannot be asked now is missing, not nought: an alarm does not end because of it.
    for (const [name, figure] of figures) {
      const value: unknown = found && Reflect.get(found, name);
      if (typeof value === "number") figure.set(value);
      else figure.remove();
    }
    about.reset();
    about.set({ release, driver: backend ? (backend.ready()?.driver ?? "none") : "supabase" }, 1);
  }

  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404).end("Figures are at /metrics.\n");
      return;
    }
    collect()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
        () => response.writeHead(500).end("The figures could not be collected.\n"),
      );
  });
  await requireFreePort({ host, port, portVariable: "METRICS_PORT" });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    observe: ({ part, status, seconds }) =>
      answers.observe({ part, status: String(status) }, seconds),
    watch: (watched) => void (backend = watched),
    close: () => closed(server),
  };
}

/** `jobsLateSeconds` as Prometheus writes it. */
const unitName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function gauge(registry: Registry, name: string, help: string): Gauge {
  return new Gauge({ name: prefix + name, help, registers: [registry] });
}

async function askFigures(backend: BackendWorker): Promise<BackendFigures | null> {
  const asked = await backend.handle(new Request("http://localhost/api/figures"), {
    peerAddress: null,
  });
  return asked.ok ? ((await asked.json()) as BackendFigures) : null;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
