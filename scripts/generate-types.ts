/**
 * Writes `packages/core/src/database/<area>.types.gen.ts`, the tables, views and functions of each
 * area as supabase-js knows them, and what joins them, from the catalogue of a freshly migrated
 * database. `--check` fails when a file is out of date, missing or left over.
 */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { repositoryDir } from "@jubilee/backend/database/places";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { joinAnswers } from "./join-answers.ts";
import { areasOfObjects } from "./sql/schemas.ts";
import { areaTypes, joinedTypes } from "./sql/type-text.ts";
import { readTyped } from "./sql/typed-catalogue.ts";

const place = `${repositoryDir}packages/core/src/database`;

/** All generated files, by name. */
async function generate(backend: OpenBackend): Promise<Map<string, string>> {
  const { columns, keys, routines } = await readTyped(backend);
  const areaOf = areasOfObjects();
  const areas = [
    ...new Set(
      [...columns.map((one) => one.relation), ...routines.map((one) => one.name)].map(areaOf),
    ),
  ].toSorted();
  const files = areas.map((area): [string, string] => {
    const own = {
      area,
      columns: columns.filter(({ relation }) => areaOf(relation) === area),
      keys: keys.filter(({ relation }) => areaOf(relation) === area),
      routines: routines.filter(({ name }) => areaOf(name) === area),
    };
    return [`${area}.types.gen.ts`, areaTypes(own, areaOf)];
  });
  return new Map([
    ...files,
    ["database.types.gen.ts", joinedTypes(areas)],
    ["json-answers.types.gen.ts", joinAnswers()],
  ]);
}

function format(source: string): string {
  return execFileSync(
    `${repositoryDir}node_modules/.bin/oxfmt`,
    ["--stdin-filepath=database.types.ts"],
    { input: source, encoding: "utf8" },
  );
}

function keep(files: Map<string, string>): void {
  for (const [name, source] of files) writeFileSync(`${place}/${name}`, source);
  for (const name of written().filter((one) => !files.has(one))) rmSync(`${place}/${name}`);
  process.stdout.write(`Wrote ${files.size} files in packages/core/src/database\n`);
}

function check(files: Map<string, string>): void {
  const there = written();
  const wrong = [...files]
    .filter(
      ([name, source]) =>
        !there.includes(name) || readFileSync(`${place}/${name}`, "utf8") !== source,
    )
    .map(([name]) => name);
  const outdated = [...wrong, ...there.filter((name) => !files.has(name))];
  if (outdated.length === 0) return;
  process.stderr.write(`Out of date: ${outdated.join(", ")}; run \`pnpm gen:types\`.\n`);
  process.exitCode = 1;
}

const written = () => globSync("*.gen.ts", { cwd: place });

const backend = await openTestBackend();
try {
  const files = await generate(backend);
  const formatted = new Map([...files].map(([name, source]) => [name, format(source)]));
  if (process.argv.includes("--check")) check(formatted);
  else keep(formatted);
} finally {
  await backend.close();
}
