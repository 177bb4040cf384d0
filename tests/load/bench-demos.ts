/**
 * `node tests/load/bench-demos.ts [--short]`: what a demo's visitor waits for from the press to the
 * planner's page, with the same page in a new document beside it; then many visitors at once, and what
 * another page costs meanwhile. The short form takes three demos and twenty visitors instead of a thousand. The build must be there.
 */
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { demos } from "@jubilee/core/events/demos.rules";
import { chromium, type Browser, type Page } from "playwright";
import { launchOptions } from "../support/browser.ts";
import { startProduct, type Product } from "../support/product.ts";

const isShort = process.argv.includes("--short");
const visitors = isShort ? 20 : 1000;
const looked = isShort ? demos.slice(0, 3) : demos;
/** As long as somebody looks at the demo's page before going in. */
const readMs = 2_500;

const at = (values: readonly number[], part: number): number =>
  Math.round(
    values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN,
  );
const row = (values: readonly number[]) => ({
  median: at(values, 0.5),
  p95: at(values, 0.95),
  most: at(values, 1),
  count: values.length,
});

/** Until the event's page shows what it is about. */
const shown = (page: Page) =>
  page.waitForFunction(
    () =>
      location.pathname.startsWith("/event-details/") &&
      document.querySelector("main h1") !== null &&
      document.querySelector('main [aria-busy="true"]') === null,
  );

async function timed(act: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await act();
  return performance.now() - before;
}

interface Press {
  press: number;
  /** The page that is there now, loaded anew. */
  document: number;
}

async function goIn(browser: Browser, address: string, points: boolean): Promise<Press> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(address);
    const way = page.getByRole("button", { name: "Look as the planner" });
    await way.waitFor();
    await pause(readMs);
    if (points) {
      await way.hover();
      await pause(400);
    }
    const press = await timed(async () => {
      // Without a pointer that comes near first: as by a finger or a key.
      await way.evaluate((button: HTMLElement) => button.click());
      await shown(page);
    });
    const document = await timed(async () => {
      await page.reload({ waitUntil: "commit" });
      await shown(page);
    });
    return { press, document };
  } finally {
    await context.close();
  }
}

async function benchPresses(product: Product): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  const found = { pressed: [] as Press[], pointed: [] as Press[] };
  try {
    for (const { name } of looked) {
      for (const way of ["pressed", "pointed"] as const) {
        const address = `${product.url}/demo/${name}`;
        // One after the other: two pages at once would share the processor.
        found[way].push(await goIn(browser, address, way === "pointed"));
      }
    }
  } finally {
    await browser.close();
  }
  console.log("\nFrom the press to the planner's page (goal 1,000 ms), ms");
  console.table({
    "pressed at once": row(found.pressed.map(({ press }) => press)),
    "pointed at before": row(found.pointed.map(({ press }) => press)),
    "the same page in a new document": row(
      [...found.pressed, ...found.pointed].map(({ document }) => document),
    ),
  });
}

/** How long a public page takes while something else goes on, asked for again and again. */
async function beside(product: Product, until: Promise<unknown>): Promise<number[]> {
  const state = { isOver: false };
  const over = until.then(() => (state.isOver = true));
  const times: number[] = [];
  while (!state.isOver) {
    // One after the other, as one reader does.
    times.push(await timed(async () => (await fetch(`${product.url}/pricing`)).text()));
    await pause(20);
  }
  await over;
  return times;
}

async function benchMany(product: Product): Promise<void> {
  const alone = await beside(product, pause(isShort ? 1_000 : 3_000));
  const answers: { status: number; ms: number }[] = [];
  const open = async (index: number) => {
    const { name } = demos[index % demos.length] ?? {};
    const before = performance.now();
    const answer = await fetch(`${product.url}/functions/v1/demo-opening`, {
      method: "POST",
      // Each comes from an address of its own.
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `10.20.${Math.floor(index / 250)}.${(index % 250) + 1}`,
      },
      body: JSON.stringify({ demo: name }),
    });
    await answer.text();
    answers.push({ status: answer.status, ms: performance.now() - before });
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, index) => open(index)));
  const during = await beside(product, all);
  const told = answers.filter(({ status }) => status === 429);
  const opened = answers.filter(({ status }) => status === 201);
  const others = answers.length - told.length - opened.length;
  console.log(`\n${visitors} visitors at once, each from an address of their own, ms`);
  console.table({
    "demo opened": row(opened.map(({ ms }) => ms)),
    "told to wait": row(told.map(({ ms }) => ms)),
    "another page, alone": row(alone),
    "another page, meanwhile": row(during),
  });
  if (others > 0)
    throw new Error(`${others} of ${visitors} visitors had neither a demo nor a word`);
}

console.log(
  `Load of the machine before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(", ")}`,
);
const product = await startProduct({ TRUST_PROXY: "1" });
try {
  // One demo of each kind is made ready after the start.
  await pause(isShort ? 30_000 : 60_000);
  await benchPresses(product);
  await benchMany(product);
} finally {
  await product.stop();
}
console.log(
  `And after: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(", ")}`,
);
