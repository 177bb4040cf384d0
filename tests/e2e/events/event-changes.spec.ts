import { expect, test } from "../steps/journey.ts";
import { openMail } from "../steps/mail-steps.ts";
import { createEvent, publish } from "../steps/planner-steps.ts";
import { fillContact } from "../steps/widget-steps.ts";

const nextYear = new Date().getFullYear() + 1;

/** The first Saturday of next year's August, or so many days later: as an address takes it, and as it is read. */
function august(daysLater = 0) {
  const first = 7 - new Date(Date.UTC(nextYear, 7, 1)).getUTCDay();
  const day = first + daysLater;
  return { iso: `${nextYear}-08-${String(day).padStart(2, "0")}`, day };
}

test("an event moves, everybody is told once, it comes again as drafts, and calendars follow", async ({
  planner,
  visit,
}) => {
  const name = "Choir summer concert";
  const [concert, rehearsal] = [august(), august(7)];
  const dayBefore = rehearsal.day - 1;
  const eventUrl = await createEvent(planner, { name, type: "Club" });
  const link = await publish(planner);

  await test.step("a guest says yes", async () => {
    const guest = await visit();
    await guest.goto(link);
    const rsvp = guest.locator("jubilee-rsvp");
    await rsvp
      .getByRole("radio", { name: /^Yes|coming/i })
      .first()
      .check();
    await fillContact(rsvp, { name: "Ida Rävdal", email: "ida@post.example" });
    await test.step("who copies in the widget's fields, not in the page's text", async () => {
      const field = rsvp.getByRole("textbox", { name: "Your name" });
      await field.press("ControlOrMeta+a");
      await field.press("ControlOrMeta+x");
      await expect(field).toHaveValue("");
      await field.press("ControlOrMeta+v");
      await expect(field).toHaveValue("Ida Rävdal");
      const selectable = (element: Element) => getComputedStyle(element).userSelect;
      expect(await rsvp.getByRole("heading").first().evaluate(selectable)).not.toBe("none");
      const title = guest.getByRole("heading", { level: 1 });
      expect(await title.evaluate(selectable)).toBe("none");
      const isCopied = (element: Element) =>
        element.dispatchEvent(new Event("copy", { bubbles: true, cancelable: true }));
      expect(await title.evaluate(isCopied)).toBe(false);
      await guest.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await guest.getByRole("button", { name: "Copy the address" }).click();
      await expect(guest.getByRole("button", { name: "Copied" })).toBeVisible();
      expect(await guest.evaluate(() => navigator.clipboard.readText())).toContain("Boathouse");
    });
    await rsvp.getByRole("button", { name: /send/i }).click();
    await expect(rsvp.getByText(/see you|you’re coming/i).first()).toBeVisible();
  });

  await test.step("another day is told with one mail", async () => {
    await planner.goto(eventUrl.replace("event-details", "edit-event"));
    await planner.getByLabel("Starts").fill(`${concert.iso}T19:00`);
    await planner.getByRole("textbox", { name: "Given by" }).fill("Ines Vogel, ");
    await planner.getByRole("radio", { name: "Only those you invite" }).check();
    await planner.getByRole("combobox", { name: "Currency" }).selectOption("CHF");
    await planner.getByRole("button", { name: "Save changes" }).click();
    await expect(planner).toHaveURL(/move-event/);
    await expect(planner.getByText("Tell one person now")).toBeVisible();
    await planner
      .getByRole("textbox", { name: "Your own words" })
      .fill("The hall is being painted.");
    await planner.getByRole("button", { name: `Move to ${concert.day} August` }).click();
    await expect(planner.getByText("They are being told")).toBeVisible();
    await expect(planner).toHaveURL(/event-details/);
    await expect(planner.getByText("You moved this event")).toBeVisible();
    await expect(planner.getByText("Private", { exact: true })).toBeVisible();
    const mail = await openMail(planner, "ida@post.example", `Changed: ${name}`);
    await expect(mail.getByText("The hall is being painted.")).toBeVisible();
  });

  await test.step("it comes again every week as drafts", async () => {
    await planner.goto(eventUrl);
    await planner.getByRole("button", { name: "More actions" }).click();
    await planner.getByRole("menuitem", { name: "Duplicate" }).click();
    const dialog = planner.getByRole("dialog", { name: "Duplicate event" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("Choir rehearsal");
    await dialog.getByLabel("Repeat").selectOption("weekly");
    await dialog.getByRole("button", { name: "Make 4 drafts" }).click();
    await expect(planner.getByRole("link", { name: "Choir rehearsal" })).toHaveCount(4);
  });

  await test.step("the calendar shows them and follows the keys", async () => {
    await planner.goto(`/interactive-calendar?on=${rehearsal.iso}`);
    await expect(planner.getByRole("link", { name: /Choir rehearsal/ }).first()).toBeVisible();
    const dayOf = (words: string) =>
      planner.getByRole("button", { name: new RegExp(`\\b${words}`) });
    await dayOf(`${rehearsal.day} August, 1 entry`).focus();
    await planner.keyboard.press("ArrowLeft");
    await expect(dayOf(`${dayBefore} August`)).toBeFocused();
    await planner.keyboard.press("PageDown");
    await expect(dayOf(`${dayBefore} September`)).toBeFocused();
    const entry = planner.getByRole("link", { name: /Choir rehearsal/ }).first();
    await planner.goto(`/interactive-calendar?on=${rehearsal.iso}&view=week`);
    await entry.focus();
    await planner.keyboard.press("Shift+ArrowRight");
    await planner.getByRole("button", { name: /^Move to/ }).click();
    await expect(planner).toHaveURL(/interactive-calendar/);
    await planner.getByRole("button", { name: "Undo" }).click();
    await expect(planner.getByText("It is as it was")).toBeVisible();
    await planner.goto(`/interactive-calendar?on=${concert.iso}&view=day`);
    await expect(planner.getByRole("link", { name })).toBeVisible();
  });

  await test.step("a link feeds other calendars until it is turned off", async () => {
    await planner.goto("/calendar-integration");
    await planner.getByRole("button", { name: "Another calendar" }).click();
    const dialog = planner.getByRole("dialog", { name: "New calendar link" });
    await dialog.getByLabel("Where will you use it?").fill("My phone");
    await dialog.getByRole("button", { name: "Make the link" }).click();
    const google = planner.getByRole("link", { name: "Google" });
    const subscribe = new URL((await google.getAttribute("href")) ?? "");
    const feed = (subscribe.searchParams.get("cid") ?? "").replace("webcal:", "http:");
    const read = await planner.request.get(feed);
    expect(await read.text()).toContain(`SUMMARY:${name}`);
    await planner.getByRole("button", { name: "Actions for My phone" }).click();
    await planner.getByRole("menuitem", { name: "Turn off" }).click();
    await planner.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
    await expect(planner.getByText("No calendar follows your events yet")).toBeVisible();
    expect((await planner.request.get(feed)).status()).toBe(404);
  });

  await test.step("a file of another calendar becomes drafts, and is taken back", async () => {
    await planner.getByRole("button", { name: "Import a file" }).click();
    const dialog = planner.getByRole("dialog", { name: "Import a calendar file" });
    const lines = [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "BEGIN:VEVENT",
      "UID:1",
      "SUMMARY:Harvest supper",
      `DTSTART;TZID=Europe/Berlin:${nextYear}0918T180000`,
      `DTEND;TZID=Europe/Berlin:${nextYear}0918T220000`,
      "RRULE:FREQ=YEARLY;COUNT=2",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:2",
      "SUMMARY:Without a day",
      "END:VEVENT",
      "END:VCALENDAR",
    ];
    await dialog.locator("input[type=file]").setInputFiles({
      name: "old.ics",
      mimeType: "text/calendar",
      buffer: Buffer.from(lines.join("\r\n")),
    });
    await expect(dialog.getByText("It does not say when it starts")).toBeVisible();
    await dialog.getByRole("button", { name: "Add one event" }).click();
    await expect(planner.getByText("2 drafts are made")).toBeVisible();
    await planner.getByRole("button", { name: "Undo" }).click();
    await expect(planner.getByText("2 drafts are gone")).toBeVisible();
  });

  await test.step("it repeats, and all dates move at once", async () => {
    await planner.goto(eventUrl);
    await planner.getByRole("button", { name: "More actions" }).click();
    await planner.getByRole("menuitem", { name: "Repeat" }).click();
    const dialog = planner.getByRole("dialog", { name: "Repeat event" });
    await expect(dialog.getByText(/^Every week on Saturday, 8 times/)).toBeVisible();
    await dialog.getByRole("button", { name: "Make the dates" }).click();
    await planner.getByRole("navigation", { name: "Event" }).getByText("Settings").click();
    await expect(planner.getByRole("heading", { name: "One of 8 dates" })).toBeVisible();
    await planner
      .getByRole("region", { name: "Basics" })
      .getByRole("link", { name: "Edit" })
      .click();
    await planner.getByLabel("Place", { exact: true }).fill("The town hall");
    await planner.getByRole("radio", { name: "Everybody with the link" }).check();
    await planner.getByRole("button", { name: "Save changes" }).click();
    const changes = planner.getByRole("dialog", { name: "What this changes" });
    await changes.getByText("All dates").click();
    await expect(changes.getByRole("listitem")).toHaveCount(8);
    await changes.getByRole("button", { name: "Save changes" }).click();
    await expect(planner).toHaveURL(/move-event/);
    await planner.getByText("All dates").click();
    const others = planner.getByRole("region", { name: "Other dates" });
    await expect(others.getByRole("listitem")).toHaveCount(7);
    await planner.getByRole("button", { name: "Move it" }).click();
    await expect(planner).toHaveURL(/event-details/);
    const guest = await visit();
    await guest.goto(link);
    await expect(guest.getByRole("heading", { name: "The town hall" })).toBeVisible();
    const inviting = /^Marisol Aguirre and Ines Vogel\s*invite you$/;
    await expect(guest.getByText(inviting)).toBeVisible();
    const second = new RegExp(
      `\\b${rehearsal.day} August ${nextYear}|August ${rehearsal.day}, ${nextYear}`,
    );
    await expect(guest.getByRole("link", { name: second })).toBeVisible();
  });

  await test.step("from one event to another without the list between", async () => {
    await planner.getByRole("button", { name: "More actions" }).click();
    await planner.getByRole("menuitem", { name: "Go to another event" }).click();
    await planner.getByRole("combobox", { name: "Go to another event" }).fill("hartwell");
    await expect(planner.getByRole("option", { name: /^Hartwell/ })).toBeVisible();
    await planner.keyboard.press("Enter");
    await expect(
      planner.getByRole("heading", { level: 1, name: /^Hartwell High Class of 1997/ }),
    ).toBeVisible();
  });
});
