import { createHash } from "node:crypto";
import { createReadStream, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";

/** What a backup says of itself. */
const notes = new Set(["backup.json", "tried.json"]);

/** SHA-256 of every file in a folder, by its path in it; files are read piece by piece. */
export async function checksumsOf(folder: string): Promise<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !notes.has(path))
    .toSorted();
  const checksums: Record<string, string> = {};
  for (const path of paths) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(folder, path)), hash);
    checksums[path] = hash.digest("hex");
  }
  return checksums;
}
