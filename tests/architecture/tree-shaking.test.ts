import { describe, expect, it } from "vitest";
import { bundleOf } from "../support/bundle.ts";

const use = (...lines: string[]) =>
  lines.map((line) => `import ${line}`).join("\n") +
  `\nglobalThis.used = [${lines.map((line) => /\{ (\w+) \}/.exec(line)?.[1]).join(", ")}];`;

describe("a page pays for the components it uses", () => {
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

  it("a component comes with its own words and no others", async () => {
    const { modules } = await bundleOf(
      use('{ Pagination } from "@jubilee/ui/pagination"', '{ Banner } from "@jubilee/ui/banner"'),
    );
    const words = modules.filter((id) => /\.copy\.ts|words\/english/.test(id));
    expect(new Set(words.map((id) => id.split("/").at(-1)))).toEqual(
      new Set(["banner.copy.ts", "button.copy.ts", "pagination.copy.ts"]),
    );
  });

  it("button and dialog together stay within 24.5 kB gzip with their styles", async () => {
    const { gzipBytes } = await bundleOf(
      use('{ Button } from "@jubilee/ui/button"', '{ Dialog } from "@jubilee/ui/dialog"'),
    );
    expect(gzipBytes).toBeLessThanOrEqual(24_500);
  });
});
