import type { Stats } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** A clock of files that ticks this rarely hides what is written within a tick of it. */
const tickMs = 100;

/** What a file was when it was copied. */
interface Copied {
  size: number;
  mtimeMs: number;
  atMs: number;
}

/** A copy of a folder that is brought up to date again and again while somebody writes to it. */
export interface FolderCopy {
  /** Copies what is new or has changed since the last time. Gives how many bytes it copied. */
  update(): Promise<number>;
}

/** Files of a running database come and go; one that has gone is none. */
export function copyOfFolder(from: string, to: string): FolderCopy {
  const copied = new Map<string, Copied>();

  async function copy(path: string, found: Stats): Promise<boolean> {
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const atMs = Date.now();
    const isThere = await copyFile(join(from, path), target).then(() => true, gone);
    if (isThere) copied.set(path, { size: found.size, mtimeMs: found.mtimeMs, atMs });
    return isThere === true;
  }

  function isSame(path: string, { size, mtimeMs }: Stats): boolean {
    const known = copied.get(path);
    if (!known || known.size !== size || known.mtimeMs !== mtimeMs) return false;
    return mtimeMs < known.atMs - tickMs;
  }

  return {
    async update() {
      const present = new Set<string>();
      let bytes = 0;
      for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
        const path = relative(from, join(entry.parentPath, entry.name));
        if (entry.isDirectory()) {
          await mkdir(join(to, path), { recursive: true, mode: 0o700 });
          continue;
        }
        const found = await stat(join(from, path)).catch(gone);
        if (!found) continue;
        present.add(path);
        if (isSame(path, found)) continue;
        if (await copy(path, found)) bytes += found.size;
      }
      for (const path of copied.keys()) {
        if (present.has(path)) continue;
        copied.delete(path);
        await rm(join(to, path), { force: true });
      }
      return bytes;
    },
  };
}

function gone(error: unknown): null {
  if (error instanceof Error && Reflect.get(error, "code") === "ENOENT") return null;
  throw error;
}
