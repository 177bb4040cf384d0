import { test as base, expect, type Page } from "@playwright/test";
import { startProduct, type Product } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";

interface Fixtures {
  /** A page on which an error in the console fails the test. */
  page: Page;
  /** The demo planner, signed in. */
  planner: Page;
}

/** Journeys run against the whole built product: one a worker, with a fresh demo. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await use(page);
    expect(problems, "errors in the browser's console").toEqual([]);
  },
  planner: async ({ page }, use) => {
    await signIn(page, "planner");
    await use(page);
  },
});

export { expect };
