import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { readdirSync } from "node:fs";
import { defineConfig } from "tsup";

const components = readdirSync("src/components").map((name) => [
  name,
  `src/components/${name}/index.ts`,
]);

/** One module and one style sheet per component; what they share is split out, so that none is paid for twice. */
export default defineConfig({
  entry: {
    theme: "src/theme/index.ts",
    global: "src/theme/global.ts",
    tokens: "src/theme/tokens.ts",
    covers: "src/covers/index.ts",
    palette: "src/covers/palette.ts",
    drawings: "src/drawings/index.ts",
    initials: "src/covers/initials.ts",
    words: "src/words/index.ts",
    ...Object.fromEntries(components),
  },
  format: ["esm"],
  target: "es2022",
  splitting: true,
  clean: true,
  sourcemap: true,
  loader: { ".woff2": "copy" },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `jb_${hash}` })],
});
