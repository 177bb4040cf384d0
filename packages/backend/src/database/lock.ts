import { randomUUID } from "node:crypto";
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { thisMachine } from "./machine.ts";
import { StartError } from "./start-error.ts";

/** The holder of a data directory, as its lock file tells. */
interface Holder {
  pid: number;
  host: string;
  /** When that process began, in the kernel's ticks; tells a reused pid from the holder. */
  processStart: string | null;
  token: string;
}

/** Held while a data directory is in use. */
export interface Lock {
  release(): void;
}

const beatMs = 5_000;
/** A holder on another machine that has not touched its file for so long is gone. */
const silentMs = 30_000;

/**
 * Takes a data directory for this process alone: two processes on one database lose rows that
 * were acknowledged. A lock left by a process that died is taken over.
 *
 * @throws {StartError} when another living process holds it
 */
export function acquireLock(dataDir: string): Lock {
  const path = join(dataDir, "lock");
  const mine: Holder = {
    pid: process.pid,
    host: thisMachine,
    processStart: processStart(process.pid),
    token: randomUUID(),
  };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(path, mine)) return hold(path, mine);
    const holder = read(path);
    if (holder === "gone") continue;
    if (holder && isAlive(holder, path)) throw inUse(dataDir, holder);
    takeAway(path, holder);
  }
  throw new StartError(`The data directory ${dataDir} is in use by another start; wait and retry.`);
}

/** Whether a living process, this one or another, holds a data directory. */
export function isLocked(dataDir: string): boolean {
  const path = join(dataDir, "lock");
  const holder = read(path);
  return holder !== null && holder !== "gone" && isAlive(holder, path);
}

/** Takes away the lock of a worker thread that was ended; this process alone may do so. */
export function breakOwnLock(dataDir: string): void {
  const path = join(dataDir, "lock");
  const holder = read(path);
  if (holder && holder !== "gone" && isThisProcess(holder)) rmSync(path, { force: true });
}

function inUse(dataDir: string, holder: Holder): StartError {
  return new StartError(
    `The data directory ${dataDir} is in use by process ${holder.pid}; stop that process or set JUBILEE_DATA_DIR to another folder.`,
  );
}

/** Written beside and linked into place, so that nobody ever reads half a lock. */
function create(path: string, holder: Holder): boolean {
  const draft = `${path}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(path: string): Holder | "gone" | null {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return "gone";
    throw error;
  }
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

/** Moves a dead holder's lock aside; when another start was faster, puts the new one back. */
function takeAway(path: string, judged: Holder | null): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  const moved = read(aside);
  const isOther = moved !== "gone" && moved !== null && moved.token !== judged?.token;
  if (isOther) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function hold(path: string, mine: Holder): Lock {
  const beat = setInterval(() => {
    const now = new Date();
    if (isMine(path, mine)) utimesSync(path, now, now);
  }, beatMs);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (isMine(path, mine)) rmSync(path, { force: true });
    },
  };
}

function isMine(path: string, mine: Holder): boolean {
  const holder = read(path);
  return holder !== null && holder !== "gone" && holder.token === mine.token;
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== thisMachine) return Date.now() - statSync(path).mtimeMs < silentMs;
  if (isThisProcess(holder)) return true;
  return isRunning(holder.pid) && processStart(holder.pid) === holder.processStart;
}

/** Whether a process of this machine has this number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== "ESRCH";
  }
}

function isThisProcess(holder: Holder): boolean {
  return (
    holder.host === thisMachine &&
    holder.pid === process.pid &&
    holder.processStart === processStart(process.pid)
  );
}

/** Field 22 of `/proc/<pid>/stat`; null where there is no such file. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, "code") : null;
}
