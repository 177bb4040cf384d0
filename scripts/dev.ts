/**
 * `pnpm dev`: the server, started again when its sources change, and Vite with hot reload in
 * front of it. `--fresh` shows the demo as it is made now, from a data directory of its own that goes
 * with the end: a demo that is there already is never made again. A port that is taken is said
 * before anything is begun: PORT is the server's, DEV_PORT the one that is opened in the browser.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, watch } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { StartError } from "@jubilee/backend/database/start-error";
import { requireFreePort } from "@jubilee/backend/server/server";
import { buildStale } from "./build-steps.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = process.env["PORT"]?.trim() || "4400";
const vitePort = process.env["DEV_PORT"]?.trim() || "5173";
const serverUrl = `http://127.0.0.1:${port}`;
const viteUrl = `http://127.0.0.1:${vitePort}`;
const sources = [
  "apps/portal/server",
  "packages/backend/src",
  "packages/core/src",
  "supabase/functions",
  "supabase/migrations",
];
const quietMs = 200;
const pollMs = 100;

const freshDir = process.argv.includes("--fresh")
  ? mkdtempSync(join(tmpdir(), "jubilee-dev-"))
  : null;

let server: ChildProcess | null = null;
let isStopping = false;

function startServer(): void {
  server = spawn(process.execPath, ["scripts/launch.ts", "--no-build"], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      JUBILEE_MODE: "development",
      ...(freshDir ? { JUBILEE_DATA_DIR: freshDir } : {}),
      REDIRECT_ALLOW_LIST: `${viteUrl}/**,http://localhost:${vitePort}/**`,
    },
  });
}

function restartServer(): void {
  const last = server;
  if (!last || last.exitCode !== null) return startServer();
  last.once("exit", () => {
    if (!isStopping) startServer();
  });
  last.kill("SIGTERM");
}

async function untilReady(): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${serverUrl}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** Otherwise Vite would stand before whatever answers there, or wait for it for ever. */
async function requireFreePorts(): Promise<void> {
  const host = "127.0.0.1";
  await requireFreePort({ host, port: Number(port), portVariable: "PORT" });
  await requireFreePort({ host, port: Number(vitePort), portVariable: "DEV_PORT" });
}

function giveUp(error: unknown): never {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  if (freshDir) rmSync(freshDir, { recursive: true, force: true });
  process.exit(1);
}

await requireFreePorts().catch(giveUp);
await buildStale(["embed", "portal"]);
startServer();
let quiet: NodeJS.Timeout | undefined;
for (const source of sources) {
  watch(join(root, source), { recursive: true }, (_, file) => {
    if (!file || /\.test\.ts$|node_modules/.test(file)) return;
    clearTimeout(quiet);
    quiet = setTimeout(restartServer, quietMs);
  });
}
await untilReady();
const vite = spawn("vite", ["--host", "127.0.0.1", "--port", vitePort, "--strictPort"], {
  cwd: join(root, "apps/portal"),
  stdio: "inherit",
  env: { ...process.env, JUBILEE_SERVER: serverUrl },
});
vite.on("exit", stop);
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

function stop(): void {
  if (isStopping) return;
  isStopping = true;
  vite.kill("SIGTERM");
  if (!server || server.exitCode !== null) return end();
  server.once("exit", end);
  server.kill("SIGTERM");
}

function end(): void {
  if (freshDir) rmSync(freshDir, { recursive: true, force: true });
  process.exit(0);
}
