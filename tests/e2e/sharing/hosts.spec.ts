import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { gift } from "../../../packages/widgets/src/fixtures/campaigns.ts";
import { hostBundle } from "../../support/host-bundles.ts";
import { startWidgetPages, widgetTokens, type WidgetPages } from "../../support/widget-pages.ts";
import { inTempo } from "../../support/in-tempo.ts";
import { manyTimes } from "../../support/tempo.ts";
import {
  eager,
  elements,
  general,
  hostRows,
  kinds,
  page as written,
  type HostRow,
} from "../steps/host-rows.ts";
import { within } from "../steps/promises.ts";
import { pressInFrame } from "../steps/widget-steps.ts";

/** The host matrix: every kind of page, each with every kind of widget, in one browser page. */

let pages: WidgetPages;
let page: Page;
const problems: string[] = [];
/** What was asked of anybody but the product and the page itself. */
const strangers: string[] = [];

test.beforeAll(async ({ browser }) => {
  pages = await startWidgetPages();
  page = await (await browser.newContext()).newPage();
  // What one row has typed is not the next one's draft.
  await page.addInitScript(() => sessionStorage.clear());
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOurs = [pages.scriptOrigin, pages.hostOrigin].includes(origin);
    if (!isOurs && protocol !== "data:") strangers.push(request.url());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
});
test.afterAll(async () => {
  await page.context().close();
  await pages.stop();
});
test.beforeEach(() => {
  problems.length = 0;
  strangers.length = 0;
  pages.asked.length = 0;
});

async function open(row: Pick<HostRow, "page" | "heads" | "framework">): Promise<void> {
  pages.made["made.html"] = await row.page(pages);
  pages.heads["made.html"] = row.heads?.(pages) ?? {};
  if (row.framework) pages.made["app.js"] = await hostBundle(row.framework);
  await page.goto(`${pages.hostOrigin}/made.html`);
}

const widget = (kind: string): Locator => page.locator(`jubilee-${kind}`).first();

/** What a visitor does first in each kind, in any language: it has its effect. */
const acts: Record<string, (within: Locator) => Promise<void>> = {
  async rsvp(within) {
    await within.getByRole("radio").first().check();
    await expect(within.getByRole("radio").first()).toBeChecked();
  },
  async tickets(within) {
    const group = within.getByRole("group").first();
    await expect(async () => {
      await group.getByRole("button").last().click();
      await expect(group.getByRole("button").first()).toBeEnabled({ timeout: 2_000 });
    }).toPass();
  },
  async donation(within) {
    await within.getByRole("radio").nth(1).check();
    await expect(within.getByRole("radio").nth(1)).toBeChecked();
  },
  async showcase(within) {
    await pressInFrame(within.getByRole("button").first(), within.getByRole("radio").first());
  },
  async countdown(within) {
    await expect(within.getByRole("timer")).toBeVisible();
  },
  async poll(within) {
    await within.getByRole("radio").nth(1).check();
    await expect(within.getByRole("radio").nth(1)).toBeChecked();
  },
};

/** A browser drops presses on a frame that has just moved, as they do while a page arrives. */
const inFrame = (kind: string, within: Locator) =>
  expect(async () => acts[kind]?.(within)).toPass();

async function everyKindWorks(there = kinds): Promise<void> {
  for (const [kind] of there) {
    // One visitor, one thing after the other.
    // oxlint-disable-next-line no-await-in-loop
    await acts[kind]?.(widget(kind));
  }
}

/** How everything inside a widget looks, as far as a page's styles could change it. */
const looks = () =>
  page.evaluate(
    (names) =>
      names.map((name) => {
        const root = document.querySelector(`jubilee-${name}`)?.shadowRoot;
        return [...(root?.querySelectorAll<HTMLElement>("[data-theme], [data-theme] *") ?? [])].map(
          (element) => {
            const style = getComputedStyle(element);
            const { width, height } = element.getBoundingClientRect();
            const read = [style.color, style.fontFamily, style.fontSize, style.letterSpacing];
            return [
              element.localName,
              Math.round(width),
              Math.round(height),
              style.display,
              ...read,
            ];
          },
        );
      }),
    kinds.map(([kind]) => kind),
  );

