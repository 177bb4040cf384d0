import { dirname, parse, posix, relative } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { appIcons } from "./appIcons.ts";
import { moduleLists } from "./moduleLists.ts";
import { routeText } from "./routeText.ts";
import { chunkGroups, fileName, iconFiles, isParcel } from "./chunks.ts";

/** The server behind `vite dev`: the API, the mails, the embeds. */
const server = process.env["JUBILEE_SERVER"] ?? "http://127.0.0.1:4400";
const serverPaths = ["/auth/v1", "/rest/v1", "/storage/v1", "/functions/v1", "/api", "/embed"];
const serverPages = ["/outbox", "/pay", "/health", "/event-info-view", "/event-info-preview"];

/** Development only: takes the page's configuration from the running server. */
function configFromServer(): Plugin {
  return {
    name: "jubilee-config",
    apply: "serve",
    async transformIndexHtml(html, { server: dev }) {
      const page = await (await fetch(server)).text();
      const found = /id="jubilee-config">([^<]+)</.exec(page)?.[1];
      if (!found) throw new Error(`${server} serves no portal. Start it first: npm start`);
      const address = dev?.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? server;
      return html.replace(
        'id="jubilee-config">',
        `id="jubilee-config">${found.replaceAll(server, address)}`,
      );
    },
  };
}

/** Notes every screen's module beside its loader, for the pages that are made ahead of time. */
function screenSources(): Plugin {
  const loader = /page: (\(\) => import\("\.\/([^"]+)"\))/g;
  return {
    name: "jubilee-screen-sources",
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".routes.ts")) return null;
      const folder = relative(import.meta.dirname, dirname(id));
      return code.replaceAll(loader, (_whole, load: string, file: string) => {
        const source = posix.join(folder, file);
        return `page: Object.assign(${load}, { source: ${JSON.stringify(source)} })`;
      });
    },
  };
}

/** Asks for the two Latin typefaces early, after what a page needs to be used. */
function fontPreloads(): Plugin {
  return {
    name: "jubilee-font-preloads",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /-latin-wght-normal-[^/]+\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              fetchpriority: "low",
              type: "font/woff2",
              crossorigin: true,
              href: `/${file}`,
            },
            injectTo: "body" as const,
          })),
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    routeText(),
    iconFiles(),
    appIcons(),
    screenSources(),
    fontPreloads(),
    moduleLists(),
    configFromServer(),
  ],
  server: {
    proxy: {
      ...Object.fromEntries([...serverPaths, ...serverPages].map((path) => [path, server])),
      "/realtime/v1": { target: server, ws: true },
    },
  },
  build: {
    target: "es2022",
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Every browser of the build's target knows modulepreload.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (own, files) => files.filter((file) => file === own || isParcel(file)),
    },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            chunkFileNames: ({ name }) => `assets/${fileName(name)}-[hash].js`,
            assetFileNames: ({ names: [name = ""] }) =>
              `assets/${fileName(parse(name).name)}-[hash][extname]`,
            codeSplitting: { groups: chunkGroups(import.meta.dirname) },
          },
        },
  },
  ssr: { noExternal: true },
}));
