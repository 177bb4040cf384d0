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

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), configFromServer()],
  server: {
    proxy: {
      ...Object.fromEntries([...serverPaths, ...serverPages].map((path) => [path, server])),
      "/realtime/v1": { target: server, ws: true },
    },
  },
  build: {
    target: "es2022",
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
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
            { name: "supabase", test: /node_modules[\\/]@supabase[\\/]/, priority: 10 },
            { name: "query", test: /node_modules[\\/]@tanstack[\\/](react-)?query/, priority: 10 },
          ],
        },
      },
    },
  },
});
