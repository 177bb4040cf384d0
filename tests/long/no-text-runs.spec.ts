import { expect, test } from "@playwright/test";
import { specifiedRoutes } from "../support/routes.data.ts";
import { startHostileProduct, type HostileProduct } from "../support/hostile/hostile-product.ts";
import { watchedPages } from "../support/hostile/watched-pages.ts";
import { signIn } from "../support/sign-in.ts";

/** Each in as many places as there are texts in the demo. */
const vectorCount = 2000;

/** Planners' screens that show what people wrote; every other address there is comes after them. */
const planned = [
  "/dashboard",
  "/manage-events",
  "/event-details/:eventId",
  "/event-details/:eventId?tab=guests",
  "/event-details/:eventId?tab=messages",
  "/event-details/:eventId?tab=tasks",
  "/event-details/:eventId?tab=polls",
  "/event-details/:eventId?tab=questions",
  "/event-details/:eventId/programme",
  "/manage-activities?event=:eventId",
  "/activity-details/:activityId",
  "/venues",
  "/venue-details/:venueId",
  "/forum?thread=:topicId",
  "/forum?moderation=open",
  "/messages",
  "/polls",
  "/email-marketing",
  "/directory",
  "/registration",
  "/task-management",
  "/audit-log",
];

/** Tabs of an event that may have nothing of anybody's. */
const tabs = [
  "activities",
  "announcements",
  "tickets",
  "orders",
  "seating",
  "share",
  "gallery",
].map((tab) => `/event-details/:eventId?tab=${tab}`);
const routesOf = () =>
  specifiedRoutes.filter(({ access }) => access === "member").map(({ path }) => path);

let product: HostileProduct;

test.describe.configure({ mode: "serial", timeout: 600_000 });
test.beforeAll(async () => {
  test.setTimeout(600_000);
  product = await startHostileProduct(vectorCount);
});
test.afterAll(() => product.stop());

const filled = (path: string): string =>
  path.replaceAll(
    /:(\w+)(?:\?(?=\/|$))?/g,
    (_whole, name: string) =>
      product.laid.ids[name === "id" ? "eventId" : name] ?? "00000000-0000-4000-8000-000000000000",
  );

test("every text of the demo is a way to smuggle in a script", () => {
  expect(product.laid.texts).toBeGreaterThan(vectorCount);
  expect(product.laid.ways.length).toBeGreaterThan(15);
});

test("no text runs on guests' pages and in widgets, and an unsafe twin of one would show it", async ({
  browser,
}) => {
  const watched = await watchedPages(browser, { baseURL: product.url });
  const shows: string[] = [];
  for (const way of product.laid.ways) if ((await watched.open(way)) > 0) shows.push(way);
  // A countdown and an empty form show no text of anybody's.
  expect(shows.length).toBeGreaterThan(13);
  expect(watched.bites).toEqual([]);
  expect(watched.odd).toEqual([]);

  const way = product.laid.ways.find((one) => one.startsWith("/event-info-view/")) ?? "";
  await watched.page.route(`**${way}`, async (route) => {
    const answer = await route.fetch();
    const unsafe = (await answer.text())
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'");
    await route.fulfill({ response: answer, body: unsafe });
  });
  await watched.page.goto(way);
  await expect.poll(() => watched.bites.length).toBeGreaterThan(0);
});

test("no text runs on planners' screens, and one that is drawn as HTML would show it", async ({
  browser,
}) => {
  const watched = await watchedPages(browser, { baseURL: product.url });
  test.setTimeout(1_800_000);
  await signIn(watched.page, "planner");
  for (const path of planned) {
    const address = filled(path);
    expect.soft(await watched.open(address, "networkidle"), address).toBeGreaterThan(0);
  }
  const others = [...routesOf(), "/event-details/:eventId/badges", ...tabs];
  for (const path of others) await watched.open(filled(path), "networkidle");
  expect(watched.bites).toEqual([]);
  expect(watched.odd).toEqual([]);
  expect(watched.seen.size).toBeGreaterThan(250);

  await watched.open(filled("/event-details/:eventId?tab=guests"), "networkidle");
  await watched.page.evaluate(() => {
    const twin = document.createElement("div");
    twin.innerHTML = document.querySelector("main")?.innerText ?? "";
    document.body.append(twin);
  });
  await expect.poll(() => watched.bites.length).toBeGreaterThan(0);
});
