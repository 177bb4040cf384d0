import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Rolldown } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const entry = "virtual:use";

export interface Bundle {
  /** The modules of which something is left. */
  modules: string[];
  gzipBytes: number;
  script: string;
  styles: string;
}

export interface BundleOptions {
  /** Builds React in; else it is the page's own. */
  withReact?: boolean;
}

/** What a page pays for a few lines that use the component library. */
export async function bundleOf(code: string, options: BundleOptions = {}): Promise<Bundle> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    // A run of tests is none of production: without this, elements name their file on this machine.
    oxc: { jsx: { development: false } },
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
      rolldownOptions: {
        input: entry,
        ...(options.withReact ? {} : { external: /^react(-dom)?(\/|$)/ }),
      },
    },
  })) as Rolldown.RolldownOutput;
  const modules = result.output.flatMap((part) =>
    part.type === "chunk" ? Object.entries(part.modules) : [],
  );
  const texts = result.output.map((part) => (part.type === "chunk" ? part.code : part.source));
  return {
    modules: modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id),
    gzipBytes: texts.reduce((sum, text) => sum + gzipSync(text).length, 0),
    script: result.output.map((part) => (part.type === "chunk" ? part.code : "")).join("\n"),
    styles: result.output
      .map((part) =>
        part.type === "asset" && part.fileName.endsWith(".css") ? String(part.source) : "",
      )
      .join("\n"),
  };
}
