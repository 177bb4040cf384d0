import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { frameHeight, reservingStyle } from "@jubilee/core/sharing/widget-height.rules";
import { heldOrder } from "../../../packages/widgets/src/fixtures/orders.ts";
import { widgetKinds } from "../../../packages/widgets/src/kinds.ts";
import { startWidgetPages, widgetTokens, type WidgetPages } from "../../support/widget-pages.ts";

let pages: WidgetPages;

test.beforeEach(async () => {
  pages = await startWidgetPages();
});
test.afterEach(async () => {
  await pages.stop();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${pages.hostOrigin}/${path}`);
}

const rsvp = (page: Page) => page.locator("jubilee-rsvp").first();
const tickets = (page: Page) => page.locator("jubilee-tickets");

async function reply(page: Page): Promise<void> {
  await rsvp(page).getByRole("radio", { name: "Yes" }).check();
  await rsvp(page).getByLabel("Your name").fill("Tobias Grünewald-Abernathy");
  await rsvp(page).getByLabel("E-mail").fill("tobias@example.org");
  await rsvp(page).getByRole("button", { name: "Send my reply" }).click();
}

async function buy(page: Page): Promise<void> {
  const banquet = tickets(page).getByRole("group", { name: "Saturday banquet" });
  await banquet.getByRole("button", { name: "One more" }).click();
  await tickets(page).getByRole("button", { name: "Check out" }).click();
  await tickets(page).getByLabel("Your name").fill("Søren Ætterhøi");
  await tickets(page).getByLabel("E-mail").fill("soren@post.example");
  await tickets(page).getByRole("button", { name: /^Pay/ }).click();
  await expect(tickets(page).getByRole("heading", { name: "You’re going, Søren" })).toBeVisible();
}

test("a stranger replies, changes it and sees it again; their page keeps nothing of them", async ({
  page,
}) => {
  await open(page, "sample.html");
  await reply(page);
  await expect(rsvp(page).getByRole("heading", { name: /^See you on 12 June/ })).toBeVisible();
  await rsvp(page).getByRole("button", { name: "Change reply" }).click();
  await rsvp(page).getByRole("radio", { name: "Maybe" }).check();
  await rsvp(page).getByRole("button", { name: "Save my reply" }).click();
  await expect(rsvp(page).getByRole("heading", { name: /^See you/ })).toBeVisible();
  const sent = pages.asked.filter(({ method }) => method === "POST");
  expect(sent.map(({ path }) => path)).toEqual([
    "rsvp/hartwell-rsvp-token",
    "rsvp/hartwell-rsvp-token",
  ]);
  expect(sent[1]?.body).toMatchObject({ changes: "recorded-reply-key-01" });
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).toContain("hartwell-rsvp-token");
  expect(kept).not.toMatch(/tobias|example\.org|reply-key/i);
  await page.reload();
  await expect(rsvp(page).getByRole("heading", { name: /^See you/ })).toBeVisible();
  await expect(rsvp(page).getByText("open the link in the mail")).toBeVisible();
  await rsvp(page).getByRole("button", { name: "Reply for somebody else" }).click();
  await expect(rsvp(page).getByLabel("Your name")).toHaveValue("");
});

test("a reply that did not arrive is sent again by itself under the same key, and until its visitor stops it", async ({
  page,
}) => {
  await open(page, "sample.html");
  const path = "POST rsvp/hartwell-rsvp-token";
  const works = pages.answers[path];
  pages.answers[path] = { status: 503, body: { code: "unavailable", message: "", field: null } };
  await reply(page);
  await expect(rsvp(page).getByText("sending again cannot reply twice")).toBeVisible();
  const sent = () => pages.asked.filter(({ method }) => method === "POST");
  await expect.poll(() => sent().length).toBeGreaterThan(1);
  await rsvp(page).getByRole("button", { name: "Stop trying" }).click();
  await expect(rsvp(page).getByRole("button", { name: "Try again" })).toBeVisible();
  // Where the page is loaded anew what was typed and the key are still there.
  await page.reload();
  await rsvp(page).getByRole("button", { name: "Send my reply" }).click();
  await expect(rsvp(page).getByRole("button", { name: "Stop trying" })).toBeVisible();
  if (works) pages.answers[path] = works;
  await expect(rsvp(page).getByRole("heading", { name: /^See you/ })).toBeVisible();
  const [first, ...others] = sent();
  for (const { body } of others) expect(body).toEqual(first?.body);
});

test("a press sooner than the script that sends is not lost", async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route("**/steps/send-reply.js*", async (route) => {
    await script.promise;
    await route.continue();
  });
  await open(page, "sample.html");
  await reply(page);
  await expect(rsvp(page).getByRole("button", { name: "Sending your reply" })).toBeVisible();
  script.resolve();
  await expect(rsvp(page).getByRole("heading", { name: /^See you/ })).toBeVisible();
});

test("a stranger buys, and the page hears of it without names", async ({ page }) => {
  await open(page, "sample.html");
  await page.evaluate(() => {
    const heard: [string, unknown][] = [];
    Object.assign(window, { heard });
    for (const name of ["order-started", "order-completed"]) {
      document.addEventListener(`jubilee:${name}`, (event) => {
        if (event instanceof CustomEvent) heard.push([event.type, event.detail]);
      });
    }
  });
  await buy(page);
  const heard = await page.evaluate(() => JSON.stringify(Object(window).heard));
  expect(heard).toContain("jubilee:order-started");
  expect(heard).toContain('"orderCode":"7HK-204"');
  expect(heard).not.toContain("Søren");
  await expect(
    tickets(page).getByRole("img", { name: "QR code of ticket 7HK-204-1" }),
  ).toBeVisible();
});

test("the way back from a payment page ends with the passes and a clean address", async ({
  page,
}) => {
  await open(page, "sample.html?jubilee_order=recorded-order-token-0001&lang=en#tickets");
  await expect(tickets(page).getByRole("heading", { name: "You’re going, Søren" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("?lang=en");
  expect(new URL(page.url()).hash).toBe("#tickets");
});

test("who comes back unpaid hears how it ended, keeps the names and pays again", async ({
  page,
}) => {
  const path = "GET order/recorded-order-token-0001";
  const paid = pages.answers[path];
  const buyer = { buyerName: "Søren Ætterhøi", buyerEmail: "soren@post.example" };
  const holdExpiresAt = new Date(Date.now() + 600_000).toISOString();
  const body = { ...heldOrder, ...buyer, status: "awaiting_payment", holdExpiresAt };
  pages.answers[path] = { body: { ...body, serverTime: new Date().toISOString() } };
  await open(page, "sample.html?jubilee_order=recorded-order-token-0001&jubilee_payment=cancelled");
  await expect(tickets(page).getByText("You have not paid yet")).toBeInViewport();
  await open(page, "sample.html?jubilee_order=recorded-order-token-0001&jubilee_payment=declined");
  await expect(
    tickets(page).getByText("Your bank said no, and nothing was taken"),
  ).toBeInViewport();
  expect(new URL(page.url()).search).toBe("");
  await tickets(page).getByRole("button", { name: "Try the payment again" }).click();
  await expect(tickets(page).getByLabel("Your name")).toHaveValue("Søren Ætterhøi");
  if (paid) pages.answers[path] = paid;
  await tickets(page).getByRole("button", { name: /^Pay/ }).click();
  await expect(tickets(page).getByRole("heading", { name: "You’re going, Søren" })).toBeVisible();
});

test("what is held goes on at the phone: by a code that works once and names nobody", async ({
  page,
  browser,
}) => {
  const token = "hartwell-tickets-token";
  const handover = "recorded-handover-token";
  const now = Date.now();
  const times = { serverTime: new Date(now).toISOString() };
  const holdExpiresAt = new Date(now + 600_000).toISOString();
  pages.answers["GET order/recorded-order-token-0001"] = {
    body: { ...heldOrder, ...times, holdExpiresAt },
  };
  pages.answers[`POST handover/${token}`] = {
    body: { handoverToken: handover, expiresAt: holdExpiresAt },
  };
  pages.answers[`GET handover/${handover}`] = { body: { state: "waiting" } };
  // The key is in the code alone; a test has no camera.
  await page.addInitScript(() => {
    const { subtle } = crypto;
    const real = subtle.exportKey.bind(subtle);
    const value = async (format: "raw", made: CryptoKey) => {
      const raw: unknown = await real(format, made);
      if (!(raw instanceof ArrayBuffer)) throw new Error("The key is no bytes.");
      const letters = String.fromCharCode(...new Uint8Array(raw));
      const key = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
      Object.assign(window, { key });
      return raw;
    };
    Object.defineProperty(subtle, "exportKey", { value });
  });
  await open(page, "sample.html");
  const banquet = tickets(page).getByRole("group", { name: "Saturday banquet" });
  await banquet.getByRole("button", { name: "One more" }).click();
  await tickets(page).getByRole("button", { name: "Check out" }).click();
  await tickets(page).getByLabel("Your name").fill("Søren Ætterhøi");
  const offer = tickets(page).getByRole("button", { name: "Continue on your phone" });
  await offer.click();
  const dialog = tickets(page).getByRole("dialog", { name: "Continue on your phone" });
  await expect(dialog.getByRole("img", { name: /^QR code/ })).toBeVisible();
  expect((await new AxeBuilder({ page }).include("jubilee-tickets").analyze()).violations).toEqual(
    [],
  );
  const key = await page.evaluate(() => String(Object(window).key));
  const sent = pages.asked.find(({ path }) => path === `handover/${token}`);
  const { sealed } = Object(sent?.body);
  expect(Buffer.from(sealed, "base64url").toString("utf8")).not.toContain("Søren");

  pages.answers[`POST handover/${handover}/take`] = { body: { sealed } };
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage();
  await phone.goto(`${pages.scriptOrigin}/embed/tickets/${token}?lang=en#go=${handover}.${key}`);
  await expect(tickets(phone).getByRole("timer")).toContainText("held for");
  await expect(tickets(phone).getByLabel("Your name")).toHaveValue("Søren Ætterhøi");
  expect(new URL(phone.url()).hash).toBe("");
  await expect(tickets(phone).getByRole("button", { name: /phone/ })).toHaveCount(0);

  pages.answers[`GET handover/${handover}`] = { body: { state: "taken" } };
  await expect(dialog.getByRole("heading", { name: "Now on your phone" })).toBeVisible();
  await dialog.getByRole("button", { name: "Go on here instead" }).click();
  await expect(offer).toBeFocused();
  // Loaded anew the tickets are still held.
  await page.reload();
  await expect(tickets(page).getByLabel("Your name")).toHaveValue("Søren Ætterhøi");
  await phone.context().close();
});

