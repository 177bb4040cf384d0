import { describe, expect, it } from "vitest";
import { ourFolders, sourcesUnder } from "./sources.ts";

const sources = sourcesUnder(ourFolders);
const generated = /\.gen\.ts$|\.data\.ts$/;

describe("the shape of files", () => {
  it("no file is longer than 400 lines", () => {
    expect(sources.length).toBeGreaterThan(50);
    const long = sources.filter(({ path, lines }) => lines > 400 && !generated.test(path));
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  it("a file of SQL is no longer than 400 lines; migrations are written by a program", () => {
    const schemas = sourcesUnder(["supabase/schemas", "supabase/tests"], /\.sql$/);
    expect(schemas.length).toBeGreaterThan(0);
    const long = schemas.filter(({ lines }) => lines > 400);
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  it("every file of core says its role in its name", () => {
    const role =
      /\.(types|rules|api|answers|store|queries|copy|data|audited|held|notices|permissions|widget|test)\.ts$|\.gen\.ts$/;
    const core = sources.filter(({ path }) => path.startsWith("packages/core/src"));
    expect(core.filter(({ path }) => !role.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it("nothing is called after nothing", () => {
    const vague = /(^|[/.-])(utils?|helpers?|common|misc|manager|service)([/.-]|$)/i;
    expect(sources.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it("a component's file has its name and default exports are for pages, tabs, sections and stories", () => {
    const wrong = sources
      .filter(({ path }) => /^(packages\/ui|apps\/portal)\/src\/.*\.tsx$/.test(path))
      .filter(
        ({ path }) => !/\.(stories|test)\.tsx$|(Page|Tab|Section)\.tsx$|main\.tsx$/.test(path),
      )
      .filter(({ text }) => /^export default/m.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("no colour is written outside the theme, the covers and the mails", () => {
    const home = /^packages\/ui\/src\/(theme|covers)\/|\/mails\/|\.(test|stories)\.tsx?$|^tests\//;
    const colour =
      /["'`\s:(]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b["'`;,\s)]|\b(?:rgba?|hsla?|oklch)\(\s*\d/i;
    const wrong = sources
      .filter(({ path }) => /^(packages\/(ui|widgets)|apps\/portal\/src)\//.test(path))
      .filter(({ path, text }) => !home.test(path) && colour.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("types are not talked out of", () => {
    const loose = /:\s*any\b|\bas any\b|@ts-ignore|@ts-expect-error|\bas unknown as\b|@ts-nocheck/;
    const wrong = sources.filter(
      ({ path, text }) => loose.test(text) && path !== "tests/architecture/files.test.ts",
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("a client knows the database", () => {
    const untyped = /\bSupabaseClient\b(?!<Database>)/;
    const wrong = sources
      .filter(({ path }) => /^(packages|apps)\//.test(path))
      .filter(({ text }) => untyped.test(text.replace(/^import [^;]*;$/gm, "")));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("no test sleeps, is skipped or stands alone", () => {
    const bad = /\b(it|test|describe)\.(skip|only|todo|fixme)\b|waitForTimeout\(/;
    const tests = sources.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
    expect(tests.length).toBeGreaterThan(0);
    const wrong = tests.filter(
      ({ path, text }) => bad.test(text) && path !== "tests/architecture/files.test.ts",
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
