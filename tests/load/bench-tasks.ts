/**
 * `pnpm bench tasks [--runs 3]`: one event's 2,000 tasks as list, board, timeline and calendar, on a
 * processor four times slower: of each step the slowest interaction to its paint, of scrolling the
 * longest task. The build must be there.
 */
import { loadavg } from "node:os";
import { chromium, type Page } from "playwright";
import { launchOptions } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { restingPage, slowestInteraction } from "./portal-page.ts";
import { layTasks } from "./task-list.ts";
import { firstRow, taskViews } from "./task-views.ts";

const goalMs = 100;
const count = 2_000;
const given = process.argv.indexOf("--runs");
const runs = given > 0 ? Number(process.argv[given + 1]) : 3;

const sayLoad = (when: string) =>
  console.log(
    `Load ${when}: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}`,
  );

/** Notes in the page how long its longest task took. */
const watchTasks = () => {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Object(globalThis).longestTask = Math.max(
        Number(Object(globalThis).longestTask),
        Math.round(duration),
      );
  }).observe({ type: "longtask" });
};

async function goThrough(page: Page, found: Map<string, number[]>): Promise<void> {
  page.setDefaultTimeout(60_000);
  await page.locator(firstRow).first().waitFor();
  await page.evaluate(watchTasks);
  for (const [view, steps] of Object.entries(taskViews)) {
    for (const { name, does, isScroll } of steps) {
      // One after the other: they share the page.
      // oxlint-disable no-await-in-loop
      await page.evaluate(() => {
        Object(globalThis).longestTask = 0;
      });
      const interaction = await slowestInteraction(page, async () => {
        await does(page);
      });
      const task = await page.evaluate(() => Number(Object(globalThis).longestTask));
      // oxlint-enable no-await-in-loop
      const label = `${view}: ${name}`;
      found.set(label, [...(found.get(label) ?? []), isScroll ? task : interaction]);
    }
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

sayLoad("before");
const product = await startProduct();
const browser = await chromium.launch(launchOptions);
const found = new Map<string, number[]>();
try {
  const eventId = await layTasks(product, count);
  const first = await browser.newPage({ baseURL: product.url });
  await signIn(first, "planner");
  const state = await first.context().storageState();
  await first.close();
  const address = `${product.url}/event-details/${eventId}?tab=tasks&show=all`;
  for (let run = 0; run < runs; run += 1) {
    // One after the other: two pages at once would share the processor.
    // oxlint-disable no-await-in-loop
    const page = await restingPage(browser, address, state);
    await goThrough(page, found);
    await page.context().close();
    // oxlint-enable no-await-in-loop
  }
} finally {
  await browser.close();
  await product.stop();
  sayLoad("after");
  console.log(`\n${count} tasks, processor 4x slower, median of ${runs} (goal ${goalMs} ms)`);
  console.table(
    Object.fromEntries(
      [...found].map(([name, times]) => [
        name,
        { "median ms": median(times), "longest ms": Math.max(...times) },
      ]),
    ),
  );
}
