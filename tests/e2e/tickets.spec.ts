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

interface Kind {
  name: string;
  price: string;
  /** As the planner chooses it; without it one price. */
  model?: string;
  /** One price step before the price. */
  step?: { name: string; price: string; upTo: string };
  isAddOn?: boolean;
  needsCode?: boolean;
}

/** Puts a kind of ticket with a price of its own on sale. */
async function addKind(planner: Page, kind: Kind): Promise<void> {
  await planner.getByRole("button", { name: "Add a ticket" }).click();
  const dialog = planner.getByRole("dialog", { name: "New ticket" });
  await dialog.getByRole("textbox", { name: "Name" }).first().fill(kind.name);
  if (kind.model) {
    await dialog.getByRole("combobox", { name: "Kind of price" }).selectOption(kind.model);
  }
  if (kind.step) {
    const steps = dialog.getByRole("button", { name: "Add a price step" });
    if ((await dialog.getByText("Step 1").count()) === 0) await steps.click();
    await dialog.getByRole("textbox", { name: "Name" }).nth(1).fill(kind.step.name);
    await dialog.getByRole("textbox", { name: "Price", exact: true }).fill(kind.step.price);
    await dialog.getByRole("textbox", { name: "Until so many are sold" }).fill(kind.step.upTo);
  }
  await dialog
    .getByRole("textbox", {
      name: /^(Price|Price after the last step|Suggested amount|Price of the group)$/,
    })
    .last()
    .fill(kind.price);
  if (kind.needsCode) {
    await dialog.getByRole("combobox", { name: "Who may buy it" }).selectOption("code");
  }
  if (kind.isAddOn) await dialog.getByRole("checkbox", { name: "An add-on" }).check();
  await dialog.getByRole("button", { name: "Put on sale" }).click();
  await expect(dialog).toBeHidden();
}

test("steps, a group, an add-on, an own price and a locked ticket are set up, bought, paid later, and given up", async ({
  planner,
  visit,
}) => {
  const ada = newAddress("ada");
  const eventUrl = await createEvent(planner, { name: `Fair ${ada.slice(0, 12)}`, type: "Club" });
  const eventId = eventUrl.split("/").at(-1) ?? "";
  await planner.goto(`${eventUrl}?tab=tickets`);
  const step = { name: "Early bird", price: "10", upTo: "2" };
  await addKind(planner, { name: "Day", price: "20", model: "tiered", step });
  await addKind(planner, { name: "Table", price: "60", model: "group" });
  await addKind(planner, { name: "Matinee", price: "8", model: "pay_what_you_can" });
  await addKind(planner, { name: "Dinner", price: "12", isAddOn: true });
  await addKind(planner, { name: "Backstage", price: "30", needsCode: true });
  await planner.goto(eventUrl);
  const link = await publish(planner);
  await openDesk(planner, eventId, "rules");
  await planner.getByRole("switch", { name: "Buyers may pay later" }).click();
  await planner.getByRole("button", { name: "Save the rules" }).click();
  await expect(planner.getByText("Saved").first()).toBeVisible();
  await openDesk(planner, eventId, "codes");
  await planner.getByRole("button", { name: "Add a promo code" }).click();
  const dialog = planner.getByRole("dialog", { name: "New promo code" });
  await dialog.getByRole("textbox", { name: "Code" }).fill("crew");
  await dialog.getByRole("radio", { name: "Unlocks tickets" }).click();
  await dialog.getByRole("checkbox", { name: "Backstage" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  const buyer = await visit();
  await buyer.goto(link);
  const tickets = ticketsOf(buyer);
  await expect(tickets.getByRole("heading", { name: "Day" })).toBeVisible();
  await expect(tickets.getByRole("heading", { name: "Backstage" })).toBeHidden();
  await tickets.getByRole("button", { name: "Promo code" }).click();
  await tickets.getByRole("textbox", { name: "Promo code" }).fill("crew");
  await tickets.getByRole("button", { name: "Apply" }).click();
  for (const kind of ["Day", "Table", "Matinee", "Dinner", "Backstage"]) {
    await moreOf(tickets, kind, 1);
  }
  await expect(tickets.getByText("£120.00").first()).toBeVisible();
  await tickets.getByRole("button", { name: "Check out" }).click();
  await fillContact(tickets, { name: "Ada Eze", email: ada });
  await tickets.getByRole("button", { name: "Pay later" }).click();
  await openMail(await visit(), ada, "How to pay for");

  await planner.goto(`${eventUrl}?tab=orders`);
  await planner.getByRole("row").filter({ hasText: "Ada Eze" }).click();
  await planner.getByRole("button", { name: "Mark as paid" }).click();
  const money = planner.getByRole("dialog", { name: "Do you have the £120.00?" });
  await money.getByRole("textbox", { name: "Note" }).fill("On the statement of the third");
  await money.getByRole("button", { name: "Yes, £120.00 came" }).click();
  await expect(money).toBeHidden();
  await planner.getByRole("button", { name: "Cancel tickets" }).click();
  const cancel = planner.getByRole("dialog", { name: "Cancel tickets" });
  for (const name of [/Table/, /Matinee/, /Dinner/, /Backstage/]) {
    for (const seat of await cancel.getByRole("checkbox", { name }).all()) await seat.uncheck();
  }
  await cancel.getByRole("radio", { name: /Nothing/ }).check();
  await cancel.getByRole("button", { name: "Cancel 1 ticket" }).click();
  await expect(cancel).toBeHidden();
  await expect(planner.getByText(/Early bird · Cancelled/)).toBeVisible();
  await openMail(await visit(), ada, "Tickets cancelled");

  await openDesk(planner, eventId, "sell");
  await planner.getByRole("spinbutton", { name: "Day" }).fill("2");
  await planner.getByRole("spinbutton", { name: "Matinee" }).fill("1");
  await planner.getByRole("textbox", { name: "Matinee: paid for each" }).fill("5");
  await planner.getByRole("textbox", { name: "For whom" }).fill("At the door");
  await expect(planner.getByText("To take: £25.00")).toBeVisible();
  await planner.getByRole("button", { name: "Sell the tickets" }).click();
  await expect(planner.getByText("Take £25.00.")).toBeVisible();
});
