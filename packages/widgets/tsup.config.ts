import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Options } from "tsup";
import { filesByAddress, stylesAsText, thinRuntime } from "./build/plugins.ts";
import { joinsByName } from "./build/joinsByName.ts";
import { widgetKinds } from "./src/kinds.ts";

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

const components = widgetKinds.map((kind) => `${kind[0]?.toUpperCase()}${kind.slice(1)}Widget`);

/** The npm package: what is used of core and ui comes along. */
export default defineConfig([
  {
    ...shared,
    // React stays outside, and the bundlers of server components see where the browser begins. Each
    // component is a file of its own: whoever uses one takes no other widget along.
    entry: {
      index: "src/index.ts",
      ...Object.fromEntries(components.map((name) => [name, `src/react/${name}.tsx`])),
    },
    outDir: "dist/react",
    banner: { js: '"use client";' },
    noExternal: [/.*/],
    esbuildPlugins: [joinsByName(), filesByAddress(), stylesAsText(), thinRuntime()],
  },
  {
    ...shared,
    entry: { index: "src/elements/index.ts" },
    outDir: "dist/elements",
    noExternal: [/.*/],
    esbuildPlugins: [joinsByName(), filesByAddress(), stylesAsText(), thinRuntime()],
  },
  {
    ...shared,
    entry: { index: "src/server/index.ts" },
    outDir: "dist/server",
    esbuildPlugins: [joinsByName(), filesByAddress(), stylesAsText()],
  },
]);
