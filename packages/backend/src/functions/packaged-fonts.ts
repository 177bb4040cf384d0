import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { unwrapWoff } from "./woff.ts";
import { log } from "../log/log.ts";

const read = new Map<string, Promise<Uint8Array | null>>();

/**
 * A font file of the packages `@fontsource/…`, kept after the first time; null where it is not installed.
 *
 * @param file its place, such as `noto-sans/files/noto-sans-greek-400-normal.woff`
 */
export function readPackagedFont(file: string): Promise<Uint8Array | null> {
  const known = read.get(file);
  if (known) return known;
  const bytes = readFrom(file).catch((error: unknown) => {
    log.error(`The font ${file} cannot be read; texts that need it are left out.`, error);
    return null;
  });
  read.set(file, bytes);
  return bytes;
}

async function readFrom(file: string): Promise<Uint8Array> {
  return unwrapWoff(await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}`))));
}
