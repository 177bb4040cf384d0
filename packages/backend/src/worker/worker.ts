import { parentPort, workerData } from "node:worker_threads";
import { isKeptRefusal } from "../database/database-errors.ts";
import { StartError } from "../database/start-error.ts";
import { hearLibraries, setLogFormat } from "../log/log.ts";
import { createExchange } from "./exchange.ts";
import type { FromWorker, ToWorker, WorkerStart } from "./messages.types.ts";
import { openAssembly } from "./assembly.ts";
import { createSockets } from "./sockets.ts";

/**
 * The thread with the database: PGlite's queries block their thread, so everything that asks it
 * lives here and the sockets live elsewhere.
 */
async function serve(start: WorkerStart): Promise<void> {
  if (start.logFormat) setLogFormat(start.logFormat);
  hearLibraries(isKeptRefusal);
  const post = (message: FromWorker): void => parentPort?.postMessage(message, []);
  const service = await openAssembly(
    start,
    (keys) => post({ kind: "forgotten", keys }),
    // The next start is refused for the same reason, and says so.
    (reason) => post({ kind: "refused", sentence: reason.message }),
  );
  const exchange = createExchange(service.handle, post);
  const sockets = createSockets(service.realtime, post);
  parentPort?.on("message", (message: ToWorker) => {
    if (message.kind === "ping") return post({ kind: "pong" });
    if (message.kind === "stop") {
      void service.close().then(() => post({ kind: "stopped" }));
      return;
    }
    exchange.receive(message);
    sockets(message);
  });
  post({ kind: "ready", ready: service.ready });
}

serve(workerData as WorkerStart).catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  parentPort?.postMessage({ kind: "refused", sentence: error.message } satisfies FromWorker, []);
});
