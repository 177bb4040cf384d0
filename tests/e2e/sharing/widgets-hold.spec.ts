import { expect, test, type Page } from "@playwright/test";
import { heldOrder } from "../../../packages/widgets/src/fixtures/orders.ts";
import { startWidgetPages, type WidgetPages } from "../../support/widget-pages.ts";

let pages: WidgetPages;

test.beforeEach(async () => {
  pages = await startWidgetPages();
});
test.afterEach(async () => {
  await pages.stop();
});

const tickets = (page: Page) => page.locator("jubilee-tickets");

test("where a hold is given more time, ends, is taken again or given back, keys go on from there", async ({
  page,
}) => {
  const held = (seconds: number, canExtend: boolean) => {
    const times = [0, seconds * 1000].map((ms) => new Date(Date.now() + ms).toISOString());
    const [serverTime, holdExpiresAt] = times;
    return { body: { ...heldOrder, serverTime, holdExpiresAt, canExtend } };
  };
  const press = async (name: string) => {
    await tickets(page).getByRole("button", { name }).first().focus();
    await page.keyboard.press("Enter");
  };
  const heading = (name: string) => tickets(page).getByRole("heading", { name });
  const hold = "POST hold/hartwell-tickets-token";
  pages.answers[hold] = held(240, true);
  await page.goto(`${pages.hostOrigin}/sample.html`);
  await press("One more");
  await press("Check out");
  await expect(heading("Who is coming?")).toBeFocused();
  pages.answers["POST order/recorded-order-token-0001/extend"] = held(3, false);
  await press("I need more time");
  await expect(tickets(page).getByRole("timer")).toBeFocused();
  await tickets(page).getByLabel("Your name").focus();
  await expect(heading("The time ran out")).toBeFocused();
  pages.answers[hold] = held(3, false);
  await press("Take them again");
  await expect(heading("Who is coming?")).toBeFocused();
  await expect(heading("The time ran out")).toBeFocused();
  pages.answers[hold] = held(600, false);
  await press("Take them again");
  await expect(heading("Who is coming?")).toBeFocused();
  const keys = pages.asked
    .filter(({ path }) => path.startsWith("hold/"))
    .map(({ body }) => String(Object(body).idempotencyKey));
  expect(new Set(keys).size).toBe(3);
  await press("Tickets");
  await expect(tickets(page).getByRole("button", { name: "Check out" })).toBeVisible();
  await expect(tickets(page).locator("h2")).toBeFocused();

  // Who is at another place of the page stays there.
  pages.answers[hold] = held(3, false);
  await press("Check out");
  await expect(heading("Who is coming?")).toBeFocused();
  const elsewhere = page.locator("jubilee-rsvp").first().getByLabel("Your name");
  await elsewhere.focus();
  await expect(heading("The time ran out")).toBeVisible();
  await expect(elsewhere).toBeFocused();
});
