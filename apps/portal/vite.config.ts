import { dirname, posix, relative } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The server behind `vite dev`: the API, the mails, the embeds. */
const server = process.env["JUBILEE_SERVER"] ?? "http://127.0.0.1:4400";
const serverPaths = ["/auth/v1", "/rest/v1", "/storage/v1", "/functions/v1", "/api", "/embed"];
const serverPages = ["/outbox", "/pay", "/health"];

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

/** Asks for the two Latin typefaces at once, so that text stands in them from the first paint. */
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
              type: "font/woff2",
              crossorigin: true,
              href: `/${file}`,
            },
            injectTo: "head-prepend" as const,
          })),
    },
  };
}

/** What pages share, so that a new release of one part leaves the others in the cache. */
const groups = [
  {
    name: "react",
    test: /node_modules[\\/](react|react-dom|scheduler|wouter|zustand|regexparam|@vanilla-extract[\\/]recipes)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
    priority: 20,
  },
  {
    name: "frame",
    test: /packages[\\/]ui[\\/]src[\\/](\w+\.ts|theme[\\/](measures|vars|motion|dayNight|scales|roles)|components[\\/](button|icon-button|link-button|link|spinner)[\\/])/,
    priority: 15,
  },
  {
    name: "fields",
    test: /packages[\\/]ui[\\/]src[\\/]components[\\/](field|text-field|password-field)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](eye|eye-off|circle-alert)\.mjs/,
    priority: 5,
  },
  {
    name: "workplace",
    test: /portal[\\/]src[\\/](event-kit[\\/](?!JubileeWidget)|shell[\\/](CategoryIcon|category\.rules))|packages[\\/]ui[\\/]src[\\/]components[\\/](card|skeleton|error-state|empty-state|event-cover|avatar|countdown|progress)[\\/]|packages[\\/]core[\\/]src[\\/](dashboard|catalogue|search)[\\/]|app[\\/](portal[\\/]usePlanner|session[\\/]useEffectivePlan)|icons[\\/](calendar-days|map-pin|external-link|chevrons-up-down|plus|gauge|layout-template|users|messages-square|list-todo|chart-line|wallet|image|palette|sparkles|sliders-horizontal|compass)\.mjs|packages[\\/]ui[\\/]src[\\/]covers[\\/](loadCover|monogram|contrast)/,
    priority: 8,
    includeDependenciesRecursively: false,
  },
  {
    name: "page",
    test: /portal[\\/]src[\\/]page-kit[\\/]Page|packages[\\/]ui[\\/]src[\\/]components[\\/](badge|chip)[\\/]/,
    priority: 7,
    includeDependenciesRecursively: false,
  },
  {
    name: "words",
    test: /packages[\\/]core[\\/]src[\\/](events|tickets|rsvp)[\\/]/,
    priority: 7,
    includeDependenciesRecursively: false,
  },
  { name: "supabase", test: /node_modules[\\/]@supabase[\\/]/, priority: 10 },
  { name: "query", test: /node_modules[\\/]@tanstack[\\/](react-)?query/, priority: 10 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), screenSources(), fontPreloads(), configFromServer()],
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
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups } } },
  },
  ssr: { noExternal: true },
}));
