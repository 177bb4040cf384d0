import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { DemoPart } from "./demo-part.types.ts";
import { demoParts } from "./demo-parts.gen.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const files = globSync("*/*.demo.ts", { cwd: folder });

it("the demo joins every area's parts, each once", async () => {
  const written = await Promise.all(
    files.map(async (file) => {
      const { demo }: { demo: DemoPart } = await import(/* @vite-ignore */ `${folder}${file}`);
      return { file, demo };
    }),
  );
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter(({ demo }) => !demoParts.includes(demo)).map(({ file }) => file)).toEqual(
    [],
  );
  expect(new Set(demoParts).size).toBe(demoParts.length);
  expect(demoParts).toHaveLength(written.length);
  const places = demoParts.flatMap(({ order }) => order ?? []);
  expect(new Set(places).size).toBe(places.length);
});
