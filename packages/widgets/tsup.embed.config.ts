import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Options } from "tsup";
import {
  filesByAddress,
  paletteAsTable,
  kindsApart,
  recordOf,
  sharedByVersion,
  stepsApart,
  stylesAsText,
  thinRuntime,
} from "./build/plugins.ts";

const source = fileURLToPath(new URL("src", import.meta.url));

/** Changes with every source file: the address of later screens changes with it. */
function sourceVersion(): string {
  const hash = createHash("sha256");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).toSorted();
  for (const file of files.filter((name) => /(?<!\.test|\.stories)\.tsx?$/.test(name))) {
    hash.update(file).update(readFileSync(join(source, file)));
  }
  return hash.digest("hex").slice(0, 10);
}

const version = sourceVersion();

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
  define: { JUBILEE_VERSION: JSON.stringify(version), "process.env.NODE_ENV": '"production"' },
  esbuildOptions(options) {
    options.legalComments = "none";
    options.metafile = true;
    options.chunkNames = "chunk-[hash]";
  },
};
const plugins = [stylesAsText(), thinRuntime(), paletteAsTable()];
const main = [...plugins, stepsApart(version)];

const later = {
  colours: "src/steps/colours.ts",
  cover: "src/steps/cover.ts",
  "send-reply": "src/steps/send-reply.ts",
  "send-hold": "src/steps/send-hold.ts",
  sent: "src/steps/sent.tsx",
  checkout: "src/steps/checkout.tsx",
  pass: "src/steps/pass.tsx",
  line: "src/steps/line.tsx",
  closed: "src/steps/closed.tsx",
  fonts: "src/steps/fonts.ts",
  frame: "src/steps/frame.ts",
  "languages/de": "src/steps/languages/de.ts",
  "languages/ar": "src/steps/languages/ar.ts",
};
const sharedPiece = "kind-shared.js";

export default defineConfig([
  {
    ...shared,
    entry: { v1: "src/embed/v1.ts" },
    define: { ...shared.define, JUBILEE_SHARED: JSON.stringify(`./${sharedPiece}?v=${version}`) },
    esbuildPlugins: [...main, kindsApart(version), recordOf("v1")],
  },
  {
    ...shared,
    entry: { "kind-rsvp": "src/embed/kind-rsvp.ts", "kind-tickets": "src/embed/kind-tickets.ts" },
    splitting: true,
    esbuildPlugins: [...main, sharedByVersion(sharedPiece, version), recordOf("kinds")],
    esbuildOptions(options) {
      options.legalComments = "none";
      options.metafile = true;
      options.chunkNames = "kind-shared";
    },
  },
  {
    ...shared,
    entry: { rsvp: "src/embed/rsvp.ts" },
    esbuildPlugins: [...main, recordOf("rsvp")],
  },
  {
    ...shared,
    entry: { tickets: "src/embed/tickets.ts" },
    esbuildPlugins: [...main, recordOf("tickets")],
  },
  {
    ...shared,
    entry: { page: "src/embed/page.ts" },
    publicDir: "src/embed/public",
    esbuildPlugins: [recordOf("page")],
  },
  {
    ...shared,
    entry: later,
    outDir: "dist/embed/steps",
    splitting: true,
    esbuildPlugins: [filesByAddress(), ...plugins, stepsApart(version, "./"), recordOf("steps")],
  },
]);