test("on the event's own page: no cover, no name, the column's width", async ({ page }) => {
  await open(page, "sample.html");
  await expect(rsvp(page).locator("picture img")).toBeVisible();
  await rsvp(page).evaluate((element) => element.setAttribute("bare", ""));
  await expect(rsvp(page).locator("picture")).toHaveCount(0);
  await expect(rsvp(page).getByText(/^Hartwell High/)).toHaveCount(0);
  await expect(rsvp(page).getByText("The Boathouse")).toBeVisible();
});

test("the strictest policy is not violated and everything works", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  await open(page, "strict-csp.html");
  await reply(page);
  await expect(rsvp(page).getByRole("heading", { name: /^See you/ })).toBeVisible();
  await buy(page);
  await expect(tickets(page).locator("svg path").first()).toBeAttached();
  expect(problems).toEqual([]);
});

test("works with storage blocked and leaves no cookie", async ({ page, context }) => {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  await open(page, "sample.html");
  await reply(page);
  await expect(rsvp(page).getByRole("heading", { name: /^See you/ })).toBeVisible();
  await buy(page);
  expect(await context.cookies()).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`nothing moves at ${width} px when the widgets arrive, and frames need not scroll`, async ({
    page,
  }) => {
    const { scriptOrigin: origin, made, hostOrigin } = pages;
    await page.addInitScript(() => {
      Object.assign(window, { moved: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = Object(entry);
          Object(window).moved.push(
            value,
            ...Object(sources).map(({ node }: { node: Node }) => node?.nodeName),
          );
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const kinds = widgetKinds.map((kind) => {
      const token = widgetTokens[kind];
      return `<jubilee-${kind} token="${token}" loading="eager" style="${reservingStyle(kind)}">
        <a href="/elsewhere">Open ${kind}</a></jubilee-${kind}>
        <iframe src="${origin}/embed/${kind}/${token}" title="${kind}" width="100%" height="${frameHeight(kind)}"></iframe>`;
    });
    made["room.html"] = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Club</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <script type="module" src="${origin}/embed/v1.js"></script>${kinds.join("<p>Below</p>")}`;
    await page.setViewportSize({ width, height: 9000 });
    await page.goto(`${hostOrigin}/room.html`);
    for (const kind of widgetKinds) {
      const frame = page.frameLocator(`iframe[title="${kind}"]`).locator("body");
      // A poll is the only kind without a cover: there it is what can be sent.
      const last = kind === "poll" ? "section form" : "section picture img";
      // One after the other: all have arrived in the end.
      // oxlint-disable-next-line no-await-in-loop
      await expect(page.locator(`jubilee-${kind} ${last}`)).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop
      await expect(frame.locator(last)).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop
      const { content, room } = await frame.evaluate((body) => ({
        content: body.getBoundingClientRect().height,
        room: innerHeight,
      }));
      expect(content, kind).toBeLessThanOrEqual(room);
    }
    expect(await page.evaluate(() => Object(window).moved)).toEqual([]);
  });
}

test("one script: a button with a dialog, a marked block, a frame", async ({ page }) => {
  await open(page, "two-widgets.html");
  const button = rsvp(page).getByRole("button", { name: "Reply now" });
  await button.click();
  const dialog = rsvp(page).getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Will you be there?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await expect(tickets(page).getByRole("heading", { name: "Tickets" })).toBeVisible();

  const frame = page.frameLocator("#framed iframe");
  await expect(frame.getByRole("button", { name: "Send my reply" })).toBeVisible();
  const inside = frame.locator("jubilee-rsvp");
  await expect
    .poll(async () => {
      const outer = (await page.locator("#framed iframe").boundingBox())?.height ?? 0;
      const inner = (await inside.boundingBox())?.height ?? 1;
      return Math.abs(outer - inner) <= 2;
    })
    .toBe(true);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has no accessibility finding and fits 320 px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, "sample.html");
    await expect(tickets(page).getByRole("button", { name: "Check out" })).toBeVisible();
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
    expect(await sideways()).toBe(false);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await reply(page);
    await buy(page);
    expect(await sideways()).toBe(false);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test("a keyboard alone replies", async ({ page }) => {
  await open(page, "sample.html");
  await rsvp(page).getByRole("radio", { name: "Yes" }).focus();
  await page.keyboard.press("Space");
  for (const text of ["", "", "Tobias", "tobias@example.org", ""]) {
    await page.keyboard.press("Tab");
    if (text) await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const heading = rsvp(page).getByRole("heading", { name: /^See you/ });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
});
