import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Secrets } from "@jubilee/backend/backend.types";
import { shortLived } from "../support/scratch.ts";
import { freePort } from "../support/product.ts";

/** The backend in a process that a test may kill. */
export interface LoadProcess {
  url: string;
  pid: number | undefined;
  /** Everything that the process has written so far, to both of its outputs. */
  output(): string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const scriptOf = (release: string | undefined): string =>
  release ? join(release, "tests/load/load-server.ts") : fileURLToPath(here);
const here = new URL("load-server.ts", import.meta.url);
const startLimitMs = 180_000;

/** How it runs. */
interface LoadVariations {
  /** How often its jobs run; never without it. */
  jobsEveryMs?: number;
  /** Whether it is killed within seconds, and not measured. */
  isShort?: boolean;
  /** What it has in common with other servers on its database; none without it. */
  common?: { siteUrl: string; secrets: Secrets };
  /** Where it listens; anywhere without it. */
  port?: number;
  /** The folder of another release, whose server it is. */
  release?: string;
}

/** Starts it; resolves when it answers. */
export async function startLoadProcess(
  dataDir: string,
  databaseUrl: string | null,
  { jobsEveryMs, isShort = false, common, port: named, release }: LoadVariations = {},
): Promise<LoadProcess> {
  const port = named ?? (await freePort());
  const settings = {
    dataDir,
    databaseUrl,
    port,
    jobsEveryMs: jobsEveryMs ?? null,
    common: common ?? null,
  };
  const flags = isShort ? shortLived : [];
  const child = spawn(process.execPath, [...flags, scriptOf(release), JSON.stringify(settings)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const keep = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  await untilReady(child);
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill(signal);
    });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    output: () => output,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (reason: string): void => {
      clearTimeout(limit);
      child.kill("SIGKILL");
      reject(new Error(`The backend did not start (${reason}):\n${output}`));
    };
    const limit = setTimeout(() => fail("too slow"), startLimitMs);
    const ended = (code: number | null): void => fail(`exit ${code}`);
    child.once("exit", ended);
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
    });
    child.stdout?.on("data", (chunk: Buffer) => {
      if (!chunk.toString().includes("ready")) return;
      clearTimeout(limit);
      child.off("exit", ended);
      resolve();
    });
  });
}
