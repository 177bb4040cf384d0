import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { build as bundle, type Plugin } from "esbuild";
import { minify } from "terser";
import { foldPalette } from "./foldPalette.ts";
import { stepName } from "./pieces.ts";

const marker = '"@@sheet"';
const runtime = (name: string) =>
  fileURLToPath(new URL(`../src/embed/runtime/${name}`, import.meta.url));

const styleFiles = readdirSync(new URL("../src/styles", import.meta.url)).toSorted();

/** Short class names that begin with their file's own letter, so that two sheets never meet. */
function shortNames(path: string): (name: { hash: string }) => string {
  const known: string[] = [];
  const letter = (10 + styleFiles.indexOf(basename(path))).toString(36);
  return ({ hash }) => {
    if (!known.includes(hash)) known.push(hash);
    return `${letter}_${known.indexOf(hash).toString(36).padStart(2, "0")}`;
  };
}

/** The sheets' own custom properties, which neither a page nor a script says. */
const inner =
  "accent control edge field focus font-display font-text highlight line muted on-accent phone radius surface text tint wide".split(
    " ",
  );
const innerName = new RegExp(`--(${inner.join("|")})(?![\\w-])(: )?`, "g");

/** As single letters: every sheet says them often. */
export const withShortProperties = (css: string) =>
  css.replace(
    innerName,
    (_whole, name, colon) => `--${(10 + inner.indexOf(name)).toString(36)}${colon ? ":" : ""}`,
  );

/** Bundles one style file alone: its class names, and its sheet as a text. */
export async function compileStyles(path: string): Promise<string> {
  const { outputFiles, metafile } = await bundle({
    entryPoints: [path],
    metafile: true,
    bundle: true,
    write: false,
    minify: true,
    minifyIdentifiers: false,
    format: "esm",
    outdir: "styles",
    target: "es2022",
    plugins: [vanillaExtractPlugin({ identifiers: shortNames(path) })],
  });
  const parts = Object.keys(metafile.inputs).map((input) => /[\w-]+\.css\.ts/.exec(input)?.[0]);
  const other = parts.find((part) => part && part !== basename(path));
  if (other) throw new Error(`${path} says classes of ${other}, which have other names there`);
  const text = (extension: string) =>
    outputFiles.find((file) => file.path.endsWith(extension))?.text.trim() ?? "";
  const script = text(".js");
  if (!script.includes(marker)) throw new Error(`${path} does not export its sheet`);
  return script.replace(marker, () => JSON.stringify(withShortProperties(text(".css"))));
}

/** Style files become class names and one text for a constructed sheet. */
export function stylesAsText(): Plugin {
  const compiled = new Map<string, Promise<string>>();
  return {
    name: "styles-as-text",
    setup(build) {
      build.onLoad({ filter: /packages\/widgets\/src\/.*\.css\.ts$/ }, async ({ path }) => {
        const script = compiled.get(path) ?? compileStyles(path);
        compiled.set(path, script);
        return { contents: await script, loader: "js" };
      });
    },
  };
}

/** The React components, which are the host's own React's. */
const hostReact = fileURLToPath(new URL("../src/react/", import.meta.url));

/** React's names answered by the widgets' own runtime; the components around them ask the host's. */
export function thinRuntime(): Plugin {
  const files: Record<string, string> = {
    react: "react.ts",
    "react-dom/client": "react-dom-client.ts",
    "react/jsx-runtime": "jsx-runtime.ts",
  };
  return {
    name: "thin-runtime",
    setup(build) {
      build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, importer }) => {
        if (importer.startsWith(hostReact)) return { path, external: true };
        const file = files[path];
        if (!file) return { errors: [{ text: `${path} has no place in a widget's script` }] };
        return { path: runtime(file) };
      });
    },
  };
}

/** Colours looked up in a table instead of derived. */
export function paletteAsTable(): Plugin {
  return {
    name: "palette-as-table",
    setup(build) {
      build.onLoad({ filter: /src\/palette\/palette\.ts$/ }, () => ({
        contents: foldPalette(),
        loader: "js",
      }));
    },
  };
}

/** Later screens stay scripts of their own, whatever bundle asks for them; but for those named. */
export function stepsApart(
  version: string,
  folder = "./steps/",
  within: readonly string[] = [],
): Plugin {
  return {
    name: "steps-apart",
    setup(build) {
      build.onResolve({ filter: /\/steps\// }, ({ path, kind }) => {
        if (kind !== "dynamic-import") return undefined;
        const name = stepName(/\/steps\/(.+)\.tsx?$/.exec(path)?.[1] ?? "");
        if (within.includes(name)) return undefined;
        return { path: `${folder}${name}.js?v=${version}`, external: true };
      });
    },
  };
}

/**
 * Later screens and languages are found by their names, from wherever the script itself lies:
 * `/embed/kind-rsvp.js`, two folders deeper `/embed/v1/rsvp/<token>.js`, or among them. Browsers
 * remember a module that did not arrive: it is asked for again under another address.
 * Said once a script.
 */
