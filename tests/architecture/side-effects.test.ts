import { readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { resolveImport, sourcesUnder, type Source } from "./sources.ts";

/** What a file imports for what it does, not for what it gives: a bundler drops it unless it is told. */
const importedToAct = (source: Source): string[] =>
  parseSync(source.path, source.text)
    .module.staticImports.filter(({ entries }) => entries.length === 0)
    .map(({ moduleRequest }) => resolveImport(source, moduleRequest.value))
    .filter((path) => !/\.types\.ts$|\.css(\.ts)?$/.test(path));

const isTest = ({ path }: Source) => /\.(test|stories)\.tsx?$/.test(path);

it.each(["core", "ui", "widgets"])("what %s does on import is kept by bundlers", (name) => {
  const folder = `packages/${name}/`;
  const { sideEffects } = JSON.parse(readFileSync(`${folder}package.json`, "utf8")) as {
    sideEffects: string[] | false;
  };
  const kept = (sideEffects || []).map((glob) => folder + glob.replace(/^\.\//, ""));
  const dropped = sourcesUnder([`${folder}src`])
    .filter((source) => !isTest(source))
    .flatMap(importedToAct)
    .filter((path) => path.startsWith(folder) && !kept.some((glob) => matchesGlob(path, glob)));
  expect(dropped).toEqual([]);
});
