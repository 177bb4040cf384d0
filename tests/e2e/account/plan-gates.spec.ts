import { signIn } from "../../support/sign-in.ts";
import { expect, test } from "../steps/journey.ts";
import { createAccount } from "../steps/people.ts";
import { createEvent } from "../steps/planner-steps.ts";

const notice = (feature: string) => `${feature} is a premium feature. Upgrade to gain access.`;

test.use({ expectedErrors: / 403 .*\/rest\/v1\// });

test("on the free plan every page opens, and paid writes are refused with the way to the prices", async ({
  page,
  product,
}) => {
  await signIn(page, await createAccount(product, "fridolin"));
  const eventUrl = await createEvent(page, { name: "A free picnic", type: "Family" });

  await page.goto(`${eventUrl}?tab=guests`);
  await page.getByRole("button", { name: "Add a family member" }).click();
  const guest = page.getByRole("dialog", { name: "Add a family member" });
  await expect(guest.getByText("Guest lists come with Premium")).toBeVisible();
  await guest.getByRole("textbox", { name: "First name" }).fill("Ottilie");
  await guest.getByRole("textbox", { name: "Last name" }).fill("Van der Meer");
  await guest.getByRole("button", { name: "Add to the list" }).click();
  await expect(page.getByText("Premium Feature", { exact: true })).toBeVisible();
  await expect(page.getByText(notice("RSVP"))).toBeVisible();
  const compared = page.waitForEvent("popup");
  await guest.getByRole("link", { name: "Compare the plans in a new tab" }).click();
  await (await compared).waitForURL("**/pricing");
  await expect(guest.getByRole("textbox", { name: "First name" })).toHaveValue("Ottilie");

  await page.goto(`${eventUrl}?tab=tickets`);
  await page.getByRole("button", { name: "Add a ticket" }).click();
  const ticket = page.getByRole("dialog", { name: "New ticket" });
  await expect(ticket.getByText("Tickets come with Pro")).toBeVisible();
  await ticket.getByRole("textbox", { name: "Name" }).fill("Blanket for two");
  await ticket.getByRole("button", { name: "Put on sale" }).click();
  await expect(page.getByText(notice("Ticket Management"))).toBeVisible();

  await page.goto(eventUrl);
  await expect(
    page.getByText(/^With Premium: answers, guest lists.* With Pro: tickets\./),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Send invitations" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Event" }).getByText("Settings").click();
  await expect(page.getByText("Answers come with Premium")).toBeVisible();
  await page.getByRole("switch", { name: /can answer$/ }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(notice("RSVP"))).toBeVisible();
  const plans = page.waitForEvent("popup");
  await page.getByRole("button", { name: "See plans" }).click();
  const prices = await plans;
  await prices.waitForURL("**/pricing");
  await expect(prices.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("switch", { name: /can answer$/ })).toBeChecked();
});