export function stepsByName(version: string, isStep = false): Plugin {
  const folder = isStep ? `/[^/]*$/,""` : `/v1\\/.*|[^/]*$/,"steps/"`;
  const step = `const jubileeAgain={},jubileeStep=(name)=>import(import.meta.url.replace(${folder})+name+".js?v=${version}"+(jubileeAgain[name]||"")).catch((error)=>{jubileeAgain[name]="&"+Date.now();throw error});`;
  return {
    name: "steps-by-name",
    setup(build) {
      build.onEnd(({ outputFiles = [] }) => {
        for (const file of outputFiles.filter(({ path }) => path.endsWith(".js"))) {
          const text = file.text.replace(
            /import\("\.\/(?:steps\/)?([\w/-]+)\.js\?v=\w+"\)/g,
            'jubileeStep("$1")',
          );
          const isUsed = text.includes("jubileeStep");
          file.contents = new TextEncoder().encode(isUsed ? step + text : text);
        }
      });
    },
  };
}

/** A language's files are found by their names instead of by a list of all of them. */
export function languagesByName(tags: string[]): Plugin {
  return {
    name: "languages-by-name",
    setup(build) {
      build.onLoad({ filter: /src\/copy\/languages\.ts$/ }, () => ({
        contents: `
export async function loadLanguage(lang, kind) {
  const name = lang.slice(0, 2).toLowerCase();
  if (!${JSON.stringify(tags.join())}.includes(name)) return {};
  const load = (part) => jubileeStep("languages/" + part).catch(() => ({}));
  const parts = await Promise.all([load(name), load(name + "-" + kind)]);
  return Object.assign({}, ...parts.map((part) => part.copy));
}`,
        loader: "js",
      }));
    },
  };
}

/** One file alone: covers come as pictures or not at all. */
export function withoutCovers(): Plugin {
  return {
    name: "without-covers",
    setup(build) {
      build.onLoad({ filter: /src\/steps\/every\/cover\.ts$/ }, () => ({
        contents: "export function drawInPlace() {}",
        loader: "js",
      }));
    },
  };
}

/** A script and the piece it shares with another always come from one build. */
export function sharedByVersion(shared: string, version: string): Plugin {
  return {
    name: "shared-by-version",
    setup(build) {
      build.onEnd(({ outputFiles = [] }) => {
        for (const file of outputFiles.filter(({ path }) => path.endsWith(".js"))) {
          const text = file.text.replaceAll(`"./${shared}"`, `"./${shared}?v=${version}"`);
          file.contents = new TextEncoder().encode(text);
        }
      });
    },
  };
}

/** What a build took in and gave out, for the tests that look for stowaways. */
export function recordOf(name: string): Plugin {
  return {
    name: "record-of",
    setup(build) {
      build.onEnd(async ({ metafile }) => {
        const folder = fileURLToPath(new URL("../dist/records/", import.meta.url));
        await mkdir(folder, { recursive: true });
        await writeFile(`${folder}${name}.json`, JSON.stringify(metafile));
      });
    },
  };
}

/** `file?url`: the file is laid beside the script and the import is its address from there. */
export function filesByAddress(): Plugin {
  return {
    name: "files-by-address",
    setup(build) {
      build.onResolve({ filter: /\?url$/ }, async ({ path, resolveDir, pluginData }) => {
        if (pluginData === "plain") return undefined;
        const found = await build.resolve(path.replace(/\?url$/, ""), {
          kind: "import-statement",
          resolveDir,
          pluginData: "plain",
        });
        return { path: found.path, errors: found.errors, namespace: "file-by-address" };
      });
      build.onLoad({ filter: /.*/, namespace: "file-by-address" }, async ({ path }) => ({
        contents: await readFile(path),
        loader: "file",
      }));
    },
  };
}

/** Once more over the finished scripts: what is left comes out smaller by a fortieth. */
export function smaller(): Plugin {
  return {
    name: "smaller",
    setup(build) {
      build.onEnd(async ({ outputFiles = [] }) => {
        const scripts = outputFiles.filter(({ path }) => path.endsWith(".js"));
        await Promise.all(
          scripts.map(async (file) => {
            const { code } = await minify(file.text, {
              module: true,
              ecma: 2020,
              compress: { passes: 3, unsafe_arrows: true },
            });
            if (code) file.contents = new TextEncoder().encode(code);
          }),
        );
      });
    },
  };
}

/** Beside the one file that never changes: its name and its hash, for a page's `integrity`. */
export function pinned(version: string): Plugin {
  return {
    name: "pinned",
    setup(build) {
      build.onEnd(async ({ outputFiles = [] }) => {
        const file = outputFiles.find(({ path }) => path.endsWith(`${version}.js`));
        if (!file) return;
        const hash = createHash("sha384").update(file.contents).digest("base64");
        const release = { version, file: `${version}.js`, integrity: `sha384-${hash}` };
        const folder = fileURLToPath(new URL("../dist/embed/", import.meta.url));
        await mkdir(folder, { recursive: true });
        await writeFile(`${folder}release.json`, `${JSON.stringify(release)}\n`);
      });
    },
  };
}