for (const row of inTempo(hostRows, 2, "hosts")) {
  test(row.name, async () => {
    await open(row);
    if (row.name === "hostile styles") {
      await expect(widget("showcase").getByRole("button").first()).toBeVisible();
      await expect(widget("donation").getByRole("radio").first()).toBeVisible();
      await expect(widget("poll").getByLabel("Your name")).toBeVisible();
      const hurt = await looks();
      await page.evaluate(() => document.querySelector("style")?.remove());
      expect(await looks()).toEqual(hurt);
    }
    await everyKindWorks();
    if (row.lang === "ar") {
      const directions = await page.evaluate(
        (names) =>
          names.map((name) => {
            const box = document
              .querySelector(`jubilee-${name}`)
              ?.shadowRoot?.querySelector("[data-theme]");
            return box && getComputedStyle(box).direction;
          }),
        kinds.map(([kind]) => kind),
      );
      expect(directions).toEqual(kinds.map(() => "rtl"));
    }
    if (row.framework) {
      await expect(widget("rsvp")).toBeVisible();
      const route = page.locator("#route");
      await route.click();
      await expect(widget("rsvp")).toHaveCount(0);
      await route.click();
      await acts["rsvp"]?.(widget("rsvp"));
      await acts["donation"]?.(widget("donation"));
      const heard = await page.evaluate(() => Object(window).heard);
      for (const [kind] of kinds) expect(heard).toContain(`${kind} ready`);
      expect(heard).not.toContain("hydration error");
    }
    expect(problems).toEqual([]);
    expect(strangers).toEqual([]);
  });
}

test("the snippets of the first release, as they were pasted then, still work", async () => {
  await page.goto(`${pages.hostOrigin}/first-snippets.html`);
  // Countdowns and polls came later.
  await everyKindWorks(kinds.filter(([kind]) => kind !== "countdown" && kind !== "poll"));
  const framed = page.frameLocator('iframe[title^="RSVP"]').locator("jubilee-rsvp");
  await inFrame("rsvp", framed);
  await page.locator("jubilee-tickets[shape=button]").getByRole("button").click();
  const dialog = page.locator("jubilee-tickets[shape=button]").getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Tickets" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("two widgets of two events know their own", async () => {
  const other = "another-rsvp-token-01";
  const { body } = pages.answers["GET rsvp/hartwell-rsvp-token"] ?? { body: {} };
  const { event, ...rest } = Object(body);
  const name = "The other reunion";
  pages.answers[`GET rsvp/${other}`] = { body: { ...rest, event: { ...event, id: "e2", name } } };
  const second = `<jubilee-rsvp token="${other}"${eager}></jubilee-rsvp>`;
  await open({ page: (at) => written(general(at), elements(eager) + second) });
  await expect(page.locator("jubilee-rsvp").nth(1).getByText(name)).toBeVisible();
  await widget("rsvp").getByLabel("Your name").fill("Ada");
  await expect(page.locator("jubilee-rsvp").nth(1).getByLabel("Your name")).toHaveValue("");
});

test("pages that change without loading, and the way back, leave the widgets alive", async () => {
  await open({ page: (at) => written(general(at), elements(eager)) });
  await widget("rsvp").getByLabel("Your name").fill("Ada");
  await page.evaluate(() => {
    const moved = document.querySelector("jubilee-rsvp");
    if (moved) document.querySelector("main")?.prepend(moved);
  });
  await expect(widget("rsvp").getByLabel("Your name")).toHaveValue("Ada");
  await page.evaluate(() => {
    const next = document.createElement("body");
    next.append(...[...document.querySelectorAll("main")].map((main) => main.cloneNode(true)));
    document.body.replaceWith(next);
  });
  await everyKindWorks();
  await page.goto(`${pages.hostOrigin}/no-script.html`);
  await page.goBack();
  await expect(widget("donation").getByRole("radio").first()).toBeVisible();
});

