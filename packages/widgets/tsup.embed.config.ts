import { readFileSync } from "node:fs";
import { defineConfig, type Options } from "tsup";
import { joinsByName } from "./build/joinsByName.ts";
import {
  filesByAddress,
  languagesByName,
  paletteAsTable,
  pinned,
  recordOf,
  sharedByVersion,
  smaller,
  stepsApart,
  stepsByName,
  stylesAsText,
  thinRuntime,
  withoutCovers,
} from "./build/plugins.ts";
import { kindEntries, languageTags, stepEntries } from "./build/pieces.ts";
import { withShortNames } from "./build/shortNames.ts";
import { sourceVersion } from "./build/version.ts";
import { sharingKinds, widgetKinds } from "./src/kinds.ts";

const version = sourceVersion();
const { version: packageVersion } = JSON.parse(
  readFileSync(new URL("package.json", import.meta.url), "utf8"),
) as { version: string };
/** The name of the one file that never changes. */
const release = `${packageVersion}-${version}`;

type EsbuildOptions = Parameters<NonNullable<Options["esbuildOptions"]>>[0];

function esbuildOptions(options: EsbuildOptions): void {
  options.legalComments = "none";
  options.metafile = true;
  options.charset = "utf8";
  options.chunkNames = "chunk-[hash]";
  Object.assign(options, withShortNames());
}

/** Scripts for any page: `type="module"`, everything inside, styles as text. */
const shared: Options = {
  format: ["esm"],
  outDir: "dist/embed",
  target: "es2022",
  platform: "browser",
  minify: true,
  splitting: false,
  clean: false,
  silent: true,
  noExternal: [/.*/],
  define: {
    JUBILEE_VERSION: JSON.stringify(version),
    JUBILEE_ONE: "false",
    "process.env.NODE_ENV": '"production"',
  },
  esbuildOptions,
};
const plugins = [stylesAsText(), thinRuntime(), paletteAsTable(), joinsByName()];
const mainWith = (...within: string[]) => [
  languagesByName(languageTags),
  ...plugins,
  stepsApart(version, "./steps/", within),
  stepsByName(version),
];
const main = mainWith();

const sharedPiece = "kind-shared.js";

export default defineConfig([
  {
    ...shared,
    entry: { v1: "src/embed/v1.ts" },
    esbuildPlugins: [...main, smaller(), recordOf("v1")],
  },
  {
    ...shared,
    entry: kindEntries((kind) => `kind-${kind}`),
    splitting: true,
    esbuildPlugins: [...main, sharedByVersion(sharedPiece, version), smaller(), recordOf("kinds")],
    esbuildOptions(options) {
      esbuildOptions(options);
      options.chunkNames = "kind-shared";
    },
  },
  ...widgetKinds
    .filter((kind) => !sharingKinds.includes(kind))
    .map((kind) => ({
      ...shared,
      entry: { [`kind-${kind}`]: `src/embed/${kind}.ts` },
      // What a link shows is not known before its data: a month would be a third trip.
      esbuildPlugins: [
        ...(kind === "showcase" ? mainWith("month") : main),
        smaller(),
        recordOf(`kind-${kind}`),
      ],
    })),
  ...widgetKinds.map((kind) => ({
    ...shared,
    entry: { [kind]: `src/embed/${kind}.ts` },
    define: { ...shared.define, JUBILEE_ONE: "true" },
    esbuildPlugins: [...main, smaller(), recordOf(kind)],
  })),
  {
    ...shared,
    entry: { calendar: "src/embed/showcase.ts" },
    define: { ...shared.define, JUBILEE_ONE: "true" },
    esbuildPlugins: [...mainWith("month"), smaller(), recordOf("calendar")],
  },
  {
    ...shared,
    entry: { page: "src/embed/page.ts" },
    publicDir: "src/embed/public",
    esbuildPlugins: [smaller(), recordOf("page")],
  },
  {
    ...shared,
    entry: stepEntries,
    outDir: "dist/embed/steps",
    splitting: true,
    esbuildPlugins: [
      filesByAddress(),
      ...plugins,
      stepsApart(version, "./"),
      stepsByName(version, true),
      smaller(),
      recordOf("steps"),
    ],
  },
  {
    ...shared,
    entry: { [release]: "src/embed/whole.ts" },
    esbuildPlugins: [
      filesByAddress(),
      ...plugins,
      withoutCovers(),
      smaller(),
      pinned(release),
      recordOf("whole"),
    ],
  },
]);
