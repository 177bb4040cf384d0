import type { Locator, Page } from "@playwright/test";
import { startForeignSite, type ForeignSite } from "../steps/foreign-site.ts";
import { expect, test } from "../steps/journey.ts";
import { newAddress } from "../steps/people.ts";
import {
  addTicketType,
  copySnippet,
  createEvent,
  publish,
  setRsvpRules,
} from "../steps/planner-steps.ts";
import { fillContact, moreOf, payOnTestPage, rsvpOf, ticketsOf } from "../steps/widget-steps.ts";

let site: ForeignSite;

/** Opens an address until it shows something: what strangers read may be two seconds old. */
async function until(page: Page, address: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test.beforeEach(async () => {
  site = await startForeignSite();
});
test.afterEach(() => site.close());

test("after the deadline the page and the widget take no replies, and say so when the event is cancelled", async ({
  planner,
  visit,
}) => {
  const eventUrl = await createEvent(planner, { name: "Lantern walk", type: "Community" });
  const link = await publish(planner);
  await setRsvpRules(planner, eventUrl, { deadline: "2026-03-01T12:00" });
  site.paste(await copySnippet(planner, eventUrl, "rsvp"));

  const guest = await visit();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: /^Replies closed on 1 March/ })).toBeVisible();
  const reader = await visit();
  await reader.goto(site.url);
  await expect(reader.getByRole("heading", { name: /^Replies closed on 1 March/ })).toBeVisible();

  await planner.goto(`${eventUrl}?tab=settings&part=cancel`);
  await planner.getByRole("button", { name: "Cancel event" }).click();
  const dialog = planner.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Cancel event" }).click();
  await expect(planner.getByText("Its page says so.")).toBeVisible();

  await until(guest, link, guest.getByText("This event was cancelled"));
  await until(reader, site.url, reader.getByRole("heading", { name: "This event was cancelled" }));
});

test("when every place is taken strangers wait in line, and the planner sees it", async ({
  planner,
  visit,
}) => {
  const eventUrl = await createEvent(planner, { name: "Supper for two", type: "Friends" });
  const link = await publish(planner);
  await setRsvpRules(planner, eventUrl, { places: "2", waitingList: true });
  const [first, late, third] = [await visit(), await visit(), await visit()];
  await first.goto(link);
  await late.goto(link);
  const [pair, surprised, patient] = [rsvpOf(first), rsvpOf(late), rsvpOf(third)];

  await pair.getByRole("radio", { name: "Yes" }).check();
  await pair.getByRole("button", { name: "One more" }).click();
  await fillContact(pair, { name: "Ida Hämäläinen", email: newAddress("ida") });
  await pair.getByRole("button", { name: "Send my reply" }).click();
  await expect(pair.getByRole("heading", { name: /^See you on/ })).toBeVisible();

  // This page was opened while there were places.
  await surprised.getByRole("radio", { name: "Yes" }).check();
  await fillContact(surprised, { name: "Otto Nzeogwu", email: newAddress("otto") });
  await surprised.getByRole("button", { name: "Send my reply" }).click();
  const inLine = surprised.getByRole("heading", { name: /^You are on the waiting list/ });
  await expect(inLine).toBeVisible();
  await expect(surprised.getByText("You are number 1 in line.")).toBeVisible();

  await until(third, link, patient.getByRole("heading", { name: "Wait for a place" }));
  await fillContact(patient, { name: "Una Fitzgerald", email: newAddress("una") });
  await patient.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(patient.getByText("You are number 2 in line.")).toBeVisible();

  await planner.goto(`${eventUrl}?tab=rsvps`);
  const waiting = planner.getByRole("row").filter({ hasText: "Una Fitzgerald" });
  await expect(waiting).toContainText("Waiting");
});

test.describe("a declined payment", () => {
  test.use({ expectedErrors: / 402 .*\/pay\/test\// });

  test("keeps the names and can be made good; who comes after the last ticket waits", async ({
    planner,
    visit,
  }) => {
    const eventUrl = await createEvent(planner, { name: "One chair left", type: "Milestone" });
    const link = await publish(planner);
    await addTicketType(planner, eventUrl, {
      name: "The last chair",
      price: "12.50",
      quantity: "1",
    });
    const [buyer, late] = [await visit(), await visit()];
    await buyer.goto(link);
    const tickets = ticketsOf(buyer);
    await moreOf(tickets, "The last chair", 1);
    await tickets.getByRole("button", { name: "Check out" }).click();
    await fillContact(tickets, { name: "Zoë Quisling-Åberg", email: newAddress("zoe") });
    await tickets.getByRole("button", { name: /^Pay/ }).click();
    await buyer.waitForURL("**/pay/test/**");
    await buyer.getByRole("button", { name: "Decline" }).click();
    await expect(buyer.getByRole("alert")).toContainText(
      "The bank said no, and nothing was taken.",
    );
    await buyer.getByRole("button", { name: "Cancel" }).click();

    await tickets.getByRole("button", { name: "Try the payment again" }).click();
    await expect(tickets.getByRole("textbox", { name: "Your name" })).toHaveValue(
      "Zoë Quisling-Åberg",
    );
    await tickets.getByRole("button", { name: /^Pay/ }).click();
    await payOnTestPage(buyer);
    await expect(tickets.getByRole("heading", { name: "You’re going, Zoë" })).toBeVisible();

    const line = ticketsOf(late);
    await until(late, link, line.getByText("Sold out"));
    await line.getByRole("button", { name: "Join waiting list" }).click();
    await fillContact(line, { name: "Edda Ravnkilde", email: newAddress("edda") });
    await line.getByRole("button", { name: "Join the waiting list" }).click();
    await expect(line.getByText(/^You are number 1 in line/)).toBeVisible();
  });
});

test.describe("a link that was turned off", () => {
  test.use({ expectedErrors: / 404 .*\/(event-info-view|functions\/v1\/embed|embed)\// });

  test("says so on the page and in the widget, like one that never was", async ({
    planner,
    visit,
  }) => {
    const eventUrl = await createEvent(planner, { name: "Private view", type: "Cultural" });
    const link = await publish(planner);
    site.paste(await copySnippet(planner, eventUrl, "rsvp"));
    for (const name of ["Event page", "RSVP widget"]) {
      await planner.getByRole("button", { name: `Actions for ${name}` }).click();
      await planner.getByRole("menuitem", { name: "Turn off" }).click();
      await planner.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
      await expect(planner.getByRole("alertdialog")).toBeHidden();
    }
    const guest = await visit();
    const gone = guest.getByRole("heading", { name: "This link is not valid any more" });
    await guest.goto(link);
    await expect(gone).toBeVisible();
    await guest.goto(site.url);
    await expect(gone).toBeVisible();
    await guest.goto(new URL("/event-info-view/never-was-a-link-of-ours", link).href);
    await expect(gone).toBeVisible();
  });
});
