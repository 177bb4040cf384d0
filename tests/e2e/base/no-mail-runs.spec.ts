import { expect, test } from "@playwright/test";
import { scriptVectors } from "../../../apps/portal/src/testing/scriptVectors.ts";
import { hostileMails } from "../../support/hostile/hostile-product.ts";
import { watchedPages } from "../../support/hostile/watched-pages.ts";

/** As many as the long form lays into a whole demo (tests/long/no-text-runs.spec.ts). */
const vectorCount = 2000;

test("no text runs in a mail", async ({ browser }) => {
  const watched = await watchedPages(browser, {});
  await watched.page.route("**", (route) => route.abort());
  for (const { name, html } of await hostileMails()) {
    await watched.page.setContent(html, { waitUntil: "commit" });
    await watched.look(name);
  }
  expect(watched.bites).toEqual([]);
  expect(watched.odd).toEqual([]);
  expect(watched.seen.size).toBeGreaterThan(300);
});

test("what smuggles in scripts does, where nobody looks", async ({ browser }) => {
  const watched = await watchedPages(browser, {});
  await watched.page.route("**", (route) => route.abort());
  const vectors = scriptVectors(vectorCount, (number) => `bitten(${number})`);
  await watched.page.goto("about:blank");
  await watched.page.evaluate((texts) => {
    for (const text of texts) {
      const frame = document.createElement("div");
      frame.innerHTML = text;
      document.body.append(frame);
    }
  }, vectors);
  await expect.poll(() => new Set(watched.bites).size).toBeGreaterThan(vectorCount / 5);
});
