import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { joinedFiles } from "../../scripts/joins.ts";

const textOf = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

const files = await joinedFiles();

it.each(files.map(({ file, text }) => [file, text] as const))(
  "%s names every fragment that is there",
  (file, text) => {
    expect(textOf(file), "write it anew: pnpm join").toBe(text);
  },
);
