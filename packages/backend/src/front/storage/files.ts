import { createHash, randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Bytes on disk; each version of an object is a file of its own that never changes. */
export interface Files {
  /** Writes bytes under a new version. */
  write(bytes: Uint8Array): Promise<string>;
  /** Copies a version; returns the new one. */
  copy(version: string): Promise<string>;
  /** Null when the file is gone. */
  read(version: string): Promise<Blob | null>;
  remove(versions: (string | null)[]): Promise<void>;
}

/**
 * Keeps files under `<directory>/<two characters>/<version>`. Versions are UUIDs made here, so no
 * name that a client chose ever becomes a path.
 */
export function createFiles(directory: string): Files {
  const pathOf = (version: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(version)) throw new Error(`${version} is no version of a file.`);
    return join(directory, version.slice(0, 2), version);
  };
  const placeFor = async (version: string): Promise<string> => {
    await mkdir(join(directory, version.slice(0, 2)), { recursive: true, mode: 0o700 });
    return pathOf(version);
  };
  return {
    async write(bytes) {
      const version = randomUUID();
      await writeFile(await placeFor(version), bytes, { mode: 0o600, flag: "wx" });
      return version;
    },
    async copy(version) {
      const made = randomUUID();
      await copyFile(pathOf(version), await placeFor(made));
      return made;
    },
    async read(version) {
      try {
        return await openAsBlob(pathOf(version));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(versions) {
      for (const version of versions) {
        if (version) await rm(pathOf(version), { force: true });
      }
    },
  };
}

/** A strong validator of bytes for `ETag`. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"`;
}

function isMissing(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : null;
  return code === "ENOENT" || code === "ERR_INVALID_ARG_VALUE";
}
