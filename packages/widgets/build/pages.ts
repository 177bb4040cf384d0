/**
 * `node build/pages.ts`: the pages for guests as one module without anything of Node's, for the
 * portal's server and for functions, with the script that runs on them and their typefaces.
 */
import { globSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { build, type BuildOptions, type OutputFile, type Plugin } from "esbuild";
import { joinsByName } from "./joinsByName.ts";
import { paletteAsTable, smaller, withShortProperties } from "./plugins.ts";
import { shakeVariables } from "./shakeVariables.ts";
import { sourceVersion } from "./version.ts";

const widgets = fileURLToPath(new URL("..", import.meta.url));
/** Where the module and what browsers fetch of it lie once they are built. */
const places = {
  module: join(widgets, "dist/pages/pages.js"),
  served: join(widgets, "dist/embed/pages"),
};
const marker = 'JSON.parse("@@sheets")';
const source = join(widgets, "src/pages");
/** Every page's file, by its name; and the page of a link that opens nothing. */
const pageFiles = new Map<string, string>([
  ...globSync("*/**/*.page.ts", { cwd: source }).map((file) => [`./${file}`, `./${file}`] as const),
  ["closed", "./closed.ts"],
]);

const script: BuildOptions = {
  bundle: true,
  write: false,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  target: "es2022",
  absWorkingDir: widgets,
};

/** `…?inline`: a script as one text, to stand in a page itself. */
const inlineScripts: Plugin = {
  name: "inline-scripts",
  setup(builder) {
    builder.onResolve({ filter: /\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?inline$/, "")),
      namespace: "inline-script",
    }));
    builder.onLoad({ filter: /.*/, namespace: "inline-script" }, async ({ path }) => {
      const { outputFiles } = await build({ ...script, entryPoints: [path], format: "iife" });
      return { contents: outputFiles?.[0]?.text.trim() ?? "", loader: "text" };
    });
  },
};

/** `sheet:<page>`: all that a page's styles come from. */
const sheetsOfPages: Plugin = {
  name: "sheets-of-pages",
  setup(builder) {
    builder.onResolve({ filter: /^sheet:/ }, ({ path }) => ({
      path: path.slice("sheet:".length),
      namespace: "sheet",
    }));
    builder.onLoad({ filter: /.*/, namespace: "sheet" }, ({ path }) => ({
      contents: ["./document.ts", "./parts/Foot.tsx", pageFiles.get(path) ?? path]
        .map(
          (name, place) =>
            `import * as part${place} from ${JSON.stringify(name)}; export { part${place} };`,
        )
        .join("\n"),
      resolveDir: source,
    }));
  },
};

/** Pages are drawn by Preact, with the parts that the widgets draw by a runtime of their own. */
const drawnByPreact: Plugin = {
  name: "drawn-by-preact",
  setup(builder) {
    builder.onResolve({ filter: /^react\/jsx-runtime$/ }, ({ resolveDir }) =>
      builder.resolve("preact/jsx-runtime", { kind: "import-statement", resolveDir }),
    );
    builder.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) => ({
      errors: [{ text: `${path} has no place on a page that the server draws` }],
    }));
  },
};

/**
 * The typefaces of the product, of which none ever takes the place of another before a reader's
 * eyes: a page that has not got them at once stays as it is, and has them the next time.
 */
const quietTypefaces: Plugin = {
  name: "quiet-typefaces",
  setup(builder) {
    builder.onLoad({ filter: /theme[\\/]fonts\.css$/ }, async ({ path }) => {
      const { readFile } = await import("node:fs/promises");
      const text = await readFile(path, "utf8");
      return {
        contents: text.replaceAll("font-display: swap", "font-display: optional"),
        loader: "css",
        resolveDir: dirname(path),
      };
    });
  },
};

/** Builds the module, its script and its typefaces. */
export async function buildPages({ module, served } = places): Promise<void> {
  const version = sourceVersion();
  const define = { JUBILEE_VERSION: JSON.stringify(version) };
  await mkdir(served, { recursive: true });
  await mkdir(dirname(module), { recursive: true });
  const [client, pages] = await Promise.all([
    build({
      ...script,
      entryPoints: scriptsOfPages(),
      outdir: served,
      format: "esm",
      splitting: true,
      chunkNames: "[name]-[hash]",
      define,
      plugins: [smaller()],
    }),
    build({
      ...script,
      minify: false,
      minifySyntax: true,
      entryPoints: {
        pages: "src/pages/index.ts",
        ...Object.fromEntries(
          [...pageFiles.keys()].map((name) => [sheetOf(name), `sheet:${name}`]),
        ),
      },
      outdir: served,
      format: "esm",
      platform: "neutral",
      mainFields: ["module", "main"],
      conditions: ["import"],
      jsx: "automatic",
      define,
      inject: [join(widgets, "build/keptIntl.ts")],
      loader: { ".woff2": "file" },
      assetNames: "[name]-[hash]",
      publicPath: "/embed/pages",
      plugins: [
        sheetsOfPages,
        quietTypefaces,
        inlineScripts,
        drawnByPreact,
        paletteAsTable(),
        joinsByName(),
        vanillaExtractPlugin({ identifiers: "short" }),
      ],
    }),
  ]);
  const files = [...(client.outputFiles ?? []), ...(pages.outputFiles ?? [])];
  const sheets = await sheetsIn(files);
  for (const { path, text, contents } of files) {
    const name = basename(path);
    if (name.endsWith(".css") || name.startsWith("sheet-")) continue;
    if (name !== "pages.js") {
      await writeFile(path, contents);
      continue;
    }
    if (!text.includes(marker)) throw new Error("The pages do not say where their sheets belong");
    await writeFile(
      module,
      text.replace(marker, () => JSON.stringify(sheets)),
    );
  }
}

/** The script of all pages, and those of a page: `<area>/…/<name>.client.ts`. */
function scriptsOfPages(): Record<string, string> {
  const own = globSync("*/**/*.client.ts", { cwd: source });
  const named = own.map((file) => [basename(file, ".client.ts"), join(source, file)]);
  return { page: join(source, "client/page.ts"), ...Object.fromEntries(named) };
}

const sheetOf = (page: string): string => `sheet-${page.replace(/\W+/g, "-")}`;

/** Each page's styles and no other's, so that none pays for one that it does not show. */
async function sheetsIn(files: readonly OutputFile[]): Promise<Record<string, string>> {
  const names = [...pageFiles.keys()];
  const texts = names.map(async (name) => {
    const file = files.find(({ path }) => basename(path) === `${sheetOf(name)}.css`);
    // What a page says of a widget's parts is said in the names that the widget's sheet has.
    const { code } = await minifyCss(withShortProperties(file?.text ?? ""));
    return [name, code];
  });
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

async function minifyCss(css: string): Promise<{ code: string }> {
  const { outputFiles } = await build({
    stdin: { contents: css, loader: "css" },
    write: false,
    minify: true,
    legalComments: "none",
    target: ["chrome123", "safari17.5", "firefox120"],
  });
  return { code: shakeVariables(outputFiles[0]?.text.trim() ?? "") };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await buildPages();
  console.log(`Built ${basename(places.module)}.`);
}