test("in plain frames and with isolation every kind works, and a link that ends is dead in an open frame", async () => {
  const { scriptOrigin } = pages;
  const frames = kinds
    .map(
      ([kind, token]) =>
        `<iframe title="${kind}" src="${scriptOrigin}/embed/${kind}/${token}" width="600" height="900"></iframe>`,
    )
    .join("");
  await open({
    page: (at) => written(general(at), frames + elements(`${eager} isolation="frame"`)),
  });
  for (const [kind] of kinds) {
    const plain = page.frameLocator(`iframe[title="${kind}"]`).locator(`jubilee-${kind}`);
    const isolated = page.frameLocator(`jubilee-${kind} iframe`).locator(`jubilee-${kind}`);
    // oxlint-disable-next-line no-await-in-loop
    await inFrame(kind, plain);
    // oxlint-disable-next-line no-await-in-loop
    await inFrame(kind, isolated);
  }
  expect(problems).toEqual([]);

  // A plain frame does not know the page around it: the payment page opens beside it.
  const give = `POST donation/${widgetTokens.donation}`;
  const refusing = pages.answers[give];
  const pledged = { ...gift, status: "pledged" };
  const redirectUrl = `${scriptOrigin}/pay/session`;
  pages.answers[give] = { body: { gift: pledged, redirectUrl } };
  pages.answers[`GET gift/${gift.giftToken}`] = { body: pledged };
  const giving = page.frameLocator('iframe[title="donation"]').locator("jubilee-donation");
  await giving.getByLabel("E-mail for the receipt").fill("ada@example.org");
  const toPay = giving.getByRole("link", { name: "Open the payment page" });
  await pressInFrame(giving.getByRole("button", { name: /^Give \$/ }), toPay);
  await expect(toPay).toHaveAttribute("href", redirectUrl);
  await expect(toPay).toHaveAttribute("target", "_blank");
  expect(new URL(page.url()).pathname).toBe("/made.html");
  pages.answers[`GET gift/${gift.giftToken}`] = { body: gift };
  await expect(giving.getByRole("heading", { name: /Florian/ })).toBeVisible();
  if (refusing) pages.answers[give] = refusing;

  const gone = { status: 404, body: { code: "link_invalid", message: "", field: null } };
  const alive = pages.answers[`GET rsvp/${widgetTokens.rsvp}`];
  pages.answers[`GET rsvp/${widgetTokens.rsvp}`] = gone;
  const framed = page.frameLocator('iframe[title="rsvp"]');
  await expect(framed.getByText("not valid")).toBeVisible({ timeout: within(5_000) });
  if (alive) pages.answers[`GET rsvp/${widgetTokens.rsvp}`] = alive;
});

test("a name that the host's server has signed is shown, cannot be changed, and is sent along", async () => {
  const signed = `${btoa('{"name":"Ada Lovelace","email":"ada@club.example","exp":9999999999}')}.c2ln`;
  await open({
    page: (at) => written(general(at), elements(`${eager} prefill="signed=${signed}"`)),
  });
  for (const [kind, name] of [
    ["rsvp", "Your name"],
    ["donation", /^Your name/],
  ] as const) {
    const field = widget(kind).getByLabel(name);
    // oxlint-disable-next-line no-await-in-loop
    await expect(field).toHaveValue("Ada Lovelace");
    // oxlint-disable-next-line no-await-in-loop
    await expect(field).not.toBeEditable();
  }
  await widget("rsvp").getByRole("radio").first().check();
  await widget("rsvp").getByRole("button", { name: "Send my reply" }).click();
  await expect(widget("rsvp").getByRole("heading", { name: /^See you/ })).toBeVisible();
  const sent = pages.asked.find(({ method }) => method === "POST");
  expect(sent?.body).toMatchObject({ signedPrefill: signed, name: "Ada Lovelace" });
});

