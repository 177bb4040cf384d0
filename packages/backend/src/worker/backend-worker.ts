import { Worker } from "node:worker_threads";
import type { Handler } from "../backend.types.ts";
import { breakOwnLock } from "../database/lock.ts";
import { StartError } from "../database/start-error.ts";
import { createCalls, type Calls, unavailable } from "./calls.ts";
import type { FromWorker, ToWorker, WorkerReady, WorkerStart } from "./messages.types.ts";
import { createSocketTable, type SocketHandlers, type SocketTable } from "./socket-table.ts";
import { log } from "../log/log.ts";

/** How patient the watchdog is, and what it watches. */
export interface WatchdogOptions {
  /** The worker's module; tests watch another one. */
  entry: URL;
  pingEveryMs: number;
  /** A worker silent for so long is ended and started again. */
  silentMs: number;
  /** After so many restarts in ten minutes the process gives up. */
  restartsAtMost: number;
}

/** The thread with the database, as the main thread sees it. */
export interface BackendWorker {
  handle: Handler;
  /** Opens a realtime connection; null while the worker is away. */
  connect(url: string, handlers: SocketHandlers): SocketConnection;
  /** Null while the worker is away. */
  ready(): WorkerReady | null;
  /** Hears the beginning of the keys of what was kept for many and is not true any more. */
  onForgotten(hear: (keys: string) => void): void;
  close(): Promise<void>;
}

/** The main thread's end of a realtime connection. */
export interface SocketConnection {
  receive(frame: string | Uint8Array): void;
  disconnect(): void;
}

const stopLimitMs = 10_000;
const tenMinutesMs = 600_000;
const defaults: WatchdogOptions = {
  entry: new URL("worker.ts", import.meta.url),
  pingEveryMs: 1_000,
  silentMs: 20_000,
  restartsAtMost: 5,
};

interface Running {
  thread: Worker;
  calls: Calls;
  sockets: SocketTable;
  ready: WorkerReady;
  /** Pings since the last message: unlike the clock it stands still while we do. */
  unanswered: number;
}

/**
 * Starts the thread with the database and keeps it running: one that does not answer or dies is
 * started again, and meanwhile every request is answered 503 with Retry-After.
 *
 * @param gaveUp called when it dies too often to go on
 * @throws {StartError} when it refuses to start
 */
export async function startBackendWorker(
  start: WorkerStart,
  gaveUp: (error: Error) => void,
  watchdog: Partial<WatchdogOptions> = {},
): Promise<BackendWorker> {
  const { entry, pingEveryMs, silentMs, restartsAtMost } = { ...defaults, ...watchdog };
  const restarts: number[] = [];
  let isStopping = false;
  let hearForgotten: (keys: string) => void = () => undefined;
  const hears: Hears = { lost, forgotten: (keys) => hearForgotten(keys) };
  let running: Running | null = await launch(entry, start, hears);

  function lost(reason: string): void {
    running?.calls.failAll();
    running?.sockets.closeAll();
    running = null;
    if (isStopping) return;
    const now = Date.now();
    restarts.push(now);
    const recent = restarts.filter((at) => now - at < tenMinutesMs);
    if (recent.length > restartsAtMost) {
      gaveUp(new Error(`The backend ended ${recent.length} times in ten minutes: ${reason}`));
      return;
    }
    log.error("The backend is started again", reason);
    breakOwnLock(start.backend.dataDir);
    relaunch().catch(gaveUp);
  }

  async function relaunch(): Promise<void> {
    const service = { ...start.service, seedsDemo: false };
    running = await launch(entry, { ...start, service }, hears);
  }

  const watch = setInterval(() => {
    if (!running) return;
    if (running.unanswered * pingEveryMs > silentMs) {
      log.error(`The backend has not answered for ${silentMs} ms.`);
      void running.thread.terminate();
      return;
    }
    running.unanswered += 1;
    running.thread.postMessage({ kind: "ping" } satisfies ToWorker, []);
  }, pingEveryMs);
  watch.unref();

  return {
    ready: () => running?.ready ?? null,
    onForgotten(hear) {
      hearForgotten = hear;
    },
    handle: async (request, context) =>
      running ? running.calls.ask(request, context) : unavailable(),
    connect(url, handlers) {
      if (!running) {
        handlers.close();
        return { receive: () => undefined, disconnect: () => undefined };
      }
      return running.sockets.open(url, handlers);
    },
    async close() {
      isStopping = true;
      clearInterval(watch);
      const last = running;
      if (!last) return;
      await last.calls.settled(stopLimitMs);
      await stopThread(last.thread);
    },
  };
}

/** What a thread tells beside its answers. */
interface Hears {
  lost(reason: string): void;
  forgotten(keys: string): void;
}

function launch(entry: URL, start: WorkerStart, hears: Hears): Promise<Running> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(entry, { workerData: start });
    const post = (message: ToWorker, transfer: ArrayBuffer[] = []): void =>
      thread.postMessage(message, transfer);
    const calls = createCalls(post);
    const sockets = createSocketTable(post);
    let running: Running | null = null;
    let reason = "its thread ended";
    thread.on("message", (message: FromWorker) => {
      if (running) running.unanswered = 0;
      if (message.kind === "ready") {
        running = { thread, calls, sockets, ready: message.ready, unanswered: 0 };
        resolve(running);
      } else if (message.kind === "refused") {
        reject(new StartError(message.sentence));
        void thread.terminate();
      } else if (message.kind === "forgotten") {
        hears.forgotten(message.keys);
      } else {
        calls.receive(message);
        sockets.receive(message);
      }
    });
    thread.on("error", (error) => {
      reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      reject(error instanceof Error ? error : new Error(String(error)));
    });
    thread.on("exit", () => {
      reject(new Error(reason));
      if (running) hears.lost(reason);
    });
  });
}

function stopThread(thread: Worker): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(limit);
      void thread.terminate().then(() => resolve());
    };
    const limit = setTimeout(end, stopLimitMs);
    thread.on("message", (message: FromWorker) => {
      if (message.kind === "stopped") end();
    });
    thread.postMessage({ kind: "stop" } satisfies ToWorker, []);
  });
}
