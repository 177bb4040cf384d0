/** Fresh applications that install the packed packages, as a stranger writes them. */

/** One application: what it installs, its files, and what is asked of it. */
export interface PackageApp {
  name: string;
  /** With the versions that the apps of today begin with. */
  installs: Record<string, string>;
  files: Record<string, string>;
  /** Has to pass; run with the application's own tools. */
  check: string[];
  /** A mistake in this file has to be found: the types are really used. */
  mistake: { file: string; from: string; to: string };
}

const page = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>An app</title><link rel="icon" href="data:," /></head>
<body><div id="root"></div><script type="module" src="${script}"></script></body></html>\n`;

const compilerOptions = {
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "bundler",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  strict: true,
  noEmit: true,
  types: [],
};
const typescriptSettings = (more: object) =>
  JSON.stringify({ compilerOptions: { ...compilerOptions, ...more }, include: ["src"] });

const tools = { vite: "8.3.8", typescript: "5.9.3" };

export const apps: PackageApp[] = [
  {
    name: "react",
    installs: {
      ...tools,
      "@vitejs/plugin-react": "6.3.0",
      "@types/react": "19.2.7",
      "@types/react-dom": "19.2.3",
      react: "19.3.1",
      "react-dom": "19.3.1",
    },
    files: {
      "index.html": page("/src/main.tsx"),
      "vite.config.js": `import react from "@vitejs/plugin-react";
export default { plugins: [react()] };\n`,
      "tsconfig.json": typescriptSettings({ jsx: "react-jsx" }),
      "src/App.tsx": `import { RsvpWidget } from "@jubilee/widgets";

export function App({ origin }: { origin: string }) {
  return (
    <RsvpWidget token="TOKEN" origin={origin} theme="dark" loading="eager" onRsvpSubmitted={({ state }) => state}>
      <a href="/reply">Reply</a>
    </RsvpWidget>
  );
}\n`,
      "src/main.tsx": `import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

createRoot(document.getElementById("root")!).render(<App origin={location.origin} />);\n`,
      "server.mjs": `import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { RsvpWidget } from "@jubilee/widgets";

const link = createElement("a", { href: "/reply" }, "Reply");
console.log(renderToString(createElement(RsvpWidget, { token: "TOKEN", origin: "http://localhost" }, link)));\n`,
      "components.mjs": `import * as React from "react";
import { RsvpWidget } from "@jubilee/widgets";

console.log("useState" in React ? "hooks" : "no hooks", typeof RsvpWidget);\n`,
    },
    check: ["tsc", "--allowImportingTsExtensions"],
    mistake: { file: "src/App.tsx", from: 'theme="dark"', to: 'theme="sepia"' },
  },
  {
    name: "vue",
    installs: { ...tools, vue: "3.5.45", "@vitejs/plugin-vue": "6.0.11", "vue-tsc": "3.3.14" },
    files: {
      "index.html": page("/src/main.ts"),
      "vite.config.js": `import vue from "@vitejs/plugin-vue";
const isCustomElement = (tag) => tag.startsWith("jubilee-");
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };\n`,
      "tsconfig.json": typescriptSettings({}),
      "src/App.vue": `<script setup lang="ts">
import type {} from "@jubilee/widgets/vue";
</script>

<template>
  <jubilee-rsvp token="TOKEN" theme="dark" loading="eager"><a href="/reply">Reply</a></jubilee-rsvp>
</template>\n`,
      "src/main.ts": `import { createApp } from "vue";
import { defineWidgets } from "@jubilee/widgets/elements";
import App from "./App.vue";

defineWidgets(location.origin, ["rsvp"]);
createApp(App).mount("#root");\n`,
    },
    check: ["vue-tsc"],
    mistake: { file: "src/App.vue", from: 'theme="dark"', to: 'theme="sepia"' },
  },
  {
    name: "svelte",
    installs: {
      ...tools,
      svelte: "5.57.3",
      "@sveltejs/vite-plugin-svelte": "7.3.1",
      "svelte-check": "4.7.8",
    },
    files: {
      "index.html": page("/src/main.ts"),
      "vite.config.js": `import { svelte } from "@sveltejs/vite-plugin-svelte";
export default { plugins: [svelte()] };\n`,
      "svelte.config.js": "export default {};\n",
      "tsconfig.json": typescriptSettings({ verbatimModuleSyntax: true }),
      "src/App.svelte": `<script lang="ts">
  import type {} from "@jubilee/widgets/svelte";
</script>

<jubilee-rsvp token="TOKEN" theme="dark" loading="eager" {...{ "onjubilee:ready": () => undefined }}>
  <a href="/reply">Reply</a>
</jubilee-rsvp>\n`,
      "src/main.ts": `import { mount } from "svelte";
import { defineWidgets } from "@jubilee/widgets/elements";
import App from "./App.svelte";

defineWidgets(location.origin, ["rsvp"]);
mount(App, { target: document.getElementById("root")! });\n`,
    },
    check: ["svelte-check", "--fail-on-warnings"],
    mistake: { file: "src/App.svelte", from: 'theme="dark"', to: 'theme="sepia"' },
  },
];
