import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { routeText } from "../apps/portal/routeText.ts";
import { makeScratch } from "./support/scratch.ts";
import { leftOut } from "./support/short-form.ts";

makeScratch();

const root = fileURLToPath(new URL("..", import.meta.url));
/** What comes later may take its time on a busy machine: only what never comes meets the limit. */
const expectation = { poll: { timeout: 60_000 } };
/** Ends what hangs. Nobody is told by it how fast anything is. */
const limits = { testTimeout: 240_000, hookTimeout: 180_000, expect: expectation };
/** The same for what starts databases and servers. */
const longLimits = { ...limits, hookTimeout: 420_000 };
const support = (file: string) => fileURLToPath(new URL(`support/${file}`, import.meta.url));
/** What the projects with databases begin with. */
const globalSetup = [support("databases-of-run.ts")];
const screenFolders = "{packages/ui,packages/widgets,apps/portal}/src";
/** Tests in a document: components, and what is called `*.dom.test.ts`. */
const inDocument = (folder: string) => [
  `${folder}/src/**/*.test.tsx`,
  `${folder}/src/**/*.dom.test.ts`,
];

export default defineConfig({
  root,
  test: {
    projects: [
      {
        // Files share a document, which each leaves empty: reading the product anew for each costs more than the tests.
        root,
        plugins: [react(), vanillaExtractPlugin(), routeText()],
        test: {
          name: "unit",
          ...limits,
          environment: "jsdom",
          isolate: false,
          css: true,
          include: inDocument("{packages/ui,apps/portal}"),
          setupFiles: ["leave-nothing.ts", "leave-no-document.ts", "setup.ts"].map(support),
        },
      },
      {
        // What takes a whole page for itself, as elements and pages' scripts do, has a document for each file,
        // in a shared process: a process each costs three times the tests.
        root,
        plugins: [react(), vanillaExtractPlugin(), routeText()],
        test: {
          name: "elements",
          ...limits,
          environment: "jsdom",
          pool: "vmThreads",
          css: true,
          include: inDocument("packages/widgets"),
          setupFiles: [support("setup.ts")],
        },
      },
      {
        // Without one: a document costs more time than most of these tests, and so would a process each.
        root,
        plugins: [react(), vanillaExtractPlugin(), routeText()],
        test: {
          name: "server",
          ...limits,
          environment: "node",
          isolate: false,
          include: [
            `${screenFolders}/**/*.test.ts`,
            "packages/{core,backend}/src/**/*.test.ts",
            "supabase/functions/**/*.test.ts",
            "apps/portal/{*,server/**/*}.test.ts",
            "tests/browsers/*.test.ts",
          ],
          exclude: ["**/*.dom.test.ts", "**/node_modules/**"],
          setupFiles: [support("leave-nothing.ts")],
        },
      },
      {
        root,
        plugins: [routeText()],
        test: {
          name: "architecture",
          ...limits,
          environment: "node",
          isolate: false,
          include: ["tests/{architecture,specification}/**/*.test.ts"],
        },
      },
      {
        root,
        test: {
          name: "sql",
          environment: "node",
          isolate: false,
          include: ["tests/sql/**/*.test.ts"],
          globalSetup,
          maxWorkers: 2,
          ...longLimits,
        },
      },
      {
        root,
        test: {
          name: "contract",
          environment: "node",
          isolate: false,
          include: ["tests/contract/**/*.test.ts"],
          exclude: leftOut("contract"),
          globalSetup,
          maxWorkers: 2,
          ...longLimits,
        },
      },
    ],
  },
});
