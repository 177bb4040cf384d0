import { fileURLToPath } from "node:url";
import { compile } from "svelte/compiler";
import { build, type Plugin, type Rolldown } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const hosts = `${root}tests/fixtures/hosts/`;

/** The frameworks whose pages the widgets are tested in. */
export type Framework = "react-19" | "react-18" | "vue" | "svelte";

const entries: Record<Framework, string> = {
  "react-19": "react-app.js",
  "react-18": "react-app.js",
  vue: "vue-app.js",
  svelte: "svelte-app.js",
};

const svelte: Plugin = {
  name: "svelte-components",
  transform(code, id) {
    if (!id.endsWith(".svelte")) return null;
    const { js } = compile(code, { filename: id, generate: "client" });
    return { code: js.code, map: null };
  },
};

/** As visitors get it, or as whoever builds the page sees it, with its framework's complaints. */
export type Mode = "production" | "development";

const bundles = new Map<string, Promise<string>>();

/** The page's own script as its builder makes it, with the npm package as it is published. */
export function hostBundle(framework: Framework, mode: Mode = "production"): Promise<string> {
  const name = `${framework} ${mode}`;
  const known = bundles.get(name) ?? makeBundle(framework, mode);
  bundles.set(name, known);
  return known;
}

async function makeBundle(framework: Framework, mode: Mode): Promise<string> {
  const older = framework === "react-18" ? "-18" : "";
  const result = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    mode,
    define: { "process.env.NODE_ENV": JSON.stringify(mode), __VUE_OPTIONS_API__: "true" },
    resolve: {
      alias: [
        { find: /^@jubilee\/widgets$/, replacement: `${root}packages/widgets/dist/react/index.js` },
        { find: /^react(?=$|\/)/, replacement: `${root}node_modules/react${older}` },
        { find: /^react-dom(?=$|\/)/, replacement: `${root}node_modules/react-dom${older}` },
      ],
    },
    plugins: [svelte],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${hosts}${entries[framework]}`,
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.map((part) => (part.type === "chunk" ? part.code : "")).join("\n");
}
