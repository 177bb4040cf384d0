import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reservingStyle } from "@jubilee/core/widget-height/rules";
import { expect, test } from "@playwright/test";
import { startWidgetPages, widgetTokens, type WidgetPages } from "../support/widget-pages.ts";

/** What the makers of page builders put around a pasted snippet. */
const folder = fileURLToPath(new URL("../fixtures/hosts/builders/", import.meta.url));

let pages: WidgetPages;
test.beforeAll(async () => {
  pages = await startWidgetPages();
});
test.afterAll(() => pages.stop());

function snippet(): string {
  const token = widgetTokens.rsvp;
  return `<script type="module" src="${pages.scriptOrigin}/embed/v1/rsvp/${token}.js"></script>
<jubilee-rsvp token="${token}" style="${reservingStyle("rsvp")}">
  <a href="/elsewhere">Reply to the class reunion</a>
</jubilee-rsvp>`;
}

for (const file of readdirSync(folder)) {
  test(`${file}: the snippet as pasted can be read and answered on a phone and on a desk`, async ({
    page,
  }) => {
    const pasted = snippet();
    pages.made[file] = readFileSync(`${folder}${file}`, "utf8")
      .replace("{{SNIPPET}}", pasted)
      .replace("{{FRAMED}}", pasted.replaceAll('"', "&quot;"));
    for (const width of [390, 1280]) {
      // oxlint-disable no-await-in-loop -- one screen after the other
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${pages.hostOrigin}/${file}`);
      const inFrame = (await page.locator("iframe").count()) > 0;
      const widget = (inFrame ? page.frameLocator("iframe") : page).locator("jubilee-rsvp");
      await widget.getByRole("radio", { name: "Yes" }).check();
      const box = await widget.boundingBox();
      // A page of Notion keeps its columns on a phone.
      const onPhone = file === "notion.html" ? 160 : 270;
      expect(box?.width).toBeGreaterThan(width === 390 ? onPhone : 380);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
      await page.screenshot({ path: test.info().outputPath(`${width}.png`) });
      // oxlint-enable no-await-in-loop
    }
  });
}
