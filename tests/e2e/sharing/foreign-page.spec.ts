import type { Locator, Page, Route } from "@playwright/test";
import { hostBundle } from "../../support/host-bundles.ts";
import { startForeignSite, type ForeignSite } from "../steps/foreign-site.ts";
import { expect, test } from "../steps/journey.ts";
import { followLink, openMail } from "../steps/mail-steps.ts";
import { newAddress } from "../steps/people.ts";
import {
  checkPage,
  copyForm,
  copySnippet,
  createEvent,
  openEvent,
  publish,
} from "../steps/planner-steps.ts";
import { within } from "../steps/promises.ts";
import { checkScreen, shortLooks } from "../steps/screen-checks.ts";
import { blockStorage, blockedTouches, phone } from "../steps/stranger.ts";
import { fillContact, moreOf, rsvpOf, ticketsOf } from "../steps/widget-steps.ts";

/** The promise: from the server's answer to the planner's open screen. */
const liveLimitMs = 2_000;

/** Presses what sends something and waits until the server has it. */
async function sent(page: Page, path: string, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes(path),
  );
  await press();
  expect((await answer).status()).toBeLessThan(400);
}

/** The line breaks off once: what is sent there arrives, its answer does not. */
async function loseAnAnswer(page: Page, path: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**/functions/v1/embed/${path}`, lose, { times: 1 });
}

/** Waits until the planner's open screen says something, and notes how long that took. */
async function seenLive(row: Locator, words: string): Promise<void> {
  const since = performance.now();
  await expect(row).toContainText(words, { timeout: within(liveLimitMs) });
  const description = `${words} ${Math.round(performance.now() - since)}`;
  test.info().annotations.push({ type: "live after ms", description });
}

let site: ForeignSite;
test.beforeEach(async () => {
  site = await startForeignSite();
});
test.afterEach(() => site.close());

test.describe("a snippet pasted on a page of another origin", () => {
  // A site that is not listed is refused its data, a frame there is refused by the browser.
  test.use({
    expectedErrors:
      / 403 .*\/embed\/|blocked by CORS policy|frame-ancestors|ERR_BLOCKED|ERR_FAILED/,
  });

  test("works where it is allowed; a stranger answers and changes it by the mail's link; the planner sees both happen", async ({
    planner,
    visit,
  }) => {
    const email = newAddress("tobias");
    const name = "Tobias Grünewald-Abernathy";
    const eventUrl = await createEvent(planner, { name: "Boats at noon", type: "Friends" });
    await publish(planner);
    const script = await copySnippet(planner, eventUrl, "rsvp");
    const frame = await copyForm(planner, "iframe");
    const { origin } = new URL(site.url);
    await planner.getByRole("textbox", { name: "Allowed sites" }).fill(origin);
    await planner.keyboard.press("Enter");
    await expect(planner.getByText("Anywhere else, visitors see a card")).toBeVisible();
    site.paste(script);
    site.pages["frame"] = { content: frame };
    const policy = { "content-security-policy": "script-src 'self'" };
    site.pages["strict"] = { content: script, headers: policy };

    const right = await checkPage(planner, site.url);
    await expect(right.getByText("The widget works on this page.")).toBeVisible();
    const strict = await checkPage(planner, `${site.url}strict`);
    await expect(strict.getByText("The page’s security policy keeps the widget out")).toBeVisible();
    const wrong = await checkPage(planner, site.otherUrl);
    await expect(wrong.getByText(/^http:.* is not among the allowed sites$/)).toBeVisible();
    await planner.keyboard.press("Escape");
    await planner.getByRole("link", { name: /^RSVPs/ }).click();
    const answer = planner.getByRole("row").filter({ hasText: name });
    await expect(planner.getByRole("heading", { name: /nobody|no answer|no one/i })).toBeVisible();

    const stranger = await visit(phone);
    await blockStorage(stranger);
    await stranger.goto(site.url);
    const rsvp = rsvpOf(stranger);
    await rsvp.getByRole("radio", { name: "Yes" }).check();
    await rsvp
      .getByRole("group", { name: "How many of you?" })
      .getByRole("button", { name: "One more" })
      .click();
    await fillContact(rsvp, { name, email });
    const send = rsvp.getByRole("button", { name: "Send my reply" });
    await loseAnAnswer(stranger, "rsvp/*");
    await sent(stranger, "/embed/rsvp/", () => send.click());
    await seenLive(answer, "Coming");
    await expect(answer).toHaveCount(1);
    await expect(rsvp.getByRole("heading", { name: /^See you on .*, Tobias$/ })).toBeVisible();
    expect(await blockedTouches(stranger)).not.toContain("cookie");
    expect(await stranger.context().cookies()).toEqual([]);

    const framed = await visit(phone);
    await framed.goto(`${site.url}frame`);
    const inside = framed.frameLocator("iframe");
    await inside.getByRole("radio", { name: "No" }).check();
    await inside.getByRole("textbox", { name: "Your name" }).fill("Imogen Frame");
    await inside.getByRole("textbox", { name: "E-mail" }).fill(newAddress("imogen"));
    const reply = inside.getByRole("button", { name: "Send my reply" });
    await sent(framed, "/embed/rsvp/", () => reply.click());
    await seenLive(planner.getByRole("row").filter({ hasText: "Imogen Frame" }), "Not coming");

    await framed.goto(site.otherUrl);
    await expect(framed.getByText("This page may not show the event")).toBeVisible();

    const mails = await visit();
    const mail = await openMail(mails, email, "You’re coming");
    const link = await followLink(mails, mail, "Change your reply");
    await expect(link.getByRole("heading", { name: "See you there, Tobias" })).toBeVisible();
    await expect(link.getByRole("button", { name: "Change: With Tobias" })).toBeVisible();
    await link.getByRole("button", { name: `Change: ${name}` }).click();
    const sheet = link.getByRole("dialog", { name });
    await sheet.getByRole("radio", { name: "Maybe" }).check();
    const change = sheet.getByRole("button", { name: "Save" });
    await sent(link, "/invitation/", () => change.click());
    await seenLive(answer, "Maybe");
    await expect(link.getByText("Your answer is in.")).toBeVisible();
  });
});

/** A React page of the site under a policy that trusts its own nonce, with the tickets of a token. */
async function makeReactPage(origin: string, token: string): Promise<string> {
  const data = JSON.stringify({ origin, tokens: { tickets: token } });
  site.pages["app.js"] = { script: await hostBundle("react-19") };
  site.pages["react"] = {
    content: `<script type="application/json" id="host-data">${data}</script>
      <div id="root"></div><script type="module" nonce="dmlsbGFnZQ" src="/app.js"></script>`,
    headers: {
      "content-security-policy": `default-src 'none'; script-src 'nonce-dmlsbGFnZQ' 'strict-dynamic'; connect-src ${origin}; img-src data: ${origin}`,
    },
  };
  return `${site.url}react`;
}

test.describe("a line that breaks off", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("a stranger buys two tickets on a React page of another origin; its code hears of the order once, the planner sees it and gives the money back", async ({
    planner,
    product,
    visit,
  }) => {
    const email = newAddress("soren");
    const name = "Søren Ætterhøi";
    await openEvent(planner, "Hartwell High");
    await planner.goto(`${new URL(planner.url()).pathname}?tab=share&widget=tickets`);
    const react = await copyForm(planner, "React");
    const token = /<TicketsWidget token="([\w-]+)"/.exec(react)?.[1] ?? "";
    const shop = await makeReactPage(new URL(product.url).origin, token);
    await planner.getByRole("link", { name: /^Orders/ }).click();
    await planner.getByRole("searchbox", { name: "Find an order" }).fill(name);
    await expect(planner.getByRole("heading", { name: "No order like that" })).toBeVisible();
    const order = planner.getByRole("row").filter({ hasText: name });

    const stranger = await visit(phone);
    await blockStorage(stranger);
    await stranger.goto(shop);
    const tickets = ticketsOf(stranger);
    await moreOf(tickets, "Friday mixer", 2);
    await loseAnAnswer(stranger, "hold/*");
    await tickets.getByRole("button", { name: "Check out" }).click();
    await expect(tickets.getByRole("timer")).toContainText(
      /^Your 2 tickets are held for (15:00|14:\d\d)$/,
    );
    await fillContact(tickets, { name, email });
    await tickets.getByRole("textbox", { name: "Friday mixer, ticket 2" }).fill("Ylva Ætterhøi");
    await loseAnAnswer(stranger, "order/*/checkout");
    await tickets.getByRole("button", { name: "Pay $50.00" }).click();
    await stranger.waitForURL("**/pay/test/**");
    await sent(stranger, "/pay/test/", () =>
      stranger.getByRole("button", { name: /^Pay/ }).click(),
    );
    await stranger.waitForURL(`${shop}**`);
    await expect(tickets.getByRole("heading", { name: "You’re going, Søren" })).toBeVisible();
    // The provider's word arrives by itself: the buyer's page shows when the server has it.
    await seenLive(order, "Paid");
    await expect(order).toHaveCount(1);
    await expect(tickets.getByRole("img", { name: /^QR code of ticket / })).toBeVisible();
    await expect(tickets.getByText("Ticket 1 of 2")).toBeVisible();
    await tickets.getByRole("button", { name: "Next ticket" }).click();
    await expect(tickets.getByText("Ylva Ætterhøi")).toBeVisible();
    expect(new URL(stranger.url()).search).toBe("");
    const heard = await stranger.evaluate(() => JSON.stringify(Reflect.get(window, "heard")));
    expect(heard.match(/order completed/g)).toEqual(["order completed"]);
    expect(await blockedTouches(stranger)).not.toContain("cookie");
    expect(await stranger.context().cookies()).toEqual([]);

    const mails = await visit();
    const mail = await openMail(mails, email, "Your tickets for Hartwell High");
    await expect(mails.getByRole("link", { name: /\.ics$/ })).toBeVisible();
    const passes = await followLink(mails, mail, "Open your tickets");
    await expect(passes.getByRole("img", { name: `Admits ${name}` })).toBeVisible();
    await expect(passes.getByRole("img", { name: "Admits Ylva Ætterhøi" })).toBeVisible();

    await order.getByRole("button").first().click();
    const panel = planner.getByRole("complementary", { name: /^Order / });
    await expect(panel.getByText("$50.00").first()).toBeVisible();
    const code = (await panel.getByRole("heading", { level: 2 }).textContent())?.split(" ").at(-1);
    await panel.getByRole("button", { name: "Give money back" }).click();
    const refund = planner.getByRole("alertdialog", { name: `Give ${name} money back?` });
    await refund.getByRole("textbox", { name: "Reason" }).fill("The mixer is full.");
    await refund.getByRole("textbox", { name: `Type ${code} to confirm` }).fill(code ?? "");
    await refund.getByRole("button", { name: "Give $50.00 back" }).click();
    await expect(panel.getByText("Given back: The mixer is full.")).toBeVisible();
    await planner.keyboard.press("Escape");
    await expect(order).toContainText("Refunded");
    await openMail(mails, email, "$50.00 refunded");
  });
});

test("the sample page that comes with the demo shows all five kinds, by day on a desk and by night on a phone", async ({
  product,
  visit,
}) => {
  const page = await visit();
  await checkScreen(page, product.hostPageUrl, shortLooks);
  await expect(rsvpOf(page).getByRole("button", { name: "Send my reply" })).toBeVisible();
  await expect(ticketsOf(page).getByRole("button", { name: "Check out" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Give $65" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Hartwell High/ })).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(/\d .* until /);
});
