import { expect, test } from "@playwright/test";
import { hostBundle } from "../../support/host-bundles.ts";
import { startWidgetPages, type WidgetPages } from "../../support/widget-pages.ts";
import { hostRows } from "../steps/host-rows.ts";

/** What whoever builds a React page sees in their console. */

let pages: WidgetPages;

test.beforeAll(async () => {
  pages = await startWidgetPages();
});
test.afterAll(async () => {
  await pages.stop();
});

for (const framework of ["react-19", "react-18"] as const) {
  test(`widgets leave a page of ${framework} in development after later screens without a complaint`, async ({
    page,
  }) => {
    const row = hostRows.find((one) => one.framework === framework);
    if (!row) throw new Error(`The matrix has no page of ${framework}`);
    pages.made["made.html"] = await row.page(pages);
    pages.made["app.js"] = await hostBundle(framework, "development");
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.goto(`${pages.hostOrigin}/made.html`);
    const tickets = page.locator("jubilee-tickets");
    await tickets.getByRole("button", { name: "One more" }).first().click();
    await tickets.getByRole("button", { name: "Check out" }).click();
    await expect(tickets.getByRole("timer")).toContainText("held for");
    await page.locator("jubilee-showcase").getByRole("button").first().click();
    await expect(page.locator("jubilee-showcase jubilee-rsvp")).toBeVisible();
    await page.locator("#route").click();
    await expect(page.getByText("Nothing here")).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(complaints).toEqual([]);
  });
}
