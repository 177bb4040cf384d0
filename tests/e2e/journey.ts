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
    async ({}, provide) => {
      const product = await startProduct();
      await provide(product);
      await product.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
  page: async ({ page }, provide) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await provide(page);
    expect(problems, "errors in the browser's console").toEqual([]);
  },
  planner: async ({ page }, provide) => {
    await signIn(page, "planner");
    await provide(page);
  },
});

export { expect };
