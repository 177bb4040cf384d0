import type { SupabaseClient } from "@supabase/supabase-js";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../steps/journey.ts";
import { coveredStops, stopSizes } from "../steps/screen-stops.ts";
import { clientOf, rowsOf } from "../steps/planner-client.ts";
import { newAddress } from "../steps/people.ts";
import { blockedTouches, blockStorage, phone } from "../steps/stranger.ts";
import { moreOf, payOnTestPage, ticketsOf } from "../steps/widget-steps.ts";

/** How the browser inside Facebook's app names itself. */
const inFacebook =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 [FBAN/FBIOS;FBAV/460.0.0.32.108;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBLC/en_US;FBOP/5]";

const family = ["Ines Østergård", "Tomás Østergård", "Zoë Østergård", "Old Mr Østergård"];

/** A dinner with meals and tickets, to which a family of four has one link. */
async function inviteFamily(client: SupabaseClient, email: string, sells = true) {
  const { data } = await client.auth.getUser();
  const year = new Date().getUTCFullYear() + 1;
  const event = rowsOf<{ id: string; account_id: string }>(
    await client
      .from("events")
      .insert({
        user_id: data.user?.id,
        name: "Lantern dinner",
        status: "published",
        start_local: `${year}-06-01T18:00`,
        end_local: `${year}-06-01T23:00`,
        time_zone: "Europe/Berlin",
        event_type_id: "family-type-1",
        rsvp_enabled: true,
        // The banquet is sold beside the answers: this host asks for both.
        answers_with_tickets: true,
        rsvp_deadline: new Date(Date.now() + 86_400_000).toISOString(),
        max_party_size: 6,
      })
      .select("id, account_id")
      .single(),
  );
  const { id: event_id, account_id } = event;
  const add = async (table: string, rows: object[]) =>
    rowsOf<{ id: string }[]>(await client.from(table).insert(rows).select("id"));
  await add(
    "event_meals",
    ["Trout", "Mushroom pie"].map((name, position) => ({ event_id, name, position })),
  );
  if (sells)
    await add("ticket_types", [{ event_id, name: "Banquet", price_minor: 4500, quantity: 40 }]);
  for (const kind_param of ["event_info_view", "embed_tickets"]) {
    rowsOf(await client.rpc("create_share_link", { event_id_param: event_id, kind_param }));
  }
  const [home] = await add("households", [{ account_id, name: "Østergård" }]);
  const guests = await add(
    "guests",
    family.map((full_name, n) => ({ account_id, full_name, email: n === 0 ? email : null })),
  );
  const [first] = await add(
    "event_guests",
    guests.map(({ id }) => ({ event_id, guest_id: id, household_id: home?.id })),
  );
  const { token } = rowsOf<{ token: string }>(
    await client.rpc("issue_personal_link", { event_guest_id_param: first?.id }),
  );
  const closeReplies = async () =>
    rowsOf(
      await client
        .from("events")
        .update({ rsvp_deadline: new Date(Date.now() - 60_000).toISOString() })
        .eq("id", event_id)
        .select("id"),
    );
  return { eventId: event_id, token, closeReplies };
}

const sheetOf = (guest: Page, name: string) => guest.getByRole("dialog", { name, exact: true });
const saysSo = (guest: Page) =>
  expect(guest.getByText("Your answer is in.", { exact: true })).toBeVisible();

/** Chooses for somebody in the sheet that asks for all. */
async function say(sheet: Locator, name: string, answer: string): Promise<void> {
  const person = sheet.getByRole("group", { name, exact: true });
  await person.getByRole("radio", { name: answer }).check();
}

/** Answers for everybody at once. */
async function answerForAll(guest: Page, answers: Record<string, string>): Promise<void> {
  await guest.getByRole("button", { name: "Answer for all" }).click();
  const sheet = sheetOf(guest, "Who comes");
  for (const [name, answer] of Object.entries(answers)) await say(sheet, name, answer);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
}

/** Changes what one person eats. */
async function chooseMeal(
  guest: Page,
  name: string,
  meal: string,
  dietary?: string,
): Promise<void> {
  await guest.getByRole("button", { name: `Change: ${name}` }).click();
  const sheet = sheetOf(guest, name);
  const save = sheet.getByRole("button", { name: "Save" });
  await save.focus();
  await guest.keyboard.press("Tab");
  await expect(sheet.locator(":focus")).toHaveCount(1);
  await guest.keyboard.press("Shift+Tab");
  await expect(save).toBeFocused();
  await sheet.getByText(meal, { exact: true }).click();
  if (dietary) await sheet.getByLabel("Allergies and diet").fill(dietary);
  await save.click();
  await expect(sheet).toBeHidden();
}

