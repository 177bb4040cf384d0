import { describe, expect, test } from "vitest";
import { type BackendWorker, startBackendWorker } from "./backend-worker.ts";
import type { WorkerStart } from "./messages.types.ts";

const start: WorkerStart = {
  backend: {
    dataDir: "/nowhere",
    databaseUrl: null,
    siteUrl: "http://127.0.0.1:4400",
    redirectAllowList: [],
    mode: "test",
  },
  service: {
    smtpUrl: null,
    mailFrom: "",
    mailWebhookSecret: null,
    productName: "",
    stripe: null,
    wallet: { apple: null, google: null },
    seedsDemo: false,
    jobsEveryMs: null,
    guestPages: null,
    backups: null,
    countsCalls: true,
    captchaSecretKey: null,
    texts: null,
  },
};

/** A worker that answers every path with it, dies at `/die` and stands still at `/hang`. */
const answering = `
  import { parentPort } from "node:worker_threads";
  const ready = { driver: "pglite", secrets: {}, migration: null, demo: null };
  parentPort.on("message", (message) => {
    if (message.kind === "ping") parentPort.postMessage({ kind: "pong" });
    if (message.kind === "stop") parentPort.postMessage({ kind: "stopped" });
    if (message.kind !== "request") return;
    const path = new URL(message.head.url).pathname;
    if (path === "/die") throw new Error("This is the end.");
    if (path === "/hang") for (;;);
    const body = new TextEncoder().encode(path);
    parentPort.postMessage({ kind: "response", id: message.id, head: { status: 200, headers: [], body } });
  });
  parentPort.postMessage({ kind: "ready", ready });
`;
const refusing = `
  import { parentPort } from "node:worker_threads";
  parentPort.postMessage({ kind: "refused", sentence: "The disk is full; make room." });
`;
const asEntry = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

const ask = (worker: BackendWorker, path: string): Promise<Response> =>
  worker.handle(new Request(`http://127.0.0.1:4400${path}`), { peerAddress: null });

async function untilBack(worker: BackendWorker): Promise<void> {
  while (!worker.ready()) await new Promise((resolve) => setImmediate(resolve));
}

/** Patient enough for a busy machine, where a thread that is well may wait a second for its turn. */
const watchdog = { entry: asEntry(answering), pingEveryMs: 20, silentMs: 2_000, restartsAtMost: 5 };
const fail = (error: Error): never => {
  throw error;
};

describe("a worker", () => {
  test("that stands still is ended and started again; who waits is told to come back", async () => {
    const worker = await startBackendWorker(start, fail, watchdog);
    expect(await (await ask(worker, "/one")).text()).toBe("/one");
    const [hung, waiting] = await Promise.all([ask(worker, "/hang"), ask(worker, "/two")]);
    for (const response of [hung, waiting]) {
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("2");
    }
    await untilBack(worker);
    expect(await (await ask(worker, "/three")).text()).toBe("/three");
    await worker.close();
  });

  test("that dies is started again", async () => {
    const worker = await startBackendWorker(start, fail, watchdog);
    expect((await ask(worker, "/die")).status).toBe(503);
    await untilBack(worker);
    expect((await ask(worker, "/one")).status).toBe(200);
    await worker.close();
  });

  test("that dies too often is given up", async () => {
    const { promise, resolve } = Promise.withResolvers<Error>();
    const worker = await startBackendWorker(start, resolve, { ...watchdog, restartsAtMost: 0 });
    await ask(worker, "/die");
    expect((await promise).message).toContain("The backend ended 1 times in ten minutes");
    await worker.close();
  });

  test("that refuses to start says why", async () => {
    const starting = startBackendWorker(start, fail, { ...watchdog, entry: asEntry(refusing) });
    await expect(starting).rejects.toThrow("The disk is full; make room.");
  });
});
