import { defineConfig } from "@playwright/test";
import { launchOptions } from "./support/browser.ts";

/** The journeys start their own servers (tests/support/product.ts): one product a worker, a fresh demo each. */
export default defineConfig({
  testDir: "./e2e",
  outputDir: "../test-results",
  fullyParallel: false,
  workers: 2,
  // These end what hangs: the other checks run beside the journeys, and the longest takes two minutes as it is.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
  // Recording every step costs a third of the run: look at a failure with `--trace on`.
  use: { trace: "off", launchOptions, locale: "en-GB", timezoneId: "Europe/Berlin" },
  projects: [{ name: "chromium", use: { viewport: { width: 1280, height: 800 } } }],
});
