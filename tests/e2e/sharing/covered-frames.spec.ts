import { expect, test } from "@playwright/test";
import { startWidgetPages, widgetTokens, type WidgetPages } from "../../support/widget-pages.ts";
import { pressInFrame } from "../steps/widget-steps.ts";

/** Websites that put a frame of ours under a visitor's pointer: presses there do not count. */

let pages: WidgetPages;

test.beforeAll(async () => {
  pages = await startWidgetPages();
});
test.afterAll(async () => {
  await pages.stop();
});

const over = "position: absolute; inset: 0; pointer-events: none; background: white";
const hostile: Record<string, (frame: string) => string> = {
  "see-through": (frame) => `<div style="opacity: 0.5">${frame}</div>`,
  "covered, with presses let through": (frame) =>
    `<div style="position: relative">${frame}<div style="${over}">Press here to win</div></div>`,
  "made smaller": (frame) => `<div style="transform: scale(0.9)">${frame}</div>`,
};

test("a covered, see-through or shrunk frame takes no reply, and a tab of our own goes on; one in plain sight takes it", async ({
  browser,
}) => {
  const src = `${pages.scriptOrigin}/embed/rsvp/${widgetTokens.rsvp}`;
  const frame = `<iframe title="reply" src="${src}" width="600" height="860"></iframe>`;
  const show = async (body: string) => {
    const page = await (await browser.newContext()).newPage();
    pages.made["made.html"] = `<!doctype html><title>Prizes</title>${body}`;
    await page.goto(`${pages.hostOrigin}/made.html`);
    const inside = page.frameLocator("iframe");
    await inside.getByLabel("Your name").fill("Ada Lovelace");
    await inside.getByLabel("E-mail").fill("ada@example.org");
    await inside.locator('input[value="yes"]').dispatchEvent("click");
    return { page, inside, send: inside.getByRole("button", { name: "Send my reply" }) };
  };
  const sent = () => pages.asked.filter(({ method }) => method === "POST").length;

  for (const [name, cover] of Object.entries(hostile)) {
    // oxlint-disable-next-line no-await-in-loop -- one website after the other
    const { page, inside, send } = await show(cover(frame));
    const note = inside.getByRole("alert");
    // oxlint-disable-next-line no-await-in-loop
    await expect(async () => {
      await send.click({ force: true, timeout: 2_000 });
      await expect(note).toContainText("your press did not count", { timeout: 1_000 });
    }, name).toPass();
    // oxlint-disable-next-line no-await-in-loop
    await note.evaluate((shown: HTMLElement) => {
      shown.hidden = true;
    });
    // oxlint-disable-next-line no-await-in-loop
    await send.press("Enter");
    // oxlint-disable-next-line no-await-in-loop
    await expect(note, name).toBeVisible();
    expect(sent(), name).toBe(0);
    if (name === "see-through") {
      const opened = page.waitForEvent("popup");
      // oxlint-disable-next-line no-await-in-loop
      await inside.getByRole("link", { name: /^Go on at / }).dispatchEvent("click");
      // oxlint-disable-next-line no-await-in-loop
      const tab = await opened;
      // What was typed comes along, and not by the address.
      // oxlint-disable-next-line no-await-in-loop
      await expect(tab.getByLabel("Your name")).toHaveValue("Ada Lovelace");
      expect(tab.url()).toBe(src);
      // oxlint-disable-next-line no-await-in-loop
      await tab.getByRole("button", { name: "Send my reply" }).click();
      // oxlint-disable-next-line no-await-in-loop
      await expect(tab.getByRole("heading", { name: /^See you/ })).toBeVisible();
      expect(sent()).toBe(1);
      pages.asked.length = 0;
    }
    // oxlint-disable-next-line no-await-in-loop
    await page.context().close();
  }

  // A bar at the top and a bubble in the corner, as many websites have them, do no harm.
  const bar = '<div style="position: fixed; inset: 0 0 auto 0; height: 40px">The club</div>';
  const bubble = '<div style="position: fixed; inset: auto 9px 9px auto">Chat</div>';
  const { page, inside, send } = await show(bar + frame + bubble);
  await pressInFrame(send, inside.getByRole("heading", { name: /^See you/ }));
  expect(sent()).toBe(1);
  await page.context().close();
});
