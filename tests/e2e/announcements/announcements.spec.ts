import { expect, test } from "../steps/journey.ts";
import { followLink, openMail } from "../steps/mail-steps.ts";
import { clientOf, rowsOf } from "../steps/planner-client.ts";
import { createEvent, publish } from "../steps/planner-steps.ts";
import { phone } from "../steps/stranger.ts";

test("an announcement is written, outlives a reload, reaches each once, is read, changed, and another is stopped", async ({
  planner,
  visit,
  product,
}) => {
  const run = crypto.randomUUID().slice(0, 8);
  const eventUrl = await createEvent(planner, { name: `Regatta ${run}`, type: "Club" });
  const eventId = eventUrl.split("/").at(-1) ?? "";
  await publish(planner);
  const client = await clientOf(product);
  const { account_id } = rowsOf<{ account_id: string }>(
    await client.from("events").select("account_id").eq("id", eventId).single(),
  );
  const guests = rowsOf<{ id: string }[]>(
    await client
      .from("guests")
      .insert([
        {
          account_id,
          full_name: "Kofi Mensah",
          email: `kofi-${run}@guests.example`,
          locale: "en",
        },
        {
          account_id,
          full_name: "Dana Weiß",
          email: `dana-${run}@guests.example`,
          locale: "de",
        },
      ])
      .select("id"),
  );
  rowsOf(
    await client
      .from("event_guests")
      .insert(guests.map(({ id }) => ({ event_id: eventId, guest_id: id })))
      .select("event_id"),
  );

  // Begun with a ready text; it keeps itself, and a reload finds it.
  await planner.goto(`${eventUrl}?tab=announcements`);
  await planner.getByRole("link", { name: "Announce", exact: true }).click();
  await planner.getByRole("button", { name: /^Everyone/ }).click();
  await expect(planner.getByText("2 by e-mail")).toBeVisible();
  await planner.getByRole("button", { name: "Ready texts" }).click();
  await planner.getByRole("menuitem", { name: "Parking" }).click();
  const subject = `Where to park, ${run}`;
  await planner.getByRole("textbox", { name: "Subject" }).fill(subject);
  await expect(planner.getByText(/^Draft saved/)).toBeVisible();
  await planner.reload();
  await expect(planner.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  await expect(planner.getByRole("button", { name: /^Everyone/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  // Somebody reads German: that is decided first. Then it goes, to each once.
  await planner.getByRole("button", { name: "Send to 2" }).click();
  const dialog = planner.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send to 2" }).click();
  await expect(dialog.getByText("Decide this first")).toBeVisible();
  await dialog.getByRole("checkbox", { name: /1 reader of German/ }).check();
  await dialog.getByRole("button", { name: "Send to 2" }).click();
  await expect(planner.getByText("Sent", { exact: true })).toBeVisible();
  const figures = planner.getByRole("main").locator("dl");
  await expect(figures).toContainText("of 2");

  // A guest follows the mail to their own page on a phone, where it is new; the planner sees it read.
  const kofi = await visit(phone);
  const mail = await openMail(kofi, `kofi-${run}@guests.example`, subject);
  await expect(mail.getByText("Dear Kofi,")).toBeVisible();
  const page = await followLink(kofi, mail, "Open my page");
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  await expect(page.getByText("Dear Kofi,")).toBeVisible();
  await page.getByRole("button", { name: "Mark as read" }).scrollIntoViewIfNeeded();
  const recipients = planner.getByRole("button", { name: "Who has it, who has read it?" });
  await recipients.click();
  await expect(planner.getByText(/^Read .*Mail sent/)).toHaveCount(1);
  await planner.getByRole("radio", { name: "Not read" }).check({ force: true });
  await expect(planner.getByTitle("Dana Weiß")).toBeVisible();
  await expect(planner.getByTitle("Kofi Mensah")).toHaveCount(0);

  // Changed and put on the event's page, it says so to who has read it.
  await planner.getByRole("textbox", { name: "Text" }).fill("The school yard is open, too.");
  await planner.getByRole("switch", { name: /On the event’s page/ }).check();
  await planner.getByRole("button", { name: "Save the change" }).click();
  await expect(planner.getByRole("heading", { name: "What it said before" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("The school yard is open, too.")).toBeVisible();
  await expect(page.getByText(/changed/i).first()).toBeVisible();

  // No mail said so; asked for, each gets one more.
  await expect(planner.getByText(/No mail has said so/)).toBeVisible();
  await planner.getByRole("button", { name: "Tell them again (2)" }).click();
  await planner.getByRole("alertdialog").getByRole("button", { name: "Tell 2 again" }).click();
  await expect(planner.getByText(/Its people were told/)).toBeVisible();
  const second = await openMail(kofi, `kofi-${run}@guests.example`, `Corrected: ${subject}`);
  await expect(second.getByText("The school yard is open, too.")).toBeVisible();

  // Another waits for nine on each one's own clock, and is stopped before anybody has it.
  await planner.goto(`/announcements/new?event=${eventId}`);
  await planner.getByRole("button", { name: /^Everyone/ }).click();
  await planner.getByRole("textbox", { name: "Subject" }).fill(`Tomorrow, ${run}`);
  await planner.getByRole("textbox", { name: "Text" }).fill("Bring a jacket.");
  await planner.getByRole("button", { name: "Send to 2" }).click();
  await dialog.getByRole("radio", { name: /each one’s own clock/ }).check();
  await dialog.getByLabel("Day and time").fill("2037-05-06T09:00");
  await dialog.getByLabel("Day and time").press("Enter");
  await dialog.getByRole("checkbox", { name: /German/ }).check();
  await dialog.getByRole("button", { name: "Send then" }).click();
  await expect(planner.getByText("Scheduled", { exact: true })).toBeVisible();
  await expect(planner.getByText(/on each one’s own clock/)).toBeVisible();
  await planner.getByRole("button", { name: "Stop it" }).click();
  await planner.getByRole("alertdialog").getByRole("button", { name: "Stop it" }).click();
  await expect(planner.getByText("Draft", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: `Tomorrow, ${run}` })).toHaveCount(0);
});
