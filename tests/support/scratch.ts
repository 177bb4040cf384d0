import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const memory = "/dev/shm";
const gib = 2 ** 30;
/** A run keeps a few databases of 100 MB at a time; browsers need the rest. */
const [roomNeeded, memoryNeeded] = [3 * gib, 6 * gib];
const prefix = "jubilee-run-";
const compiled = fileURLToPath(new URL("../../node_modules/.cache/node", import.meta.url));

/** Whether what lives as long as a test can stand in memory: copying a database to a disk costs ten times as much. */
export const isInMemory = hasRoom();

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomNeeded && freemem() > memoryNeeded;
  } catch {
    return false;
  }
}

/**
 * Gives this run and all that it starts a folder for temporary files, in memory where there is room,
 * which ends with the run. What a run left behind that was killed ends with the next one.
 */
export function makeScratch(): void {
  if (process.env["JUBILEE_SCRATCH"]) return;
  const place = isInMemory ? memory : tmpdir();
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(prefix)))
    if (!isRunning(Number(name.slice(prefix.length).split("-")[0])))
      rmSync(join(place, name), { recursive: true, force: true });
  const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`));
  // PostgreSQL runs as a user of its own, who goes through it.
  chmodSync(folder, 0o711);
  process.env["JUBILEE_SCRATCH"] = folder;
  process.env["TMPDIR"] = folder;
  // Half of what a process of the product takes to start is compiling the same files again.
  process.env["NODE_COMPILE_CACHE"] ??= compiled;
  process.env["JUBILEE_PGLITE_BUFFERS"] ??= "32MB";
  // Backups that nobody keeps need not be small: packing them was a twentieth of what the contract's tests cost.
  process.env["GZIP"] ??= "-1";
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * For processes of Node that live for seconds: optimizing the database engine costs more of the processor than all
 * that they do with it.
 */
export const shortLived = ["--liftoff-only"];

/** Whether a process is there, whoever it belongs to. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
}
