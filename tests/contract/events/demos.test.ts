import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenedDemo } from "@jubilee/core/events/demos/demos.types";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function open(name = "school-demo"): Promise<OpenedDemo> {
  const answer = await shop.call("POST", "/functions/v1/demo-opening", { demo: name });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const opened: OpenedDemo = await answer.json();
  return opened;
}

it("makes the first one at once, keeps others ready, and gives each visitor their own", async () => {
  let at = performance.now();
  const first = await open();
  console.log("first", performance.now() - at);
  await shop.functions.runJobs(true);
  at = performance.now();
  const second = await open();
  console.log("second", performance.now() - at);
  expect(second.id).not.toBe(first.id);
});
