import { expect, test } from "../steps/journey.ts";
import { followLink, openMail } from "../steps/mail-steps.ts";
import { createEvent, publish } from "../steps/planner-steps.ts";
import { phone } from "../steps/stranger.ts";

test("a schedule is built by keyboard, published, moved, and a guest keeps up with it", async ({
  planner,
  visit,
}) => {
  const name = `Open day ${crypto.randomUUID().slice(0, 8)}`;
  const eventUrl = await createEvent(planner, { name, type: "Club" });
  const eventId = eventUrl.split("/").at(-1) ?? "";
  const pageUrl = await publish(planner);

  const type = async (field: string, text: string, offer: string) => {
    await planner.getByRole("combobox", { name: field }).focus();
    await planner.keyboard.type(text);
    await expect(planner.getByRole("option", { name: offer })).toBeVisible();
    await planner.keyboard.press("Enter");
    await expect(planner.getByRole("combobox", { name: field })).toHaveValue(text);
    await planner.keyboard.press("Tab");
  };

  // Two activities with the same host: the second is warned about while it is typed.
  const add = async (title: string, room: string) => {
    await planner.goto(`/create-activity?event=${eventId}`);
    await planner.getByRole("textbox", { name: "Title" }).fill(title);
    await type("Room", room, `Add “${room}”`);
    await type("Host", "Kofi Mensah", "Just the name “Kofi Mensah”");
    await planner.getByText("Members sign up for it").click();
  };
  await add("Rowing", "The slip");
  await planner.getByRole("button", { name: "Add activity" }).click();
  await expect(planner.getByText("Rowing is planned")).toBeVisible();
  await add("Knots", "Boathouse");
  const starts = await planner.getByLabel("Starts").inputValue();
  await planner
    .getByLabel("Starts")
    .fill(starts.replace(/\d+(?=:)/, (hour) => String(Number(hour) - 1).padStart(2, "0")));
  await expect(planner.getByText("Kofi Mensah also hosts “Rowing”")).toBeVisible();
  await planner.getByRole("button", { name: "Add activity" }).click();
  await expect(planner.getByText("Knots is planned")).toBeVisible();

  // By keyboard alone: an hour later there is no conflict any more. Undo brings it back.
  await planner.goto(`/activities/schedule?event=${eventId}`);
  const knots = planner.getByRole("button", { name: /^Knots/ });
  await expect(knots).toContainText("also hosts");
  const first = (await knots.textContent()) ?? "";
  await knots.focus();
  await planner.keyboard.press("Shift+ArrowDown");
  await expect(knots).not.toHaveText(first);
  await expect(planner.getByRole("button", { name: "Undo" })).toBeVisible();
  await planner.getByRole("button", { name: "Undo" }).click();
  await expect(knots).toHaveText(first);
  await knots.focus();
  for (let quarter = 0; quarter < 4; quarter += 1) await planner.keyboard.press("Shift+ArrowDown");
  await expect(knots).not.toContainText("also hosts");
  await planner.getByRole("button", { name: "Publish" }).click();
  await planner.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expect(planner.getByText("Version 1 is out")).toBeVisible();

  // A guest takes a place on the event's page and hears of a move.
  const guest = await visit(phone);
  await guest.goto(new URL(pageUrl).pathname);
  await guest.getByRole("button", { name: "Sign up: Rowing" }).click();
  const dialog = guest.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Ines Ferreira");
  const address = `ines-${eventId.slice(0, 8)}@guests.example`;
  await dialog.getByLabel("E-mail").fill(address);
  await dialog.getByRole("button", { name: "Sign up" }).click();
  await expect(dialog.getByText("You’re in.")).toBeVisible();

  await planner.reload();
  const rowing = planner.getByRole("button", { name: /^Rowing/ });
  const before = await rowing.textContent();
  const beside = await planner.context().newPage();
  await beside.goto(planner.url());
  const rowingBeside = beside.getByRole("button", { name: /^Rowing/ });
  await expect(rowingBeside).toHaveText(before ?? "");
  await rowing.focus();
  await planner.keyboard.press("Shift+ArrowUp");
  await expect(rowing).not.toHaveText(before ?? "");
  // Another tab of the schedule hears of it.
  await expect(rowingBeside).not.toHaveText(before ?? "");
  await beside.close();
  await planner.getByRole("button", { name: "Publish" }).click();
  await planner.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expect(planner.getByText("1 person gets a mail")).toBeVisible();
  const mail = await openMail(planner, address, "The schedule has changed");
  const mine = await followLink(planner, mail, "Your schedule");
  await expect(mine.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(mine.getByText("Rowing")).toBeVisible();

  // Their calendar reads it by an address of its own, until they stop it.
  await mine.getByRole("button", { name: "Subscribe to my schedule" }).click();
  const subscription = mine.getByRole("link", { name: "Open in my calendar" });
  const feed = ((await subscription.getAttribute("href")) ?? "").replace("webcal:", "http:");
  expect(await (await guest.request.get(feed)).text()).toContain("SUMMARY:Rowing");
  await mine.getByRole("button", { name: "Stop this calendar" }).click();
  await mine.getByRole("dialog").getByRole("button", { name: "Stop this calendar" }).click();
  await expect(mine.getByRole("button", { name: "Subscribe to my schedule" })).toBeVisible();
  expect((await guest.request.get(feed)).status()).toBe(404);
});
