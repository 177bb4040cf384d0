import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

const fileIn = (dataDir: string): string => join(dataDir, "unfinished");

/**
 * Fills a data directory with what comes from elsewhere. Until all of it is there a note lies beside
 * it, so that nothing is ever served from the half that a crash or a full disk left behind.
 *
 * @param what `restore` or `move`
 */
export async function filling<Value>(
  dataDir: string,
  what: string,
  fill: () => Promise<Value>,
): Promise<Value> {
  writeFileSync(fileIn(dataDir), what, { mode: 0o600 });
  const filled = await fill();
  rmSync(fileIn(dataDir));
  return filled;
}

/** @throws {StartError} when filling the data directory came to no end */
export function requireWhole(dataDir: string): void {
  const path = fileIn(dataDir);
  if (!existsSync(path)) return;
  throw new StartError(
    `${dataDir} holds only a part: "npx jubilee ${readFileSync(path, "utf8")}" did not come to its end there. Empty it (and, with PostgreSQL, take a new database), and run the command again.`,
  );
}
