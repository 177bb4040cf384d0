import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./support/browser.ts";
import { leftOut } from "./support/short-form.ts";
import { isLongRun } from "./support/tempo.ts";
import { makeScratch } from "./support/scratch.ts";

makeScratch();

const root = fileURLToPath(new URL("..", import.meta.url));

/** Named up front: a dependency found only mid-run makes Vite reload the page under the tests. */
const optimizeDeps = {
  include: [
    "react",
    "react-dom",
    "react-dom/client",
    "react/jsx-runtime",
    "react/jsx-dev-runtime",
    "axe-core",
    "@vanilla-extract/recipes/createRuntimeFn",
    "@vanilla-extract/sprinkles/createRuntimeSprinkles",
  ],
};

/** A run that records asks the demo, which is another origin. */
const isRecording = process.env["VITE_RECORDING"] !== undefined;
const browser = isRecording
  ? { ...launchOptions, args: [...launchOptions.args, "--disable-web-security"] }
  : launchOptions;

/** Reachable from this machine alone, so it may write what stories paint and read it again. */
const api = { host: "127.0.0.1", allowWrite: true, allowExec: true };

/**
 * Every story is a test: it renders, its play function passes, axe finds nothing; and then, in the same
 * mount, by night, in high contrast (by day or by night, by lot) and, from the left and from the right,
 * on 320 px: all of it for components and in the long run, one of the three by lot for screens and
 * widgets. What a component paints by day and by night, and the room it takes on both widths, is what it was.
 */
export default defineConfig({
  root,
  optimizeDeps,
  define: { "import.meta.env.LONG_RUN": JSON.stringify(isLongRun) },
  plugins: [storybookTest({ configDir: fileURLToPath(new URL("../.storybook", import.meta.url)) })],
  test: {
    name: "storybook",
    exclude: leftOut("stories"),
    api,
    /* One frame for all: each story is unmounted before the next. */
    isolate: false,
    /* They end what hangs: the page of covers draws 48 pictures, and the looks of each come after it in a hook. */
    testTimeout: 180_000,
    hookTimeout: 180_000,
    /* What comes later may take its time on a busy machine. */
    expect: { poll: { timeout: 60_000 } },
    setupFiles: [fileURLToPath(new URL("visual/stories.setup.ts", import.meta.url))],
    resolveSnapshotPath: (path, extension) =>
      join(root, "tests/visual/painted", basename(path) + extension),
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 300_000,
      instances: [
        {
          browser: "chromium",
          name: "stories",
          viewport: { width: 1024, height: 768 },
          provider: playwright({
            launchOptions: browser,
            contextOptions: {
              reducedMotion: "reduce",
              colorScheme: "light",
              locale: "en-US",
              timezoneId: "UTC",
            },
          }),
        },
      ],
      screenshotFailures: false,
    },
  },
});
