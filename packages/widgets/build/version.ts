import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { source } from "./pieces.ts";

/** Changes with every source file: the address of later screens changes with it. */
export function sourceVersion(): string {
  const hash = createHash("sha256");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).toSorted();
  for (const file of files.filter((name) => /(?<!\.test|\.stories)\.tsx?$/.test(name))) {
    hash.update(file).update(readFileSync(join(source, file)));
  }
  return hash.digest("hex").slice(0, 10);
}
