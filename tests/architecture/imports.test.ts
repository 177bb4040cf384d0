import { describe, expect, it } from "vitest";
import { importsOf, resolveImport, sourcesUnder, type Source } from "./sources.ts";

interface Rule {
  who: string;
  folder: string;
  /** Which of our own packages it may import. */
  may: RegExp;
  why: string;
  testsMay?: RegExp;
}

const nothing = /^$/;
const rules: Rule[] = [
  { who: "core", folder: "packages/core/src", may: nothing, why: "core decides alone" },
  { who: "ui", folder: "packages/ui/src", may: nothing, why: "ui draws and knows no data" },
  {
    who: "functions",
    folder: "supabase/functions",
    may: /^@jubilee\/(core\/[\w-]+\/[\w-]+\.(rules|types)|widgets\/built-pages)$/,
    testsMay: /^@jubilee\/(core|backend)\//,
    why: "an edge function runs on rules, injected dependencies and the built pages alone",
  },
  {
    who: "backend",
    folder: "packages/backend/src",
    may: /^@jubilee\/functions\//,
    why: "nothing but the functions' handlers may be shared with the server",
  },
  {
    who: "widgets",
    folder: "packages/widgets/src",
    may: /^@jubilee\/(core\/[\w-]+\/[\w-]+\.(rules|types)|ui\/[\w-]+)$/,
    why: "a store or an api would drag the data client into every host page",
  },
  {
    who: "portal",
    folder: "apps/portal/src",
    may: /^@jubilee\/(core|ui|widgets)(\/|$)/,
    why: "the portal composes core, ui and widgets and never the server",
  },
];

const isTest = ({ path }: Source) => /\.(test|stories)\.tsx?$/.test(path);

describe("who may import whom", () => {
  it.each(rules)("$who: $why", ({ folder, may, testsMay }) => {
    const sources = sourcesUnder([folder]);
    expect(sources.length, `no modules seen under ${folder}`).toBeGreaterThan(0);
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter((specifier) => specifier.startsWith("@jubilee/"))
        .filter((specifier) => !may.test(specifier))
        .filter((specifier) => !(isTest(source) && testsMay?.test(specifier)))
        .map((specifier) => `${source.path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it("no package reaches into another one by a relative path", () => {
    const home = (path: string) =>
      /^(packages\/[^/]+|apps\/[^/]+|supabase\/functions)\//.exec(path)?.[1];
    const sources = sourcesUnder(rules.map(({ folder }) => folder));
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => resolveImport(source, specifier))
        .filter((target) => home(target) !== home(source.path))
        .filter((target) => !(isTest(source) && target.startsWith("tests/")))
        .map((target) => `${source.path} reaches ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("a portal area never imports another area", () => {
    const area = (path: string) => /^apps\/portal\/src\/features\/([^/]+)\//.exec(path)?.[1];
    const sources = sourcesUnder(["apps/portal/src/features"]);
    expect(sources.length).toBeGreaterThan(0);
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .map((specifier) => resolveImport(source, specifier))
        .filter((target) => area(target) && area(target) !== area(source.path))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("rules are pure: no client, no store, no clock of their own", () => {
    const sources = sourcesUnder(["packages/core/src"]).filter(({ path }) =>
      path.endsWith(".rules.ts"),
    );
    expect(sources.length).toBeGreaterThan(0);
    const impure = sources.filter(
      (source) =>
        importsOf(source).some((specifier) =>
          /supabase|zustand|\.(api|store)\.ts$/.test(specifier),
        ) || /\bDate\.now\(\)|new Date\(\)|Math\.random\(\)|\bfetch\(/.test(source.text),
    );
    expect(impure.map(({ path }) => path)).toEqual([]);
  });

  it("route fragments are data: types and lazy imports only", () => {
    const sources = sourcesUnder(["apps/portal/src"]).filter(({ path }) =>
      path.endsWith(".routes.ts"),
    );
    expect(sources.length).toBeGreaterThan(0);
    const heavy = sources.filter((source) =>
      /^import (?!type|\{ type|\{ define)/m.test(source.text),
    );
    expect(heavy.map(({ path }) => path)).toEqual([]);
  });
});
