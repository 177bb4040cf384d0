import type { BrowserContextOptions, Page } from "@playwright/test";

/** A phone held upright. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

/** From now on every store of the page throws, as where a browser blocks it, and is written down. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const touches: string[] = [];
    Object.defineProperty(window, "blockedTouches", { value: touches });
    const refuse = (name: string) => () => {
      touches.push(name);
      throw new DOMException(`${name} is blocked`, "SecurityError");
    };
    const block = (owner: object, name: string) =>
      Object.defineProperty(owner, name, { get: refuse(name), set: refuse(name) });
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      block(window, name);
    }
    block(Document.prototype, "cookie");
  });
}

/** The stores that the open page has reached for. */
export async function blockedTouches(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => JSON.stringify(Reflect.get(window, "blockedTouches")));
  const touches: string[] = JSON.parse(text);
  return touches;
}
