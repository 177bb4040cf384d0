import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, test } from "../steps/journey.ts";
import { followLink, openMail } from "../steps/mail-steps.ts";
import { newAddress } from "../steps/people.ts";
import { clientOf, rowsOf } from "../steps/planner-client.ts";
import { addTicketType, createEvent, publish } from "../steps/planner-steps.ts";
import { phone } from "../steps/stranger.ts";
import { fillContact, moreOf, payOnTestPage, ticketsOf } from "../steps/widget-steps.ts";

// What a device keeps for the entrance is opened by its worker.
test.use({ serviceWorkers: "allow" });

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
  await expect(tickets.getByText("€75.00").first()).toBeVisible();
  await tickets.getByRole("button", { name: "Check out" }).click();
  await fillContact(tickets, { name: "Ada Eze", email });
  await tickets.getByRole("button", { name: "Pay €75.00" }).click();
  await payOnTestPage(buyer);
}

/** Opens the event in another tab of the same browser: it asks no buyer, and leads to what they have. */
async function findAgain(buyer: Page, link: string): Promise<void> {
  await expect(ticketsOf(buyer).getByRole("heading", { name: "You’re going" })).toBeVisible();
  const another = await buyer.context().newPage();
  await another.goto(link);
  const mine = another.getByRole("link", { name: "My tickets · 3 × Gala" });
  await expect(mine).toBeVisible();
  await expect(another.getByRole("heading", { name: "Will you be there?" })).toBeHidden();
  await mine.click();
  await expect(another.getByRole("heading", { name: "You’re going, Ada" })).toBeVisible();
  await another.close();
}

/** Joins the line as the widget does; the token of the party's own place in it. */
async function joinLine(page: Page, link: string, name: string, quantity: number): Promise<string> {
  const token = new URL(link).pathname.split("/").at(-1);
  const shared = await page.request.get(`/functions/v1/embed/tickets/${token}`);
  const { tickets }: { tickets: { id: string }[] } = await shared.json();
  const joined = await page.request.post(`/functions/v1/embed/waitlist/${token}`, {
    data: { name, email: newAddress("line"), quantity, ticketTypeId: tickets[0]?.id },
  });
  const place: { waitlistToken: string } = await joined.json();
  return place.waitlistToken;
}

/** Waits until a party's place in line is in a state, which a job decides, and opens it. */
async function openPlace(page: Page, token: string, state: string): Promise<void> {
  const stateNow = async () => {
    const answer = await page.request.get(`/functions/v1/embed/place/${token}`);
    const place: { state?: string } = await answer.json();
    return place.state;
  };
  await expect.poll(stateNow, { intervals: [250, 500, 1_000] }).toBe(state);
  await page.goto(`/waiting-list/${token}`);
}

/** Presses what leaves the line or lets an offer go, and means it. */
async function leaveLine(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: words }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words }).click();
}

/** The planner cancels every ticket of an event that is still valid and gives no money back. */
async function cancelTheRest(client: SupabaseClient, eventId: string): Promise<void> {
  const valid = client.from("tickets").select("id, order_id").eq("event_id", eventId);
  const rest = rowsOf<{ id: string; order_id: string }[]>(await valid.eq("status", "valid"));
  const { error } = await client.rpc("cancel_order_tickets", {
    order_id_param: rest[0]?.order_id,
    ticket_ids_param: rest.map(({ id }) => id),
    amount_minor_param: 0,
  });
  if (error) throw error;
}

