import { defineConfig } from "@playwright/test";
import usual from "./playwright.config.ts";

/** The long form, for CI's nights: all 254 addresses in three roles. `pnpm test:addresses` */
export default defineConfig({
  ...usual,
  testDir: "./long",
  timeout: 600_000,
  reporter: [["list"], ["json", { outputFile: "../test-results/long.json" }]],
});
