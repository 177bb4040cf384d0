import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Ends what hangs. Nobody is told by it how fast anything is: a busy machine may take its time. */
const limits = { testTimeout: 30_000, hookTimeout: 60_000 };
/** The PostgreSQL of the projects that need one. */
const globalSetup = [fileURLToPath(new URL("support/postgres-of-run.ts", import.meta.url))];
const setupFiles = [fileURLToPath(new URL("support/setup.ts", import.meta.url))];

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: "unit",
          ...limits,
          environment: "jsdom",
          css: true,
          include: [
            "packages/{ui,widgets}/src/**/*.test.{ts,tsx}",
            "apps/portal/src/**/*.test.{ts,tsx}",
          ],
          setupFiles,
        },
      },
      {
        root,
        test: {
          name: "server",
          ...limits,
          environment: "node",
          include: [
            "packages/{core,backend}/src/**/*.test.ts",
            "supabase/functions/**/*.test.ts",
            "apps/portal/server/**/*.test.ts",
          ],
        },
      },
      {
        root,
        test: {
          name: "architecture",
          ...limits,
          environment: "node",
          include: ["tests/{architecture,specification}/**/*.test.ts"],
        },
      },
      {
        root,
        test: {
          name: "sql",
          environment: "node",
          include: ["tests/sql/**/*.test.ts"],
          globalSetup,
          maxWorkers: 2,
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
          globalSetup,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
