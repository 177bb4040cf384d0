import { inTempo } from "../../support/in-tempo.ts";
import { expect, test } from "../steps/journey.ts";

const pages = [
  ["/", "Be a guest at"],
  ["/about", "About Jubilee"],
  ["/contact", "Contact Us"],
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms of Service"],
  ["/pricing", "Pricing"],
  ["/help", "Help Center"],
  ["/faq", "Questions and answers"],
  ["/affiliate", "Affiliate Program"],
] as const;

for (const [path, title] of inTempo(pages, 2, "public")) {
  test(`${path} can be read without JavaScript`, async ({ visit, product }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page.locator("footer")).toContainText("All rights reserved");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", product.url + path);
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
      "content",
      /.{40}/,
    );
  });

  test(`${path} is taken over in place: nothing moves, nothing is drawn anew`, async ({
    visit,
  }) => {
    const page = await visit();
    // The typefaces are at hand, as for whoever comes a second time: theirs is another shift.
    await page.goto("/privacy");
    await page.evaluate(() => document.fonts.ready);
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") complaints.push(message.text());
    });
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ("value" in entry) shift += Number(entry.value);
        document.documentElement.dataset["shift"] = String(shift);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await page.locator("h1").evaluate((heading) => (heading.dataset["made"] = "ahead"));
    await page.getByRole("region", { name: "Notifications" }).waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Help and support" }).click();
    await expect(page.getByText("Hi! How can we help you today?")).toBeVisible();
    await expect(page.locator("h1")).toHaveAttribute("data-made", "ahead");
    expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0)).toBeLessThan(0.01);
    expect(complaints).toEqual([]);
  });
}

test("a page made ahead of time shows members no header of visitors, and visitors theirs", async ({
  planner,
  visit,
}) => {
  const visitor = await visit();
  for (const page of [planner, visitor]) {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/about", { waitUntil: "commit" });
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Jubilee" })).toBeVisible();
    const isVisitor = page === visitor;
    for (const name of ["Home", "Sign In", "Sign Up"])
      await expect(header.getByRole("link", { name })).toBeVisible({ visible: isVisitor });
    held.resolve();
    if (isVisitor) continue;
    await expect(header.getByRole("link", { name: "Account" })).toBeVisible();
    await expect(header.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expect(header.getByRole("link", { name: "Sign Up" })).toHaveCount(0);
  }
});