test("a code halves the price; of who waits, the first party that fits gets what comes back, a family when there is room; the books agree", async ({
  planner,
  product,
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
  await findAgain(buyer, link);
  const client = await clientOf(product);
  const rules = { event_id: eventId, cancel_until_hours: 24, cancel_refund_bps: 0 };
  rowsOf(await client.from("ticket_settings").upsert(rules).select("event_id"));
  const parties = await visit(phone);
  const family = await joinLine(parties, link, "The Family", 3);
  const firstPair = await joinLine(parties, link, "First Pair", 2);
  const waiting = await visit();
  const line = ticketsOf(waiting);
  const join = line.getByRole("button", { name: "Join waiting list" });
  // A page is kept for two seconds, and so is what it was made of.
  await expect(async () => {
    await waiting.goto(link);
    await expect(join).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await join.click();
  await fillContact(line, { name: "The Pair", email: pair });
  await line.getByRole("button", { name: "One more" }).click();
  await line.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(line.getByText(/You are number 3 in line/)).toBeVisible();

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
  await refund.getByRole("button", { name: "Give €50.00 back" }).click();
  await expect(refund).toBeHidden();

  // Two came back: three do not fit, the pair behind them has a day to take them, and passes them on.
  await openPlace(parties, firstPair, "offered");
  await expect(parties.getByRole("heading", { name: "It is your turn" })).toBeVisible();
  await expect(parties.getByText("2 tickets for Gala are held for you.")).toBeVisible();
  await expect(parties.getByText(/^Held for you until /)).toBeVisible();
  await expect(parties.getByText("An offer is held for 24 hours.")).toBeVisible();
  await expect(parties.getByText("A larger party keeps its place for the next.")).toBeVisible();
  await leaveLine(parties, "Pass the offer on");
  await expect(parties.getByRole("heading", { name: "You passed the offer on" })).toBeFocused();

  const mails = await visit();
  const offer = await followLink(
    mails,
    await openMail(mails, pair, "Your tickets are here"),
    "Take your tickets",
  );
  await expect(offer.getByRole("heading", { name: "It is your turn" })).toBeVisible();
  await offer.getByRole("button", { name: "Take them and pay €100.00" }).click();
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
  await offer.getByRole("button", { name: "Cancel tickets" }).click();
  await offer.getByRole("button", { name: "Cancel 2 tickets" }).click();
  await expect(
    offer.getByText("There is no connection. Nothing is lost; try again."),
  ).toBeVisible();
  await offer.context().setOffline(false);
  await offer.reload();
  await offer.getByRole("button", { name: "Cancel tickets" }).click();
  await offer.getByRole("button", { name: "Cancel 2 tickets" }).click();
  await expect(offer.getByText("The tickets are cancelled")).toBeVisible();

  // All three come back: they are the family's, and not for the pair that gave back what it won.
  await cancelTheRest(client, eventId);
  await openPlace(parties, family, "offered");
  await expect(parties.getByText("3 tickets for Gala are held for you.")).toBeVisible();
  await openPlace(parties, await joinLine(parties, link, "Late", 1), "waiting");
  await expect(parties.getByRole("heading", { name: "You are number 1 in line" })).toBeVisible();
  await leaveLine(parties, "Leave the waiting list");
  await expect(parties.getByRole("heading", { name: "You left the waiting list" })).toBeVisible();

  await openDesk(planner, eventId, "waiting");
  await expect(planner.getByText("Got tickets")).toBeVisible();
  for (const reason of [
    "A party of 3, 2 free: it keeps its place for the next",
    "The first party in line that fits",
    "The offer passes on",
    "Cancelled after winning: not offered again",
    "Left the line",
  ]) {
    await expect(planner.getByText(reason, { exact: true }).first()).toBeVisible();
  }
  await openDesk(planner, eventId, "money");
  await expect(planner.getByText("The books agree")).toBeVisible();
  await expect(planner.getByText("€125.00").first()).toBeVisible();
});

const iban = "DE89 3704 0044 0532 0130 00";

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

/** The host types where transfers go to; from then on it is shown masked. */
async function nameBankAccount(planner: Page): Promise<void> {
  await planner.goto("/payments/bank-account");
  await planner.getByRole("button", { name: "Change" }).click();
  const dialog = planner.getByRole("dialog", { name: "Another bank account" });
  await dialog.getByRole("textbox", { name: "Account holder" }).fill("Fair Association");
  await dialog.getByRole("textbox", { name: "IBAN or account number" }).fill(iban);
  await dialog.getByRole("button", { name: "Save the account" }).click();
  await expect(planner.getByText("••••3000")).toBeVisible();
  await planner.getByRole("button", { name: "Show whole" }).click();
  await expect(planner.getByText(iban)).toBeVisible();
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
  await nameBankAccount(planner);
  await openDesk(planner, eventId, "rules");
  await planner.getByRole("switch", { name: "Buyers may pay later" }).click();
  await expect(planner.getByRole("switch", { name: "To your bank account" })).toBeChecked();
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
  await expect(tickets.getByText("€120.00").first()).toBeVisible();
  await tickets.getByRole("button", { name: "Check out" }).click();
  await fillContact(tickets, { name: "Ada Eze", email: ada });
  await tickets.getByRole("button", { name: "Pay later" }).click();
  const outbox = await visit();
  const howToPay = await openMail(outbox, ada, "How to pay for");
  await expect(howToPay.getByText(iban)).toBeVisible();
  const order = await followLink(outbox, howToPay, "See the order");
  await expect(order.getByText(/^Pay €120\.00 and name order \S+$/)).toBeVisible();
  await expect(order.getByText(iban)).toBeVisible();

  await planner.goto(`${eventUrl}?tab=orders`);
  await planner.getByRole("row").filter({ hasText: "Ada Eze" }).click();
  await planner.getByRole("button", { name: "Mark as paid" }).click();
  const money = planner.getByRole("dialog", { name: "Do you have the €120.00?" });
  await money.getByRole("textbox", { name: "Note" }).fill("On the statement of the third");
  await money.getByRole("button", { name: "Yes, €120.00 came" }).click();
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
  await expect(planner.getByText("To take: €25.00")).toBeVisible();
  await planner.getByRole("button", { name: "Sell the tickets" }).click();
  await expect(planner.getByText("Take €25.00.")).toBeVisible();
});
