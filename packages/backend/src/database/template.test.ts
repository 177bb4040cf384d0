import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { schemaHash } from "./migrations.ts";
import { layDatabase } from "./template.ts";

const nobody = 65_534;
/** Not in the run's own folder, which nobody else may enter. */
const folder = mkdtempSync("/tmp/jubilee-template-");
const isRoot = process.geteuid?.() === 0;

function asSomebodyElse(): void {
  if (isRoot) process.seteuid?.(nobody);
}
afterEach(() => {
  if (isRoot) process.seteuid?.(0);
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
});

test("templates that another user has made are left alone, and the database is made anew", async () => {
  const name = `schema-${schemaHash([], "pglite 0.4.5").slice(0, 16)}`;
  mkdirSync(join(folder, name));
  chmodSync(folder, 0o555);
  const directory = join(folder, "database");
  asSomebodyElse();
  await layDatabase(directory, [], folder);
  expect(existsSync(directory)).toBe(false);
});
