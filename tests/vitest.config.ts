import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./support/browser.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const setupFiles = [fileURLToPath(new URL("support/setup.ts", import.meta.url))];

/** Named up front: a dependency found only mid-run makes Vite reload the page under the tests. */
const optimizeDeps = {
  include: [
    "react",
    "react-dom",
    "react-dom/client",
    "react/jsx-runtime",
    "react/jsx-dev-runtime",
    "@vanilla-extract/recipes/createRuntimeFn",
  ],
};

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: "unit",
          environment: "jsdom",
          css: true,
          include: [
            "packages/{core,ui,widgets}/src/**/*.test.{ts,tsx}",
            "apps/portal/src/**/*.test.{ts,tsx}",
          ],
          setupFiles,
        },
      },
      {
        root,
        test: {
          name: "server",
          environment: "node",
          include: [
            "packages/backend/src/**/*.test.ts",
            "supabase/functions/**/*.test.ts",
            "apps/portal/server/**/*.test.ts",
          ],
        },
      },
      {
        root,
        test: {
          name: "architecture",
          environment: "node",
          include: ["tests/architecture/**/*.test.ts"],
        },
      },
      {
        root,
        test: {
          name: "sql",
          environment: "node",
          include: ["tests/sql/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: "contract",
          environment: "node",
          include: ["tests/contract/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        root,
        optimizeDeps,
        plugins: [
          storybookTest({
            configDir: fileURLToPath(new URL("../.storybook", import.meta.url)),
          }),
        ],
        test: {
          name: "storybook",
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } }),
            instances: [{ browser: "chromium", viewport: { width: 1024, height: 768 } }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
