import { describe, expect, it } from "vitest";
import { sourcesUnder } from "./sources.ts";

/** Exported functions, classes and constants without a docstring directly above them. */
function undocumented(text: string): string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const name = /^export (?:async )?(?:function|class|const) (\w+)/.exec(line)?.[1];
    if (!name) return [];
    const above = (lines[index - 1] ?? "").trim();
    const overload = new RegExp(`^export (async )?function ${name}\\b`).test(
      lines[index - 1] ?? "",
    );
    return above.endsWith("*/") || overload ? [] : [name];
  });
}

describe("public exports say what they are", () => {
  it.each(["packages/core/src", "packages/backend/src"])("%s", (folder) => {
    const sources = sourcesUnder([folder]).filter(
      ({ path }) => !/\.test\.ts$|\.gen\.ts$|\.data\.ts$/.test(path),
    );
    expect(sources.length).toBeGreaterThan(0);
    const wrong = sources.flatMap(({ path, text }) =>
      undocumented(text).map((name) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** The docstring directly above a component, on one line. */
function docstringOf(text: string, name: string): string | undefined {
  const above = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:function|const) ${name}\b`,
  ).exec(text);
  return above?.[1]?.replaceAll(/\s*\n\s*\*\s*/g, " ").trim();
}

describe("every component says when to use another one", () => {
  const components = sourcesUnder(["packages/ui/src/components"]).flatMap(({ path, text }) => {
    const [folder, file] = path.split("/").slice(-2);
    const name = file?.replace(/\.tsx$/, "") ?? "";
    const isMain = folder === name.replaceAll(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();
    return isMain ? [{ name, text }] : [];
  });
  const names = components.map(({ name }) => name);
  /** Told of by a call, not by an element. */
  const otherWays = ["toast"];

  it.each(components)("$name", ({ name, text }) => {
    const said = docstringOf(text, name) ?? "";
    const others = [...names, ...otherWays].filter((other) => other !== name);
    expect(
      others.filter((other) => new RegExp(String.raw`\b${other}(s|es)?\b`).test(said)),
    ).not.toEqual([]);
  });
});
