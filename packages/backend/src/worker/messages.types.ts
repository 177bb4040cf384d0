import type { BackendOptions, OpenBackend, Secrets } from "../backend.types.ts";
import type { DemoTokens } from "../seed/demo-seed.ts";
import type { LogFormat } from "../log/log-lines.ts";
import type { AssemblyOptions } from "./assembly.types.ts";

/** What the worker is started with. */
export interface WorkerStart {
  backend: BackendOptions;
  service: AssemblyOptions;
  /** For people unless said. */
  logFormat?: LogFormat;
}

/** What a ready worker tells of itself. */
export interface WorkerReady {
  driver: OpenBackend["driver"];
  secrets: Secrets;
  /** The newest migration of the database. */
  migration: string | null;
  /** The path that makes the first administrator; null when there is one, and outside production. */
  firstDoor: string | null;
  /** Links of the demo's events; null where there is no demo. */
  demo: DemoTokens | null;
}

export interface RequestHead {
  method: string;
  url: string;
  headers: [string, string][];
  peerAddress: string | null;
  requestId: string | null;
  /** The whole body when it is short; `streamed` when it follows in chunks. */
  body: Uint8Array | "streamed" | null;
}

export interface ResponseHead {
  status: number;
  headers: [string, string][];
  body: Uint8Array | "streamed" | null;
}

/** From the thread with the sockets to the thread with the database. */
export type ToWorker =
  | { kind: "request"; id: number; head: RequestHead }
  | { kind: "chunk"; id: number; chunk: Uint8Array }
  | { kind: "end"; id: number }
  /** The one who asked went away. */
  | { kind: "abort"; id: number }
  /** A chunk of an answer was passed on; the worker may send another. */
  | { kind: "taken"; id: number }
  | { kind: "socket-open"; id: number; url: string }
  | { kind: "socket-frame"; id: number; frame: string | Uint8Array }
  | { kind: "socket-closed"; id: number }
  | { kind: "ping" }
  | { kind: "stop" };

/** From the thread with the database to the thread with the sockets. */
export type FromWorker =
  | { kind: "ready"; ready: WorkerReady }
  | { kind: "refused"; sentence: string }
  | { kind: "response"; id: number; head: ResponseHead }
  | { kind: "chunk"; id: number; chunk: Uint8Array }
  | { kind: "end"; id: number }
  | { kind: "failed"; id: number }
  /** A chunk of a request's body was read; another may follow. */
  | { kind: "taken"; id: number }
  | { kind: "socket-send"; id: number; frame: string }
  | { kind: "socket-close"; id: number }
  /** What was kept under keys with this beginning is not true any more. */
  | { kind: "forgotten"; keys: string }
  | { kind: "pong" }
  | { kind: "stopped" };
