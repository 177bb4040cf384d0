import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inlineWidgetScript } from "@jubilee/widgets/server";
import { type Browser, expect, test } from "@playwright/test";
import { library } from "../../../packages/widgets/src/fixtures/campaigns.ts";
import { counting, withCounted } from "../../../packages/widgets/src/fixtures/countdowns.ts";
import { shared, withEvent, withTickets } from "../../../packages/widgets/src/fixtures/events.ts";
import { face, list } from "../../../packages/widgets/src/fixtures/showcases.ts";
import { firstWords } from "../../../packages/widgets/src/server/first-words.ts";
import { widgetSamples } from "../../load/widget-samples.ts";
import { bundleOf } from "../../support/bundle.ts";

const source = fileURLToPath(
  new URL("../../../packages/widgets/src/server/first-words.ts", import.meta.url),
);

/** Each language, and flavours of it that write clocks, digits or amounts in another way. */
const locales = "en-US en-GB en-IN de de-CH es es-MX fr fr-CA pt-BR pt-PT ar ar-EG ja zh zh-TW";
const zones = ["America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Asia/Tokyo", "UTC"];
const now = Date.parse("2026-11-21T09:00:00Z");

/** What first screens show, in a zone and with sums of a currency. */
const samples = (timeZone: string, currency: string) =>
  [
    ["rsvp", withEvent({ timeZone })],
    [
      "tickets",
      {
        ...withTickets({ currency, salesEnd: "2026-11-21T20:30:00Z" }),
        event: withEvent({ timeZone, currency }).event,
      },
    ],
    ["donation", { ...library, event: { ...library.event, currency } }],
    ["showcase", { ...face, event: withEvent({ timeZone, currency }).event }],
    ["showcase", list],
    ["countdown", withCounted({ timeZone })],
    ["countdown", withCounted({ timeZone, startDate: "2026-11-20T09:00:00Z" })],
    ["rsvp", shared],
    ["countdown", counting],
  ] as const;

/** Browsers differ from the server, and from each other, in how wide a space around a dash is. */
const spaced = (words: object): unknown =>
  JSON.parse(JSON.stringify(words).replaceAll(/[\u2009\u202f\u00a0]/g, " "));

test("what the server writes beside a widget's data is what the visitor's browser would write", async ({
  page,
}) => {
  const { script } = await bundleOf(
    `import { firstWords } from ${JSON.stringify(source)}; window.firstWords = firstWords;`,
  );
  await page.goto("about:blank");
  await page.evaluate(script);
  for (const locale of locales.split(" ")) {
    for (const [at, timeZone] of zones.entries()) {
      const currency = ["USD", "EUR", "JPY", "KWD", "HUF"][at] ?? "USD";
      const reader = { lang: locale.slice(0, 2), locale, now };
      const shown = samples(timeZone, currency);
      const here = shown.map(([kind, data]) => firstWords(kind, data, reader));
      // oxlint-disable-next-line no-await-in-loop -- one browser
      const there = await page.evaluate(
        ([asked, forWhom]) =>
          asked.map(([kind, data]) => Reflect.get(window, "firstWords")(kind, data, forWhom)),
        [shown, reader] as const,
      );
      expect(spaced(here), `${locale} in ${timeZone}`).toEqual(spaced(there));
      expect(Object.keys(here[0] ?? {}).length).toBeGreaterThan(5);
    }
  }
});

const built = fileURLToPath(new URL("../../../packages/widgets/dist/embed/", import.meta.url));

/** A page with one widget by its own script: what formatters were made before it was there, and what it says. */
async function opened(browser: Browser, name: string, timezoneId: string) {
  const sample = widgetSamples[name];
  if (!sample) throw new Error(`There is no sample of ${name}`);
  const { kind, data } = sample;
  const bundle = readFileSync(`${built}${kind}.js`, "utf8");
  const reader = { lang: "en", locale: "en-US", now: Date.now() };
  const context = await browser.newContext({ timezoneId, locale: "en-US" });
  const tab = await context.newPage();
  await tab.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") {
      const body = `<!doctype html><html lang="en-US"><script type="module" src="/embed/v1/${kind}/tok.js"></script><jubilee-${kind} token="tok"></jubilee-${kind}>`;
      return route.fulfill({ contentType: "text/html", body });
    }
    if (!pathname.endsWith("/tok.js")) return route.abort();
    const body = inlineWidgetScript(bundle, kind, data, reader);
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await tab.addInitScript(() => {
    const made: string[] = [];
    Reflect.set(window, "made", made);
    for (const kind of ["DateTimeFormat", "NumberFormat", "ListFormat"] as const) {
      Reflect.set(
        Intl,
        kind,
        new Proxy(Intl[kind], {
          construct: (target, from) => {
            made.push(kind);
            return Reflect.construct(target, from) as object;
          },
        }),
      );
    }
    document.addEventListener("jubilee:ready", () => Reflect.set(window, "before", made.slice()));
  });
  await tab.goto("https://page.example/");
  await tab.waitForFunction(() => Reflect.has(window, "before"));
  const made = await tab.evaluate(() => Reflect.get(window, "before") as string[]);
  const text = await tab.locator(`jubilee-${kind} section`).innerText();
  await context.close();
  return { made, text };
}

for (const name of Object.keys(widgetSamples)) {
  test(`${name}: the first screen makes no formatter for who has the event's clock`, async ({
    browser,
  }) => {
    const { made, text } = await opened(browser, name, "America/New_York");
    expect(made).toEqual([]);
    expect(text).not.toContain("For you in");
  });
}

test("who has another clock is told it, without a formatter of theirs", async ({ browser }) => {
  const { made, text } = await opened(browser, "rsvp", "Asia/Tokyo");
  expect(made).toEqual([]);
  expect(text).toMatch(/For you in Tokyo: Sunday, June 13 at 7:30.AM/);
});
