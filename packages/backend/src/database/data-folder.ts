import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "./start-error.ts";

const impossible = new Set(["ENOENT", "ENOTDIR", "EEXIST", "ELOOP", "ENAMETOOLONG", "EINVAL"]);

/**
 * Makes the data directory, for its owner alone, and the folders above it. One at a time: where the
 * kernel makes no folders, such as under `/proc`, a recursive `mkdir` never comes back.
 *
 * @throws {StartError} when no folder can be there
 */
export function makeDataFolder(path: string): void {
  try {
    make(path);
  } catch (error) {
    if (!impossible.has(String(codeOf(error)))) throw error;
    throw new StartError(
      `The data directory ${path} cannot be made; set JUBILEE_DATA_DIR to a folder on a disk.`,
      { cause: error },
    );
  }
}

function make(path: string): void {
  if (isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) make(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== "EEXIST" || !isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, "code") : null;
}
