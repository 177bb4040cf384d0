import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "./check.types.ts";

const about = "clock";
/** Files' clocks tick slowly, and those of a folder on another machine go a little otherwise. */
const secondsAtMost = 5;
const hourMs = 3_600_000;

/**
 * This machine's clock against what was written in the data directory before: where the database is built in, no
 * other machine's clock is asked.
 */
export function checkClock(dataDir: string, now = new Date()): Finding {
  const aheadMs = newestIn(dataDir) - now.getTime();
  if (aheadMs <= secondsAtMost * 1000) {
    return {
      about,
      state: "ok",
      says: `it is ${now.toISOString()}, later than all that was written.`,
    };
  }
  return {
    about,
    state: "wrong",
    says: `it is ${now.toISOString()} here, and what was written last is from ${far(aheadMs)} later; let this machine ask a time server.`,
  };
}

const far = (ms: number): string =>
  ms < 2 * hourMs ? `${Math.round(ms / 60_000)} minutes` : `${Math.round(ms / hourMs)} hours`;

/** When something was written last: in the folder, or in what a running database writes all the time. */
function newestIn(dataDir: string): number {
  const folders = ["", "backups", "database", "database/global", "database/pg_wal"];
  const times = folders
    .map((name) => join(dataDir, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => writtenAt(join(folder, name))));
  return Math.max(0, ...times);
}

/** Beside a running server files go away. */
function writtenAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
