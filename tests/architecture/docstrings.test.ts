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
