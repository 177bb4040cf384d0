import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reservingStyle } from "@jubilee/core/sharing/widget-height.rules";
import { expect, test } from "@playwright/test";
import { inTempo } from "../../support/in-tempo.ts";
import { startWidgetPages, widgetTokens, type WidgetPages } from "../../support/widget-pages.ts";

/** What the makers of page builders put around a pasted snippet. */
const folder = fileURLToPath(new URL("../../fixtures/hosts/builders/", import.meta.url));

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

/** Words of choices, and a stepper, that stand over one another or beyond the card; each named. */
function collisions(widget: Element): string[] {
  const all = [...(widget.shadowRoot?.querySelectorAll("label, fieldset, h2, p, b") ?? [])];
  const card = widget.shadowRoot?.querySelector("section")?.getBoundingClientRect();
  const boxes = all.map((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const isControl = element.localName === "fieldset";
    const box = isControl ? element.getBoundingClientRect() : words.getBoundingClientRect();
    return { element, box, name: element.textContent };
  });
  return boxes.flatMap(({ element, box, name }, at) => {
    if (card && (box.left < card.left || box.right > card.right))
      return [`${name} leaves the card`];
    return boxes
      .slice(at + 1)
      .filter((other) => !element.contains(other.element))
      .filter(
        ({ box: other }) =>
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1,
      )
      .map((other) => `${name} meets ${other.name}`);
  });
}

for (const file of inTempo(readdirSync(folder).toSorted(), 2, "builders")) {
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
      expect(await widget.evaluate(collisions)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath(`${width}.png`) });
      // oxlint-enable no-await-in-loop
    }
  });
}