test("four answer, bring somebody, buy and change their minds by one link, in an app's browser that stores nothing", async ({
  planner,
  product,
  visit,
}) => {
  const client = await clientOf(product);
  const { eventId, token, closeReplies } = await inviteFamily(client, newAddress("ines"));
  const [ines = "", tomas = "", zoe = "", old = ""] = family;
  const guest = await visit({ ...phone, userAgent: inFacebook });
  await blockStorage(guest);
  const link = `/invitation/${token}`;
  await guest.goto(link);

  await test.step("answers for four, with meals, an allergy and somebody without a name yet", async () => {
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText(
      "Ines, will you all be there?",
    );
    await answerForAll(guest, { [ines]: "Yes", [tomas]: "Yes", [zoe]: "Yes", [old]: "No" });
    await saysSo(guest);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("See you there, Ines");
    await chooseMeal(guest, ines, "Trout", "No nuts");
    await chooseMeal(guest, tomas, "Mushroom pie");
    await chooseMeal(guest, zoe, "Mushroom pie");
    await guest.getByRole("button", { name: "Bring somebody" }).click();
    const bring = sheetOf(guest, "Bring somebody");
    await bring.getByText("Trout", { exact: true }).click();
    await bring.getByRole("button", { name: "Save" }).click();
    await expect(guest.getByRole("button", { name: "Change: With Ines" })).toBeVisible();
  });

  await test.step("adds it to the calendar", async () => {
    await guest.getByRole("button", { name: "Add to calendar" }).first().click();
    const dialog = guest.getByRole("dialog", { name: "Add to calendar" });
    const href = await dialog.getByRole("link", { name: /\(file\)$/ }).getAttribute("href");
    const file = await (await guest.request.get(href ?? "")).text();
    expect(file).toContain("SUMMARY:Lantern dinner");
    expect(file).toContain("DTSTART;TZID=Europe/Berlin:");
    await guest.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("buys two tickets on the same page, which knows who buys", async () => {
    const tickets = ticketsOf(guest);
    await moreOf(tickets, "Banquet", 2);
    await tickets.getByRole("button", { name: "Check out" }).click();
    await expect(tickets.getByRole("textbox", { name: "Your name" })).toHaveValue(ines);
    await tickets.getByRole("textbox", { name: "Banquet, ticket 2" }).fill(tomas);
    await tickets.getByRole("button", { name: "Pay $90.00" }).click();
    await payOnTestPage(guest);
    await expect(tickets.getByRole("heading", { name: /^You’re going/ })).toBeVisible();
  });

  await test.step("names the one who comes along, and finds the tickets on the link", async () => {
    await guest.goto(link);
    await expect(guest.getByRole("list", { name: /^Order / })).toContainText(tomas);
    await guest.getByRole("button", { name: "Change: With Ines" }).click();
    const companion = sheetOf(guest, "With Ines");
    await companion.getByLabel("Who comes with you?").fill("Noor Haddad");
    await companion.getByRole("button", { name: "Save" }).click();
    await expect(guest.getByRole("button", { name: "Change: Noor Haddad" })).toBeVisible();
  });

  await test.step("asks for a change once replies are closed, and the host sees it", async () => {
    await closeReplies();
    await guest.goto(link);
    await expect(guest.getByText("You can still ask the hosts for a change.")).toBeVisible();
    await expect(guest.getByText("Noor Haddad")).toBeVisible();
    await expect(guest.getByRole("button", { name: /^Change: / })).toHaveCount(0);
    await guest.getByRole("button", { name: "Ask the hosts" }).click();
    const asks = sheetOf(guest, "Ask the hosts");
    await say(asks, zoe, "No");
    await asks.getByRole("button", { name: "Ask for this change" }).click();
    await expect(guest.getByText(/^Your change is with the hosts/).first()).toBeVisible();
    expect(await blockedTouches(guest)).not.toContain("cookie");
    expect(await guest.context().cookies()).toEqual([]);

    await planner.goto(`/event-details/${eventId}?tab=rsvps`);
    await expect(planner.getByText(`${zoe}: not coming, was coming`)).toBeVisible();
    await expect(planner.getByText(/^4 coming, 1 with a diet or an allergy$/)).toBeVisible();
  });
});

test("a phone and a small laptop show every field and button of a page for four", async ({
  product,
  visit,
}) => {
  const client = await clientOf(product);
  const { token } = await inviteFamily(client, newAddress("lena"), false);
  for (const viewport of stopSizes) {
    const guest = await visit({ viewport });
    await guest.goto(`/invitation/${token}`);
    await answerForAll(guest, Object.fromEntries(family.map((name) => [name, "Yes"])));
    await saysSo(guest);
    const { stops, covered } = await coveredStops(guest);
    expect(stops).toBeGreaterThan(12);
    expect(covered).toEqual([]);
    await guest.close();
  }
});
