import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const entry = "virtual:use";

interface Bundle {
  modules: string[];
  gzipBytes: number;
}

/** What a page pays for a few imports from the component library; React is the page's own. */
async function bundleOf(code: string): Promise<Bundle> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      vanillaExtractPlugin(),
      {
        name: "use",
        resolveId: (id) => (id === entry ? `${root}packages/ui/use.ts` : undefined),
        load: (id) => (id.endsWith("packages/ui/use.ts") ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/ },
    },
  })) as Rolldown.RolldownOutput;
  const modules = result.output.flatMap((part) =>
    part.type === "chunk" ? Object.entries(part.modules) : [],
  );
  const texts = result.output.map((part) => (part.type === "chunk" ? part.code : part.source));
  return {
    modules: modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id),
    gzipBytes: texts.reduce((sum, text) => sum + gzipSync(text).length, 0),
  };
}

const use = (...lines: string[]) =>
  lines.map((line) => `import ${line}`).join("\n") +
  `\nglobalThis.used = [${lines.map((line) => /\{ (\w+) \}/.exec(line)?.[1]).join(", ")}];`;

describe("a page pays for the components it uses", { timeout: 60_000 }, () => {
  it("a button brings neither Ark nor the table nor the covers", async () => {
    const { modules } = await bundleOf(use('{ Button } from "@jubilee/ui/button"'));
    expect(modules.length).toBeGreaterThan(3);
    expect(
      modules.filter((id) => /@ark-ui|@zag-js|@tanstack|src\/covers|data-table/.test(id)),
    ).toEqual([]);
  });

  it("one export of a file of several leaves the others out", async () => {
    const { modules } = await bundleOf(use('{ SkeletonRows } from "@jubilee/ui/skeleton"'));
    expect(modules.filter((id) => /lucide-react/.test(id))).toEqual([]);
  });

  it("the palette comes without a single drawing", async () => {
    const { modules } = await bundleOf(use('{ themeOf } from "@jubilee/ui/palette"'));
    expect(modules.some((id) => id.includes("covers/palette"))).toBe(true);
    expect(modules.filter((id) => /covers\/(families|drawCover|shapes)/.test(id))).toEqual([]);
  });

  it("button and dialog together stay within 25.5 kB gzip with their styles", async () => {
    const { gzipBytes } = await bundleOf(
      use('{ Button } from "@jubilee/ui/button"', '{ Dialog } from "@jubilee/ui/dialog"'),
    );
    expect(gzipBytes).toBeLessThanOrEqual(25_500);
  });
});