test("a link's own language is spoken where the page names none for the element", async () => {
  const key = `GET rsvp/${widgetTokens.rsvp}`;
  const usual = pages.answers[key];
  pages.answers[key] = { body: { ...Object(usual?.body), look: { locale: "es" } } };
  const own = `<jubilee-rsvp token="${widgetTokens.rsvp}" lang="fr"${eager}></jubilee-rsvp>`;
  await open({ page: (at) => written(general(at), elements(eager) + own) });
  await expect(widget("rsvp").getByRole("heading", { name: "¿Vendrás?" })).toBeVisible();
  await expect(
    page
      .locator("jubilee-rsvp")
      .nth(1)
      .getByRole("heading", { name: /Serez-vous/ }),
  ).toBeVisible();
  if (usual) pages.answers[key] = usual;
});

test("at 400 % and by keys alone every kind can be used, and has no accessibility finding", async () => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open({ page: (at) => written(general(at), elements(eager)) });
  for (const [kind] of kinds) {
    const control = kind === "countdown" ? "link" : "button";
    // oxlint-disable-next-line no-await-in-loop
    await expect(widget(kind).getByRole(control).first()).toBeVisible();
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
  const press = async (keys: string[]) => {
    // oxlint-disable-next-line no-await-in-loop -- keys come one after the other
    for (const key of keys) await page.keyboard.press(key);
  };
  await widget("tickets").getByRole("group").first().getByRole("button").last().focus();
  await press(["Enter"]);
  await widget("tickets").getByRole("button", { name: "Check out" }).focus();
  await press(["Enter"]);
  await expect(widget("tickets").getByLabel("E-mail")).toBeVisible();
  await widget("donation").getByRole("radio").first().focus();
  await press(["ArrowRight", "Tab", "ArrowRight"]);
  await widget("donation").getByLabel("E-mail for the receipt").focus();
  await page.keyboard.type("ada@example.org");
  await press(["Enter"]);
  await expect
    .poll(() =>
      pages.asked.some(({ method, path }) => method === "POST" && path.startsWith("donation/")),
    )
    .toBe(true);
  await widget("showcase").getByRole("button").first().focus();
  await press(["Enter"]);
  await expect(widget("showcase").getByRole("radio").first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
});

/** What the open page holds once what nobody holds any more is gone. */
async function counting() {
  const session = await page.context().newCDPSession(page);
  return async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
    return { nodes, listeners };
  };
}

test("many times in and out of the page no kind leaves anything behind", async () => {
  await open({ page: (at) => written(general(at), elements(eager)) });
  await everyKindWorks();
  const counters = await counting();
  const cycle = (kind: string, times: number) =>
    page.evaluate(
      async ([name, token, count]) => {
        for (let index = 0; index < count; index += 1) {
          const element = document.createElement(`jubilee-${name}`);
          element.setAttribute("token", token);
          element.setAttribute("loading", "eager");
          const ready = new Promise((resolve) =>
            element.addEventListener("jubilee:ready", resolve),
          );
          document.body.append(element);
          await ready;
          element.remove();
          await Promise.resolve();
        }
      },
      [kind, widgetTokens[kind as keyof typeof widgetTokens], times] as const,
    );
  for (const [kind] of kinds) {
    // Each kind alone: what one leaves must not hide in another's.
    // oxlint-disable-next-line no-await-in-loop
    await cycle(kind, 5);
    // oxlint-disable-next-line no-await-in-loop
    const before = await counters();
    // oxlint-disable-next-line no-await-in-loop
    await cycle(kind, manyTimes);
    // oxlint-disable-next-line no-await-in-loop
    await expect
      .poll(async () => {
        const after = await counters();
        return [after.nodes <= before.nodes, after.listeners <= before.listeners];
      }, kind)
      .toEqual([true, true]);
  }
});

test("many times off a React page's screen and back, the components leave nothing behind", async () => {
  const react = hostRows.find(({ name }) => name === "React 19");
  if (!react) throw new Error("The matrix has no React 19 page");
  await open(react);
  await everyKindWorks();
  const counters = await counting();
  const cycle = (times: number) => page.evaluate((count) => Object(window).leave(count), times);
  await cycle(5);
  const before = await counters();
  await cycle(manyTimes);
  await expect
    .poll(async () => {
      const after = await counters();
      return [after.nodes <= before.nodes, after.listeners <= before.listeners];
    })
    .toEqual([true, true]);
});
