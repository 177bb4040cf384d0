import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

const ending = ".gz";

/** Packs every file of a folder for itself, piece by piece: memory stays the same however large it is. */
export async function packFolder(from: string, to: string): Promise<void> {
  await eachFile(from, to, async (source, target) => {
    await pipeline(
      createReadStream(source),
      createGzip({ level: 3 }),
      createWriteStream(`${target}${ending}`, { mode: 0o600 }),
    );
  });
}

/** Lays out what `packFolder` packed. */
export async function unpackFolder(from: string, to: string): Promise<void> {
  await eachFile(from, to, async (source, target) => {
    await pipeline(
      createReadStream(source),
      createGunzip(),
      createWriteStream(target.slice(0, -ending.length), { mode: 0o600 }),
    );
  });
}

async function eachFile(
  from: string,
  to: string,
  work: (source: string, target: string) => Promise<void>,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    // Empty folders count: a database does not start without those of its logs.
    if (entry.isDirectory()) await mkdir(target, { recursive: true, mode: 0o700 });
    else {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await work(source, target);
    }
  }
}
