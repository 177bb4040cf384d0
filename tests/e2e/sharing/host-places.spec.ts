import { expect, test, type Locator, type Page } from "@playwright/test";
import { reservingStyle } from "@jubilee/core/sharing/widget-height.rules";
import { widgetKinds } from "../../../packages/widgets/src/kinds.ts";
import { withList } from "../../../packages/widgets/src/fixtures/showcases.ts";
import { startWidgetPages, widgetTokens, type WidgetPages } from "../../support/widget-pages.ts";
import { inTempo } from "../../support/in-tempo.ts";
import { hostPlaces, placed, type HostPlace } from "../steps/host-places.ts";
import { elements, general, kinds, page as written } from "../steps/host-rows.ts";

/** Every place of a page whose width comes from the inside, with every kind, wide and narrow. */

let pages: WidgetPages;
test.beforeAll(async () => {
  pages = await startWidgetPages();
});
test.afterAll(() => pages.stop());

const rooms = [900, 240];

function everyKind(place: HostPlace): string {
  return rooms
    .flatMap((width) =>
      widgetKinds.map((kind) =>
        placed(
          place,
          width,
          `<jubilee-${kind} token="${widgetTokens[kind]}" loading="eager" style="${reservingStyle(kind)}"></jubilee-${kind}>`,
        ),
      ),
    )
    .join("");
}

/** Where everything of the page stands. */
const boxes = (page: Page) =>
  page
    .locator(`[data-room] :is(${widgetKinds.map((kind) => `jubilee-${kind}`).join()})`)
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, width, height } = element.getBoundingClientRect();
        const room = element.closest("[data-room]")?.getBoundingClientRect();
        return { name: element.localName, room: room?.width, x, width, height };
      }),
    );

async function moved(page: Page): Promise<unknown> {
  return page.evaluate(() => Object(window).moved);
}

/** From the second picture on: the first is that of the elements themselves. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other
      await new Promise(requestAnimationFrame);
    }
    Object.assign(window, { moved: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = Object(entry);
        // Less than a millionth is a pixel's rounding on a page of 16,000.
        if (value < 1e-6) continue;
        Object(window).moved.push(
          value,
          ...Object(sources).map(({ node }: { node: Node }) => node?.nodeName),
        );
      }
    }).observe({ type: "layout-shift" });
  });
}

/** Data that come when they are let through. */
async function holdData(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/functions/v1/embed/**", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

async function ready(all: Locator): Promise<void> {
  await expect(all).toHaveCount(rooms.length * kinds.length);
  for (const widget of await all.all()) {
    // oxlint-disable-next-line no-await-in-loop -- all have arrived in the end
    await expect(widget.locator("section")).toBeVisible();
  }
}

for (const place of inTempo(hostPlaces, 3, "places")) {
  test(`${place.name}: every kind is as wide as it may be, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 16_000 });
    const release = await holdData(page);
    pages.made["made.html"] = written(general(pages), everyKind(place));
    await page.goto(`${pages.hostOrigin}/made.html`);
    await expect(page.locator("[data-room] [aria-busy]")).toHaveCount(rooms.length * kinds.length);
    await watchShifts(page);
    const before = await boxes(page);
    release();
    await ready(page.locator("[data-room] [token]"));
    const after = await boxes(page);
    for (const { name, room, width } of after) {
      const least = room === 240 ? 180 : 560;
      expect(width, `${name} in ${room} px`).toBeGreaterThanOrEqual(least);
      expect(width, `${name} in ${room} px`).toBeLessThanOrEqual(room ?? 0);
    }
    expect(after.map(({ x, width }) => [x, width])).toEqual(
      before.map(({ x, width }) => [x, width]),
    );
    expect(await moved(page)).toEqual([]);
  });
}

test("as a button or a link every kind is as wide as its words, wherever it stands", async ({
  page,
}) => {
  const shaped = (shape: string) =>
    hostPlaces
      .flatMap((place) =>
        kinds.map(([kind, token]) =>
          placed(
            place,
            240,
            `<jubilee-${kind} token="${token}" shape="${shape}"></jubilee-${kind}>`,
          ),
        ),
      )
      .join("");
  pages.made["made.html"] = written(general(pages), shaped("button") + shaped("link"));
  await page.goto(`${pages.hostOrigin}/made.html`);
  const all = page.locator("[data-room] [shape]");
  await expect(all.locator("[aria-haspopup]")).toHaveCount(2 * hostPlaces.length * kinds.length);
  const widths = await all.evaluateAll((elements) =>
    elements.map((element) => {
      const words = element.shadowRoot?.querySelector("[aria-haspopup]")?.getBoundingClientRect();
      const { width } = element.getBoundingClientRect();
      return [element.outerHTML, width <= 240 && Number(words?.width) > 20, words?.width, width];
    }),
  );
  expect(widths.filter(([, isWhole]) => !isWhole)).toEqual([]);
  const tooNarrow = widths.filter(([, , words, width]) => Number(words) > Number(width) + 1);
  expect(tooNarrow).toEqual([]);
});

test("without scripts every kind leaves its link", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  pages.made["made.html"] = written(general(pages), elements());
  await still.goto(`${pages.hostOrigin}/made.html`);
  for (const [kind] of kinds) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(still.getByRole("link", { name: `Open ${kind}` })).toBeVisible();
  }
  await context.close();
});

for (const layout of ["list", "calendar"] as const) {
  test(`a showcase of several events comes in one trip and does not move: ${layout}`, async ({
    page,
  }) => {
    const { scriptOrigin, lists } = pages;
    lists["several"] = withList({ layout });
    pages.made["several.html"] = `<!doctype html><html lang="en"><meta charset="utf-8" />
      <title>Club</title><link rel="icon" href="data:," />
      <script type="module" src="${scriptOrigin}/embed/v1/showcase/several.js"></script>
      <jubilee-showcase token="several" style="${reservingStyle("showcase")}"></jubilee-showcase>`;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((shifts) => {
        for (const shift of shifts.getEntries()) Object(window).moved += Object(shift).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${pages.hostOrigin}/several.html`);
    await expect(page.locator("jubilee-showcase li").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const isCover = (path: string) => path.startsWith("/embed/cover/");
    expect(asked.filter((path) => !isCover(path))).toEqual([
      "/several.html",
      "/embed/v1/showcase/several.js",
    ]);
    expect(asked.findIndex(isCover)).toBe(2);
    expect(await page.evaluate(() => Object(window).moved)).toBe(0);
  });
}
