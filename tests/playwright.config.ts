import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./support/browser.ts";
import { leftOut } from "./support/short-form.ts";
import { makeScratch } from "./support/scratch.ts";

// What is compiled outlives the run, in each worker as well.
process.env["PLAYWRIGHT_TRANSFORM_CACHE_DIR"] ??= fileURLToPath(
  new URL("../node_modules/.cache/playwright", import.meta.url),
);
makeScratch();

/** The journeys start their own servers (tests/support/product.ts): one product a worker, a fresh demo each. */
export default defineConfig({
  testDir: "./e2e",
  testIgnore: leftOut("journeys").map((path) => `**/${path}`),
  outputDir: "../test-results",
  fullyParallel: false,
  workers: 2,
  // These end what hangs. The longest journey takes 45 s, and 70 s where the machine has more to do; a
  // slow machine of CI has room for three times that. What never comes fails by its own line, in a minute.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
  // Recording every step costs a third of the run: look at a failure with `--trace on`.
  use: {
    trace: "off",
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions,
    // On a busy machine a kept page would be shown first (decision 44): journeys see pages as they are.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
  },
  projects: [{ name: "chromium", use: { viewport: { width: 1280, height: 800 } } }],
});
