import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const built = (path: string) => `${root}/packages/widgets/dist/${path}`;
const manifest = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`${root}/packages/${name}/package.json`, "utf8"));

const run = promisify(execFile);

/** What a script says that Node runs with these flags, as a module. */
async function says(script: string, ...flags: string[]): Promise<string> {
  const parameters = [...flags, "--input-type=module", "--eval", script];
  const { stdout } = await run(process.execPath, parameters, { cwd: root });
  return stdout.trim();
}

/** What a page of these words asks for first, as its builder bundles it; React stays outside. */
async function firstScript(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, sourcefile: "page.js" },
    bundle: true,
    splitting: true,
    write: false,
    logLevel: "error",
    format: "esm",
    outdir: "/page",
    external: ["react", "react/jsx-runtime"],
    loader: { ".woff2": "empty" },
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const follow = (path: string, met: Set<string>): Set<string> => {
    if (met.has(path)) return met;
    met.add(path);
    const imports = (texts.get(path) ?? "").matchAll(/^(?:import|\} from) "\.(\/[^"]+)"/gm);
    for (const [, file] of imports) follow(`/page${file}`, met);
    return met;
  };
  return [...follow("/page/stdin.js", new Set())].map((path) => texts.get(path)).join("\n");
}

describe.each(["core", "ui", "widgets"])("the package of %s", (name) => {
  it("may be used: licence, words and no address that is nobody's", () => {
    const { license, repository, keywords } = manifest(name);
    expect(license).toBe("MIT");
    expect(JSON.stringify(repository ?? {})).not.toContain(".example");
    expect(keywords).not.toEqual([]);
    expect(readFileSync(`${root}/packages/${name}/LICENSE`, "utf8")).toContain("MIT License");
    expect(readFileSync(`${root}/packages/${name}/README.md`, "utf8")).toContain("npm install");
  });
});

it("types of the core bring no library of its calls to who installs the widgets", () => {
  const names = (part: unknown) => Object.keys(Object(part));
  expect(manifest("core")["dependencies"]).toBeUndefined();
  expect(names(manifest("core")["peerDependencies"])).toEqual(
    names(manifest("core")["peerDependenciesMeta"]),
  );
  const widgets = manifest("widgets");
  expect(names(widgets["dependencies"])).toEqual(["@jubilee/core"]);
  expect(widgets["peerDependencies"]).toEqual({ react: ">=18" });
  expect(widgets["peerDependenciesMeta"]).toEqual({ react: { optional: true } });
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

  it("brings a widget with its component in one go, and no other widget", async () => {
    const text = await firstScript(
      `import { RsvpWidget } from ${JSON.stringify(built("react/index.js"))}; console.log(RsvpWidget);`,
    );
    expect(text).toContain("customElements.define(");
    expect(text).toMatch(/kind: "rsvp"/);
    expect(text).not.toMatch(/kind: "(?:tickets|donation|showcase|countdown)"/);
    expect(text).not.toMatch(/react-dom/);
  });

  it("registers its elements without React", async () => {
    const path = built("elements/index.js");
    const text = readFileSync(path, "utf8");
    expect(text).not.toMatch(/from "react/);
    expect(text).toContain("sourceMappingURL");
  });

  it.each(["elements/index", "frameworks/vue.types", "frameworks/svelte.types"])(
    "the types of %s are read without React's",
    (entry) => {
      const met = new Set<string>();
      const follow = (path: string): void => {
        if (met.has(path)) return;
        met.add(path);
        const text = readFileSync(path, "utf8");
        expect(text, path).not.toMatch(/from "react/);
        const imports = text.matchAll(/(?:from|import) "(\.[^"]+)\.ts"/g);
        for (const [, file = ""] of imports) follow(join(dirname(path), `${file}.d.ts`));
      };
      follow(built(`types/packages/widgets/src/${entry}.d.ts`));
      expect(met.size).toBeGreaterThan(2);
    },
  );

  it("packs what its entries name, and nothing that is only for us", async () => {
    const { stdout } = await run("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
      cwd: `${root}/packages/widgets`,
      maxBuffer: 16 * 1024 * 1024,
    });
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const paths = files.map(({ path }) => path);
    const { exports } = Object(manifest("widgets")["publishConfig"]) as { exports: object };
    const targets = Object.values(exports).flatMap((one: string | object) =>
      typeof one === "string" ? [one] : (Object.values(one) as string[]),
    );
    for (const target of targets) {
      const [before = "", after = ""] = target.slice(2).split("*");
      expect(
        paths.some((path) => path.startsWith(before) && path.endsWith(after)),
        `${target} is packed`,
      ).toBe(true);
    }
    const folders = new Set(paths.map((path) => path.split("/").slice(0, 2).join("/")));
    expect([...folders].toSorted()).toEqual([
      "LICENSE",
      "README.md",
      "custom-elements.json",
      "dist/elements",
      "dist/embed",
      "dist/react",
      "dist/server",
      "dist/types",
      "package.json",
    ]);
    expect(paths.filter((path) => /\.(?:test|stories)\.|fixtures/.test(path))).toEqual([]);
  });
});
