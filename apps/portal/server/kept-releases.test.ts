import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keepRelease } from "./kept-releases.ts";

const built = mkdtempSync(join(tmpdir(), "jubilee-built-"));
const dataDir = mkdtempSync(join(tmpdir(), "jubilee-data-"));
afterAll(() => {
  for (const folder of [built, dataDir]) rmSync(folder, { recursive: true, force: true });
});

function build(version: string): void {
  writeFileSync(join(built, `${version}.js`), `/* ${version} */`);
  writeFileSync(join(built, "release.json"), JSON.stringify({ file: `${version}.js` }));
}

test("a release outlives the build that made it", () => {
  build("0.1.0-aaaaaaaaaa");
  const kept = keepRelease(built, dataDir);
  rmSync(join(built, "0.1.0-aaaaaaaaaa.js"));
  build("0.2.0-bbbbbbbbbb");
  keepRelease(built, dataDir);
  expect(readFileSync(join(kept, "0.1.0-aaaaaaaaaa.js"), "utf8")).toContain("0.1.0");
  expect(readFileSync(join(kept, "0.2.0-bbbbbbbbbb.js"), "utf8")).toContain("0.2.0");
});

test("a name that leads elsewhere is not followed", () => {
  writeFileSync(join(built, "release.json"), JSON.stringify({ file: "../../etc/passwd" }));
  expect(() => keepRelease(built, dataDir)).not.toThrow();
});
