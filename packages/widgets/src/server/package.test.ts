import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const built = (path: string) => `${root}/packages/widgets/dist/${path}`;
const manifest = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`${root}/packages/${name}/package.json`, "utf8"));

/** What a script says that Node runs with these flags, as a module. */
async function says(script: string, ...flags: string[]): Promise<string> {
  const parameters = [...flags, "--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: root });
  return stdout.trim();
}

describe.each(["core", "ui", "widgets"])("the package of %s", (name) => {
  it("may be used: licence, words and where it comes from", () => {
    const { license, repository, keywords } = manifest(name);
    expect(license).toBe("MIT");
    expect(repository).toMatchObject({ directory: `packages/${name}` });
    expect(keywords).not.toEqual([]);
    expect(readFileSync(`${root}/packages/${name}/LICENSE`, "utf8")).toContain("MIT License");
    expect(readFileSync(`${root}/packages/${name}/README.md`, "utf8")).toContain("npm install");
  });
});

it("types of the core bring no library of its calls to who installs the widgets", () => {
  expect(manifest("core")["dependencies"]).toBeUndefined();
  expect(Object.keys(Object(manifest("widgets")["dependencies"]))).toEqual(["@jubilee/core"]);
});

// The tests of whole pages build the package; a checkout that has not been built has none yet.
describe.runIf(existsSync(built("react/index.js")))("the built package", () => {
  it("says where the browser begins, and is imported by a server of components", async () => {
    const path = built("react/index.js");
    expect(readFileSync(path, "utf8")).toMatch(/^"use client";/);
    const script = `const it = await import(${JSON.stringify(path)}); console.log(Object.keys(it).join())`;
    expect(await says(script, "--conditions=react-server")).toContain("RsvpWidget");
    expect(await says(script)).toContain("RsvpWidget");
  });

  it("registers its elements without React", async () => {
    const path = built("elements/index.js");
    const text = readFileSync(path, "utf8");
    expect(text).not.toMatch(/from "react/);
    expect(text).toContain("sourceMappingURL");
  });
});
