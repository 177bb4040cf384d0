import { readFileSync, writeFileSync } from "node:fs";
import type { Migration } from "@jubilee/backend/database/migrations";
import { repositoryDir } from "@jubilee/backend/database/places";

const path = `${repositoryDir}supabase/migrations.sums`;

/** The checksum of each migration that is finished, by its file's name. */
export function readSums(): Map<string, string> {
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Writes down that a migration is finished; from then on nobody edits it. */
export function seal(migration: Migration): void {
  const sums = readSums().set(fileOf(migration), migration.checksum);
  writeFileSync(path, [...sums].map(([file, sum]) => `${sum}  ${file}\n`).join(""));
}

/** A migration's file. */
export function fileOf({ version, name }: Migration): string {
  return `${version}_${name}.sql`;
}
