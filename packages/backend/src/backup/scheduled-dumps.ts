import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { OpenBackend } from "../backend.types.ts";
import { writeBackup } from "./write-backup.ts";

/** How often a backup is written by itself, and how many are kept. */
export interface DumpSchedule {
  everyMs: number;
  kept: number;
}

const prefix = "scheduled-";

/**
 * Writes a backup now and then into `backups` of the data directory; the oldest make room. The
 * built-in database survives the death of its process, but the loss of power only up to its last
 * dump.
 *
 * @returns stops it
 */
export function scheduleDumps(backend: OpenBackend, { everyMs, kept }: DumpSchedule): () => void {
  const folder = join(backend.options.dataDir, "backups");
  const timer = setInterval(() => {
    writeBackup(backend, join(folder, `${prefix}${stamp(new Date())}`))
      .then(() => removeOldest(folder, kept))
      .catch((error: unknown) => console.error("The scheduled backup failed:", error));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** An instant as a folder's name: `2026-05-03T18-00-00-000Z`. */
export function stamp(at: Date): string {
  return at.toISOString().replace(/[:.]/g, "-");
}

function removeOldest(folder: string, kept: number): void {
  if (!existsSync(folder)) return;
  const scheduled = readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && !name.endsWith(".part"))
    .toSorted()
    .toReversed();
  for (const name of scheduled.slice(kept)) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
