import { expect, test, type Page } from "@playwright/test";
import { startWidgetPages, type WidgetPages } from "../support/widget-pages.ts";

/** Pages with ways of their own: keys, policies, built-ins, roots, places that open later. */
let pages: WidgetPages;

test.beforeEach(async () => {
  pages = await startWidgetPages();
});
test.afterEach(async () => {
  await pages.stop();
});

const rsvpToken = "hartwell-rsvp-token";
const rsvp = (page: Page) => page.locator("jubilee-rsvp");

/** A page of somebody else's, with the general script in its head. */
async function show(page: Page, body: string): Promise<void> {
  const script = `<script type="module" src="${pages.scriptOrigin}/embed/v1.js"></script>`;
  pages.made["made.html"] =
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Club</title>${script}<body>${body}`;
  await page.goto(`${pages.hostOrigin}/made.html`);
}

test("a page with keys of its own takes no letter of what is typed, and still hears Escape", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { heard: [] });
    for (const name of ["keydown", "keypress", "keyup", "input", "paste"]) {
      document.addEventListener(name, (event) => {
        const key = event instanceof KeyboardEvent ? event.key : "";
        Object(window).heard.push(key || name);
        if (/^([johnad/ ]|Arrow.*|Enter|)$/i.test(key)) event.preventDefault();
      });
    }
  });
  await show(page, `<jubilee-rsvp token="${rsvpToken}"></jubilee-rsvp>`);
  await rsvp(page).getByLabel("Your name").pressSequentially("John and/or Hanna");
  await expect(rsvp(page).getByLabel("Your name")).toHaveValue("John and/or Hanna");
  await rsvp(page).getByRole("radio", { name: "Yes" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(rsvp(page).getByRole("radio", { name: "Maybe" })).toBeChecked();
  expect(await page.evaluate(() => Object(window).heard)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => Object(window).heard)).toEqual(
    expect.arrayContaining(["Escape", "Tab"]),
  );
});

test("where the page's policy keeps the data away, its own words stay and the widget says what is missing", async ({
  page,
}) => {
  const { scriptOrigin } = pages;
  pages.heads["made.html"] = {
    "content-security-policy": `script-src ${scriptOrigin}; connect-src 'self'`,
  };
  const words = '<a href="/elsewhere">Class reunion, 12 June</a>';
  await show(
    page,
    `<jubilee-rsvp token="${rsvpToken}" style="display:block;min-height:790px">${words}</jubilee-rsvp><p>Below</p>`,
  );
  await expect(rsvp(page).getByText(`connect-src ${scriptOrigin}`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Class reunion, 12 June" })).toBeVisible();
  const { y } = (await page.getByText("Below").boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThan(790);
});
