import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Stands in the run's own folder for temporary files, and ends with it. */
const kept = join(tmpdir(), "jubilee-demo");
const draft = `${kept}.part`;
const lookEveryMs = 200;

/**
 * Lays the demo of this run into an empty data directory: making one takes far longer than copying
 * it, so the first who asks makes it, and who comes meanwhile waits.
 *
 * @param make fills a data directory and leaves it closed
 */
export async function layDemo(
  dataDir: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  while (!existsSync(kept)) {
    // One waits for the other.
    // oxlint-disable-next-line no-await-in-loop
    await (isMine() ? keep(make) : pause(lookEveryMs));
  }
  cpSync(kept, dataDir, { recursive: true });
}

/** Whether nobody else makes it: a folder is made once. */
function isMine(): boolean {
  try {
    mkdirSync(draft);
    return true;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "EEXIST") return false;
    throw error;
  }
}

/** What fails leaves the place to the next. */
async function keep(make: (folder: string) => Promise<void>): Promise<void> {
  try {
    await make(draft);
    renameSync(draft, kept);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}
