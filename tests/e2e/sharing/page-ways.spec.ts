import { expect, test, type Page } from "@playwright/test";
import { startWidgetPages, type WidgetPages } from "../../support/widget-pages.ts";

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
    for (const name of ["keydown", "keypress", "keyup", "input"]) {
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

test("a page whose library makes texts of arrays holds tickets", async ({ page }) => {
  await page.addInitScript(() => {
    for (const prototype of [Array.prototype, Object.prototype]) {
      Object.defineProperty(prototype, "toJSON", {
        value(this: unknown) {
          return prototype === Array.prototype ? "[an array]" : this;
        },
        configurable: true,
        writable: true,
      });
    }
  });
  await show(page, '<jubilee-tickets token="hartwell-tickets-token"></jubilee-tickets>');
  const tickets = page.locator("jubilee-tickets");
  const banquet = tickets.getByRole("group", { name: "Saturday banquet" });
  await banquet.getByRole("button", { name: "One more" }).click();
  await tickets.getByRole("button", { name: "Check out" }).click();
  await expect(tickets.getByLabel("E-mail")).toBeVisible();
  const hold = pages.asked.find(({ path }) => path.startsWith("hold/"));
  expect(hold?.body).toMatchObject({ items: [{ quantity: 1 }] });
});

const inComponent = `<jubilee-rsvp token="${rsvpToken}" loading="eager"></jubilee-rsvp>
  <div data-jubilee="tickets" data-token="hartwell-tickets-token" data-loading="eager"></div>`;

for (const [name, script] of [
  ["is there already", `make(); customElements.define("page-part", Part)`],
  ["arrives later", `make(); setTimeout(() => customElements.define("page-part", Part), 500)`],
  ["is added later", `customElements.define("page-part", Part); setTimeout(make, 500)`],
]) {
  test(`widgets inside a component's shadow root are found when it ${name}, in its page's language`, async ({
    page,
  }) => {
    await show(
      page,
      `<div lang="es" id="place"></div><script>
        class Inner extends HTMLElement {
          constructor() { super(); this.attachShadow({ mode: "open" }); }
          connectedCallback() { this.shadowRoot.innerHTML = \`${inComponent}\`; }
        }
        class Part extends HTMLElement {
          constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<page-inner></page-inner>"; }
        }
        customElements.define("page-inner", Inner);
        const make = () => document.querySelector("#place").append(document.createElement("page-part"));
        ${script};
      </script>`,
    );
    await expect(rsvp(page).getByRole("heading", { name: "¿Vendrás?" })).toBeVisible();
    await expect(page.locator("jubilee-tickets").getByText("Saturday banquet")).toBeVisible();
  });
}

const closed = [
  ["<div hidden id=panel>", "</div>", "hidden = false"],
  ['<div style="display: none" id=panel>', "</div>", 'style.display = "block"'],
  ["<details id=panel><summary>More</summary>", "</details>", "open = true"],
  ["<dialog id=panel>", "</dialog>", "show()"],
] as const;

for (const [before, after, opening] of closed) {
  test(`in a closed place a widget waits until that opens: ${before}`, async ({ page }) => {
    const seen = '<jubilee-tickets token="hartwell-tickets-token"></jubilee-tickets>';
    const hidden = `<jubilee-rsvp token="${rsvpToken}"></jubilee-rsvp>`;
    await show(page, `${before}${hidden}${after}${seen}`);
    await expect(page.locator("jubilee-tickets").getByText("Saturday banquet")).toBeVisible();
    expect(pages.asked.map(({ path }) => path)).toEqual(["tickets/hartwell-tickets-token"]);
    await page.evaluate(`document.querySelector("#panel").${opening}`);
    await expect(rsvp(page).getByRole("heading", { name: "Will you be there?" })).toBeVisible();
  });
}

test("a token leads nowhere but to its own address, and a language is the same in words and dates", async ({
  page,
}) => {
  await show(page, '<jubilee-rsvp token="../../x" loading="eager"></jubilee-rsvp>');
  await expect(rsvp(page).getByText("This link is not valid any more")).toBeVisible();
  expect(pages.asked.map(({ path }) => path)).toEqual(["rsvp/..%2F..%2Fx"]);
  await show(page, `<jubilee-rsvp token="${rsvpToken}" lang="de_DE"></jubilee-rsvp>`);
  await expect(
    rsvp(page)
      .getByText(/Samstag|Freitag/)
      .first(),
  ).toBeVisible();
  await show(page, `<jubilee-rsvp token="${rsvpToken}" lang="en_US"></jubilee-rsvp>`);
  await expect(
    rsvp(page)
      .getByText(/(Saturday|Friday), June 1\d/)
      .first(),
  ).toBeVisible();
  const cover = rsvp(page).locator("picture img");
  await expect(cover).toHaveAttribute("referrerpolicy", "origin");
});

for (const moment of ["before anything is filled in", "in the moment of sending"]) {
  test(`a reply arrives once when the connection was lost ${moment} and comes back`, async ({
    page,
    context,
  }) => {
    const isFirst = moment === "before anything is filled in";
    const codes: string[] = [];
    let sending = "";
    page.on("requestfinished", (asked) => {
      const code = /\/steps\/([\w-]+)/.exec(asked.url())?.[1];
      if (code === undefined) return;
      codes.push(code);
      if (code === "send-reply") sending = asked.url();
    });
    await show(page, `<jubilee-rsvp token="${rsvpToken}"></jubilee-rsvp>`);
    await expect.poll(() => codes).toContain("send-reply");
    expect(codes).not.toContain("call");
    // With whatever it imports: a page that loses its connection before that says so, and asks to try again.
    await page.evaluate((address) => import(address).then(() => undefined), sending);
    if (isFirst) await context.setOffline(true);
    await rsvp(page).getByRole("radio", { name: "Yes" }).check();
    await rsvp(page).getByLabel("Your name").fill("Tobias Grünewald-Abernathy");
    await rsvp(page).getByLabel("E-mail").fill("tobias@example.org");
    if (!isFirst) {
      await expect.poll(() => codes).toContain("call");
      await context.setOffline(true);
    }
    await rsvp(page).getByRole("button", { name: "Send my reply" }).click();
    await expect(rsvp(page).getByText("sending again cannot reply twice")).toBeVisible();
    await context.setOffline(false);
    await expect(rsvp(page).getByRole("heading", { name: /^See you/ })).toBeVisible();
    expect(pages.asked.filter(({ method }) => method === "POST")).toHaveLength(1);
  });
}
