import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { followLink, openMail } from "./mail-steps.ts";
import { newAddress } from "./people.ts";
import { addTicketType, createEvent, publish } from "./planner-steps.ts";
import { fillContact, moreOf, payOnTestPage, ticketsOf } from "./widget-steps.ts";

/** Opens a tab of the event's ticket screens. */
async function openDesk(planner: Page, eventId: string, tab: string): Promise<void> {
  await planner.goto(`/ticket-management/event/${eventId}?tab=${tab}`);
}

/** Buys three tickets of the gala at half the price. */
async function buyWithCode(buyer: Page, link: string, email: string): Promise<void> {
  await buyer.goto(link);
  const tickets = ticketsOf(buyer);
  await tickets.getByRole("button", { name: "Promo code" }).click();
  await tickets.getByRole("textbox", { name: "Promo code" }).fill("half");
  await tickets.getByRole("button", { name: "Apply" }).click();
  await moreOf(tickets, "Gala", 3);
  await expect(tickets.getByText("£75.00").first()).toBeVisible();
  await tickets.getByRole("button", { name: "Check out" }).click();
  await fillContact(tickets, { name: "Ada Eze", email });
  await tickets.getByRole("button", { name: "Pay £75.00" }).click();
  await payOnTestPage(buyer);
}

test("a code halves the price, two seats given back go to the pair in line, the books agree", async ({
  planner,
  visit,
}) => {
  test.slow();
  const [ada, pair] = [newAddress("ada"), newAddress("pair")];
  const eventUrl = await createEvent(planner, { name: `Gala ${ada.slice(0, 12)}`, type: "Club" });
  const eventId = eventUrl.split("/").at(-1) ?? "";
  await addTicketType(planner, eventUrl, { name: "Gala", price: "50", quantity: "3" });
  await planner.goto(eventUrl);
  const link = await publish(planner);

  await openDesk(planner, eventId, "codes");
  await planner.getByRole("button", { name: "Add a promo code" }).click();
  const dialog = planner.getByRole("dialog", { name: "New promo code" });
  await dialog.getByRole("textbox", { name: "Code" }).fill("half");
  await dialog.getByRole("textbox", { name: "Percent off" }).fill("50");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(planner.getByText("50% off")).toBeVisible();

  const buyer = await visit();
  await buyWithCode(buyer, link, ada);
  const waiting = await visit();
  await waiting.goto(link);
  const line = ticketsOf(waiting);
  await line.getByRole("button", { name: "Join waiting list" }).click();
  await fillContact(line, { name: "The Pair", email: pair });
  await line.getByRole("button", { name: "One more" }).click();
  await line.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(line.getByText(/You are number 1 in line/)).toBeVisible();

  await planner.goto(`${eventUrl}?tab=orders`);
  await planner.getByRole("row").filter({ hasText: "Ada Eze" }).click();
  await planner.getByRole("button", { name: "Give money back" }).click();
  const refund = planner.getByRole("alertdialog");
  for (const seat of [0, 1]) await refund.getByRole("checkbox").nth(seat).check();
  const code = await refund.getByLabel(/^Type .* to confirm$/).evaluate((field) => {
    const words = field.closest("div")?.textContent ?? "";
    return /Type (\S+) to confirm/.exec(words)?.[1] ?? "";
  });
  await refund.getByLabel(/^Type .* to confirm$/).fill(code);
  await refund.getByRole("button", { name: "Give £50.00 back" }).click();
  await expect(refund).toBeHidden();

  const mails = await visit();
  const offer = await followLink(
    mails,
    await openMail(mails, pair, "Your tickets are here"),
    "Take your tickets",
  );
  await expect(offer.getByRole("heading", { name: "It is your turn" })).toBeVisible();
  await offer.getByRole("button", { name: "Take them and pay £100.00" }).click();
  await payOnTestPage(offer);
  await expect(offer.getByRole("heading", { name: "You’re going, The" })).toBeVisible();
  const download = offer.waitForEvent("download");
  await offer.getByRole("link", { name: "All tickets as PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/^tickets-.*\.pdf$/);
  await offer.getByRole("button", { name: "Pass it on" }).first().click();
  const pass = offer.getByRole("dialog", { name: "Pass this ticket on" });
  await pass.getByRole("textbox", { name: "Name" }).fill("Kofi Mensah");
  await pass.getByRole("textbox", { name: "Their e-mail address" }).fill(newAddress("kofi"));
  await pass.getByRole("button", { name: "Pass it on" }).click();
  await expect(offer.getByText("Passed on: not valid")).toBeVisible();
  await expect(offer.getByText(/It waits for Kofi Mensah/)).toBeVisible();
  await offer.getByRole("button", { name: "Take it back" }).click();
  await expect(offer.getByText("Passed on: not valid")).toBeHidden();

  await offer.getByRole("button", { name: "Keep on this device" }).click();
  await expect(offer.getByRole("button", { name: "Kept on this device" })).toBeVisible();
  await offer.context().setOffline(true);
  await offer.reload();
  await expect(offer.getByRole("img", { name: "Admits The Pair" }).first()).toBeVisible();
  await offer.context().setOffline(false);

  await openDesk(planner, eventId, "waiting");
  await expect(planner.getByText("Got tickets")).toBeVisible();
  await expect(
    planner.getByText("The first party in line that fits", { exact: true }),
  ).toBeVisible();
  await openDesk(planner, eventId, "money");
  await expect(planner.getByText("The books agree")).toBeVisible();
  await expect(planner.getByText("£125.00").first()).toBeVisible();
});
