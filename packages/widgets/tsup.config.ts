import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Options } from "tsup";
import { filesByAddress, stylesAsText, thinRuntime } from "./build/plugins.ts";

// Later screens carry their content in their names: what an older build has left would be packed too.
for (const folder of ["dist/react", "dist/elements", "dist/server"]) {
  rmSync(fileURLToPath(new URL(folder, import.meta.url)), { recursive: true, force: true });
}

const shared: Options = {
  format: ["esm"],
  target: "es2022",
  platform: "neutral",
  splitting: true,
  sourcemap: true,
  clean: false,
  silent: true,
  noExternal: [/^@jubilee\//, "uqr", /^@fontsource/],
};

/** The npm package: what is used of core and ui comes along. */
export default defineConfig([
  {
    ...shared,
    // React stays outside, and the bundlers of server components see where the browser begins.
    entry: { index: "src/index.ts" },
    outDir: "dist/react",
    external: [/^react(-dom)?(\/|$)/],
    banner: { js: '"use client";' },
    esbuildPlugins: [filesByAddress(), stylesAsText()],
  },
  {
    ...shared,
    entry: { index: "src/elements/index.ts" },
    outDir: "dist/elements",
    noExternal: [/.*/],
    esbuildPlugins: [filesByAddress(), stylesAsText(), thinRuntime()],
  },
  {
    ...shared,
    entry: { index: "src/server/index.ts" },
    outDir: "dist/server",
    esbuildPlugins: [filesByAddress(), stylesAsText()],
  },
]);
