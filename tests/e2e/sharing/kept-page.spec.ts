import { chromium, expect, test, type Page } from "@playwright/test";
import { launchOptions } from "../../support/browser.ts";
import { startWidgetPages, type WidgetPages } from "../../support/widget-pages.ts";
import { eager, elements, general, page as written } from "../steps/host-rows.ts";

/** Browsers keep a page that was left as it is, for the way back, unless something on it forbids that. */

let pages: WidgetPages;
test.beforeAll(async () => {
  pages = await startWidgetPages();
});
test.afterAll(() => pages.stop());

/** What a page does that keeps a browser from keeping it, once it was left and come back to. */
async function blamedOnPage(left: Page, address: string): Promise<string[]> {
  const session = await left.context().newCDPSession(left);
  await session.send("Page.enable");
  await left.goto(address);
  await expect(left.locator("jubilee-donation").getByRole("radio").first()).toBeVisible();
  const blamed: string[] = [];
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) {
      // What the browser has against it is its own: one without windows keeps no page at all.
      if (type !== "Circumstantial") blamed.push(reason);
    }
  });
  await left.goto(`${pages.hostOrigin}/no-script.html`);
  await left.goBack();
  // A look at the goal that is under way in the moment of leaving is over in the next.
  return blamed.filter((reason) => !reason.startsWith("OutstandingNetworkRequest"));
}

test("nothing in the widgets keeps a browser from keeping the page they are on", async () => {
  const switchedOff = ["--disable-back-forward-cache"];
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: switchedOff });
  const left = await browser.newPage();
  const blocking = '<script>addEventListener("unload", () => undefined)</script>';
  pages.made["kept.html"] = written(general(pages), elements(eager));
  pages.made["blocking.html"] = written(general(pages) + blocking, elements(eager));
  expect(await blamedOnPage(left, `${pages.hostOrigin}/kept.html`)).toEqual([]);
  expect(await blamedOnPage(left, `${pages.hostOrigin}/blocking.html`)).toEqual([
    "UnloadHandlerExistsInMainFrame",
  ]);
  await browser.close();
});
