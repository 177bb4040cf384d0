import { mkdir } from "node:fs/promises";
import { runTool } from "./run-tool.ts";

const missing = "tar is not installed; install it (Debian: apt-get install tar gzip).";

/** Packs a folder into one archive, in a process of its own: nobody waits, and memory stays small. */
export async function packFolder(from: string, archive: string): Promise<void> {
  await runTool("tar", ["-czf", archive, "-C", from, "."], missing);
}

/** Lays out what `packFolder` packed. */
export async function unpackFolder(archive: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await runTool("tar", ["-xzf", archive, "-C", to], missing);
}
