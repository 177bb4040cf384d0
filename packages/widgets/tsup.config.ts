import { defineConfig } from "tsup";
import { filesByAddress, stylesAsText } from "./build/plugins.ts";

/** The npm package: React stays outside, what is used of core and ui comes along. */
export default defineConfig({
  entry: { index: "src/index.ts", "server/index": "src/server/index.ts" },
  format: ["esm"],
  target: "es2022",
  platform: "neutral",
  splitting: true,
  sourcemap: true,
  clean: false,
  silent: true,
  external: [/^react(-dom)?(\/|$)/],
  noExternal: [/^@jubilee\//, "uqr", /^@fontsource/],
  esbuildPlugins: [filesByAddress(), stylesAsText()],
});
