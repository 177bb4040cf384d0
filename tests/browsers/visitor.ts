import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { described, findExpression, type Target } from "./find.ts";
import type { Found, Tab } from "./tab.types.ts";

const limitMs = 20_000;

/** Roles and names as screen readers hear them, by the library that our other tests ask too. */
const library = readFileSync(
  createRequire(import.meta.url)
    .resolve("@testing-library/dom")
    .replace(/dist\/.*$/, "dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** Asks again until there is an answer; a page that is on its way may refuse to be asked. */
async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + limitMs;
  let reason: unknown;
  while (performance.now() < deadline) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
      reason = undefined;
    } catch (error) {
      reason = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not within ${limitMs / 1000} s: ${what}`, { cause: reason });
}

/** Somebody in front of a browser, whichever engine it has. */
export interface Visitor {
  open(address: string): Promise<void>;
  sees(target: Target): Promise<Found>;
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  isAt(address: RegExp): Promise<void>;
  /** Everything that was still loading has arrived. */
  hasAll(): Promise<void>;
}

/** Teaches a tab to look for things as people do, and to wait for them. */
export function visitorOf(tab: Tab): Visitor {
  async function find(target: Target): Promise<Found | undefined> {
    if ((await tab.value("typeof TestingLibraryDom")) === "undefined")
      await tab.value(`(() => { ${library}\n return true; })()`);
    return tab.element(findExpression(target));
  }
  const sees = (target: Target): Promise<Found> => until(described(target), () => find(target));
  return {
    sees,
    open: (address) => tab.open(address),
    click: async (target) => (await sees(target)).click(),
    type: async (target, text) => (await sees(target)).type(text),
    isAt: async (address) => {
      await until(`an address like ${address}`, async () =>
        address.test(await tab.address()) ? true : undefined,
      );
    },
    hasAll: async () => {
      await until("everything has arrived", async () =>
        (await tab.value(`document.querySelectorAll('[aria-busy="true"]').length`)) === 0
          ? true
          : undefined,
      );
    },
  };
}
