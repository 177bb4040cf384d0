import type { Page, Request } from "@playwright/test";
import { expect, test } from "../steps/journey.ts";

/** Counts what a page asks the server for, by its name: a table or a call; and what is under way. */
function countCalls(page: Page): { calls: Map<string, number>; settled: () => Promise<void> } {
  const calls = new Map<string, number>();
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    const name = /\/rest\/v1\/(?:rpc\/)?(\w+)/.exec(request.url())?.[1];
    if (!name) return;
    underWay.add(request);
    calls.set(name, (calls.get(name) ?? 0) + 1);
  });
  const end = (request: Request): void => void underWay.delete(request);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return { calls, settled: () => expect.poll(() => underWay.size).toBe(0) };
}

for (const from of ["/dashboard", "/manage-events"]) {
  test(`${from}: an event that is pointed at is read once, and pressing asks for nothing more`, async ({
    planner,
  }) => {
    await planner.goto(from, { waitUntil: "networkidle" });
    const { calls, settled } = countCalls(planner);
    await planner
      .getByRole("link", { name: /Thirty Years On/ })
      .first()
      .hover();
    await expect.poll(() => [...calls.keys()]).toContain("get_invitation_progress");
    await settled();
    const pointed = new Map(calls);
    expect(pointed.get("events")).toBe(1);
    expect(pointed.get("get_event_overview")).toBe(1);
    await planner
      .getByRole("link", { name: /Thirty Years On/ })
      .first()
      .click();
    await expect(planner.getByText(/have not answered/).first()).toBeVisible();
    expect(calls).toEqual(pointed);
  });
}

test("an event's orders, pointed at on the dashboard, stand there without another call", async ({
  planner,
}) => {
  await planner.goto("/dashboard", { waitUntil: "networkidle" });
  const { calls, settled } = countCalls(planner);
  const orders = planner.getByRole("main").locator('a[href$="?tab=orders"]').first();
  await orders.hover();
  // The last of them: its event is read before it.
  await expect.poll(() => [...calls.keys()]).toContain("ticket_types");
  await settled();
  const pointed = new Map(calls);
  await orders.click();
  await expect(planner.getByRole("table", { name: "Orders" })).toBeVisible();
  expect(calls).toEqual(pointed);
});
