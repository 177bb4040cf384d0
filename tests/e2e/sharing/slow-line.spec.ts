import { lines } from "../../load/portal-page.ts";
import { expect, test } from "../steps/journey.ts";
import { fillContact, rsvpOf } from "../steps/widget-steps.ts";

interface Told {
  shifts: number;
  /** What the page's headings and its moment said when something was painted first. */
  read: string;
  /** Whether a press on Yes has shown. */
  isShown: boolean;
  /** What had come by then: nothing whole, where the document itself was still on its way. */
  files: number;
  bytes: number;
}

/**
 * In the page before anything else: what jumps, what can be read at its first paint, and what has
 * come by when Yes, pressed as soon as it is there, shows.
 */
function observe(): void {
  const told: Told = { shifts: 0, read: "", isShown: false, files: 0, bytes: 0 };
  Object.assign(globalThis, { told });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, "hadRecentInput")) told.shifts += Number(Reflect.get(entry, "value"));
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    const texts = [...document.querySelectorAll<HTMLElement>("main h1, main h2, main time")];
    told.read = texts.map(({ innerText }) => innerText).join("\n");
  }).observe({ type: "paint", buffered: true });
  const press = () => {
    const inside = document.querySelector("jubilee-rsvp")?.shadowRoot;
    const radio = inside?.querySelector<HTMLInputElement>("input[value=yes]");
    const button = document.querySelector<HTMLButtonElement>("#reply button[value=yes]");
    if (radio?.checked || button?.getAttribute("aria-pressed") === "true") {
      const came = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const [page] = performance.getEntriesByType("navigation");
      // Typefaces are asked for last and no press waits for them: on a slow machine they are there too.
      const wanted = came.filter(({ name }) => !name.endsWith(".woff2"));
      const all = [page as PerformanceResourceTiming, ...wanted].filter(
        (one) => one.responseEnd > 0,
      );
      told.isShown = true;
      told.files = all.length;
      told.bytes = all.reduce((sum, { transferSize }) => sum + transferSize, 0);
      return;
    }
    (radio ?? button)?.click();
    requestAnimationFrame(press);
  };
  requestAnimationFrame(press);
}

test("on a slow line an invitation is read at its first paint, pressed before its scripts, and answered", async ({
  product,
  page: host,
  visit,
}) => {
  await host.goto(product.hostPageUrl);
  const link = await host.locator('a[href*="/event-info-view/"]').first().getAttribute("href");
  const page = await visit({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...lines["slow 4G"] });
  await page.goto(new URL(link ?? "", product.url).href, { waitUntil: "commit" });
  await page.waitForFunction(() => Object(globalThis).told?.isShown);

  const rsvp = rsvpOf(page);
  await expect(rsvp.getByRole("textbox", { name: "Your name" })).toBeVisible();
  const told = await page.evaluate(() => Object(globalThis).told as Told);
  expect(told.read).toMatch(/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? \d{1,2} \w+/);
  expect(told.files).toBeLessThanOrEqual(8);
  expect(told.bytes).toBeLessThan(60_000);
  expect(told.shifts).toBeLessThanOrEqual(0.01);

  await fillContact(rsvp, { name: "Ines Slow", email: "ines@slow.example" });
  await rsvp.getByRole("button", { name: /^Send my reply/ }).click();
  await expect(rsvp).toContainText("Ines");
});
