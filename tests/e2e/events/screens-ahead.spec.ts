import type { Locator, Page, Request } from "@playwright/test";
import { expect, test } from "../steps/journey.ts";

/**
 * Counts what a page asks the server for about the event that a link leads to, by its name: a table or a
 * call; and what is under way. What the screen itself still reads does not count.
 */
async function countCalls(
  page: Page,
  link: Locator,
): Promise<{ calls: Map<string, number>; settled: () => Promise<void> }> {
  const [, id = "no event"] =
    /\/([0-9a-f-]{36})/.exec((await link.getAttribute("href")) ?? "") ?? [];
  const calls = new Map<string, number>();
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    const name = /\/rest\/v1\/(?:rpc\/)?(\w+)/.exec(request.url())?.[1];
    const isOfEvent = `${request.url()}${request.postData() ?? ""}`.includes(id);
    if (!name || !isOfEvent) return;
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
    const link = planner.getByRole("link", { name: /Thirty Years On/ }).first();
    const { calls, settled } = await countCalls(planner, link);
    await link.hover();
    // The last of them: the code that asks for them comes first.
    for (const last of ["get_invitation_progress", "get_event_notice"])
      await expect.poll(() => [...calls.keys()]).toContain(last);
    await settled();
    const pointed = new Map(calls);
    expect(pointed.get("events")).toBe(1);
    expect(pointed.get("get_event_overview")).toBe(1);
    await link.click();
    await expect(planner.getByText(/have not answered/).first()).toBeVisible();
    expect(calls).toEqual(pointed);
  });
}

test("an event's orders, pointed at on the dashboard, stand there without another call", async ({
  planner,
}) => {
  await planner.goto("/dashboard", { waitUntil: "networkidle" });
  const orders = planner.getByRole("main").locator('a[href$="?tab=orders"]').first();
  const { calls, settled } = await countCalls(planner, orders);
  await orders.hover();
  // The last of them: its event is read before it.
  await expect.poll(() => [...calls.keys()]).toContain("ticket_types");
  await settled();
  const pointed = new Map(calls);
  await orders.click();
  await expect(planner).toHaveURL(/tab=orders/);
  // The next event is the demo's, or one that another journey has published for an hour before it.
  const list = planner.getByRole("table", { name: "Orders" });
  await expect(list.or(planner.getByRole("heading", { name: "No orders yet" }))).toBeVisible();
  expect(calls).toEqual(pointed);
});
