import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OpenBackend } from "../backend.types.ts";
import { createBucketFiles, putInBucket } from "../front/storage/bucket-files.ts";
import type { FileBucket } from "../front/storage/bucket.types.ts";

/** So many files travel at once. */
const atOnce = 8;

/** Copies every file that a row points at from the bucket into a folder, laid out as on a disk. */
export async function copyBucket(
  { options, query }: Pick<OpenBackend, "options" | "query">,
  folder: string,
): Promise<void> {
  if (!options.bucket) return;
  const files = createBucketFiles(options.bucket);
  const rows = await query<{ version: string }>(
    "select distinct version from storage.objects where version is not null order by 1",
  );
  await inLanes(rows, async ({ version }) => {
    const found = await files.read(version);
    if (!found) return;
    const place = join(folder, version.slice(0, 2));
    mkdirSync(place, { recursive: true, mode: 0o700 });
    await writeFile(join(place, version), Buffer.from(await found.arrayBuffer()), { mode: 0o600 });
  });
}

/**
 * Sends every file of such a folder to a bucket.
 *
 * @returns how many there were
 */
export async function sendFiles(folder: string, bucket: FileBucket): Promise<number> {
  if (!existsSync(folder)) return 0;
  const places = readdirSync(folder).flatMap((part) =>
    readdirSync(join(folder, part)).map((version) => ({ part, version })),
  );
  await inLanes(places, async ({ part, version }) =>
    putInBucket(bucket, version, await readFile(join(folder, part, version))),
  );
  return places.length;
}

async function inLanes<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const lane = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
