import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const releaseName = /^\d+\.\d+\.\d+-[0-9a-f]{10}\.js$/;

/**
 * Keeps the present release of the widgets' one file beside the data: pages that pin it with its
 * hash find it after every later build too.
 *
 * @param built where the build laid the scripts, with its `release.json`
 * @param dataDir the installation's data directory
 * @returns the folder of all releases so far
 */
export function keepRelease(built: string, dataDir: string): string {
  const kept = join(dataDir, "embed-releases");
  mkdirSync(kept, { recursive: true });
  const record = join(built, "release.json");
  if (!existsSync(record)) return kept;
  const { file } = JSON.parse(readFileSync(record, "utf8")) as { file: string };
  const target = join(kept, file);
  if (releaseName.test(file) && !existsSync(target)) copyFileSync(join(built, file), target);
  return kept;
}
