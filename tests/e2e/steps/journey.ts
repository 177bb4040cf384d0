import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { startOnDemo, type Product } from "../../support/product.ts";
import { signIn, type DemoPerson } from "../../support/sign-in.ts";

type SignedInState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

interface Fixtures {
  /** Errors in the console that belong to the journey, such as the answer 400 to a wrong password. */
  expectedErrors: RegExp | null;
  /** Opens a browser of its own: nobody is signed in, nothing is stored. */
  visit: (options?: BrowserContextOptions) => Promise<Page>;
  /** The demo planner, signed in. */
  planner: Page;
  /** The demo administrator, signed in. */
  admin: Page;
}

interface WorkerFixtures {
  /** Whose demo it is: journeys that say the same word share one, where others have written before. */
  demo: string;
  product: Product;
  /** Who signs in once and stays signed in for all journeys of a worker. */
  signedIn: (person: DemoPerson) => Promise<SignedInState>;
}

/** The browser says so when the test itself looks into a mail, whose frame runs no scripts. */
const ownLook = /^Blocked script execution in 'about:srcdoc'/;

/** Collects what goes wrong on any page of a context, also on those it opens. */
function watch(context: BrowserContext, problems: string[]): void {
  context.on("weberror", (event) => problems.push(String(event.error())));
  context.on("console", (message) => {
    if (message.type() !== "error" || ownLook.test(message.text())) return;
    problems.push(`${message.text()} ${message.location().url}`);
  });
}

/**
 * Journeys run against the whole built product: one a worker, with a demo that nobody has touched. A journey that goes
 * by what stands first in the demo's lists has a demo of its own: `test.use({ demo: "its name" })`.
 */
export const test = base.extend<Fixtures & { problems: string[] }, WorkerFixtures>({
  demo: ["shared", { option: true, scope: "worker" }],
  product: [
    async ({}, provide) => {
      const product = await startOnDemo();
      await provide(product);
      await product.stop();
    },
    // Who comes second waits until the first has made the demo.
    { scope: "worker", timeout: 360_000 },
  ],
  signedIn: [
    async ({ browser, product }, provide) => {
      const states = new Map<DemoPerson, SignedInState>();
      await provide(async (person) => {
        const known = states.get(person);
        if (known) return known;
        const page = await browser.newPage({ baseURL: product.url });
        await signIn(page, person);
        const state = await page.context().storageState();
        await page.close();
        states.set(person, state);
        return state;
      });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
  expectedErrors: [null, { option: true }],
  problems: async ({ expectedErrors }, provide) => {
    const problems: string[] = [];
    await provide(problems);
    const unexpected = problems.filter((text) => !expectedErrors?.test(text));
    expect(unexpected, "errors in the browser's console").toEqual([]);
  },
  page: async ({ page, problems }, provide) => {
    watch(page.context(), problems);
    await provide(page);
  },
  visit: async ({ browser, problems, product }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ baseURL: product.url, ...options });
      contexts.push(context);
      watch(context, problems);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  planner: async ({ visit, signedIn }, provide) => {
    await provide(await visit({ storageState: await signedIn("planner") }));
  },
  admin: async ({ visit, signedIn }, provide) => {
    await provide(await visit({ storageState: await signedIn("admin") }));
  },
});

export { expect };
