import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../steps/journey.ts";
import { openMail, followLink } from "../steps/mail-steps.ts";
import { clientOf, rowsOf } from "../steps/planner-client.ts";
import { createEvent, copied, publish } from "../steps/planner-steps.ts";
import { phone } from "../steps/stranger.ts";

/** Says of each proposed time whether one can. */
async function mark(page: Page, marks: readonly ("Yes" | "If need be" | "No")[]): Promise<void> {
  const times = page.getByRole("radiogroup");
  await expect(times).toHaveCount(marks.length);
  for (const [at, name] of marks.entries()) {
    await times.nth(at).getByTitle(name).click();
  }
}

test("a date is found over zones: asked by mail and by link, seen live, made the event's with its answers", async ({
  planner,
  visit,
  product,
}) => {
  const run = crypto.randomUUID().slice(0, 8);
  const eventUrl = await createEvent(planner, { name: `Talk ${run}`, type: "Club" });
  const eventId = eventUrl.split("/").at(-1) ?? "";
  await publish(planner);
  const client = await clientOf(product);
  const event = rowsOf<{ account_id: string }>(
    await client.from("events").select("account_id").eq("id", eventId).single(),
  );
  const address = `priya-${run}@guests.example`;
  const guest = rowsOf<{ id: string }>(
    await client
      .from("guests")
      .insert({ account_id: event.account_id, full_name: "Priya Raghunathan", email: address })
      .select("id")
      .single(),
  );
  rowsOf(
    await client
      .from("event_guests")
      .insert({ event_id: eventId, guest_id: guest.id })
      .select("event_id"),
  );

  // Two times on the event's clock, the second a day after the first; the draft shows both.
  await planner.goto(`${eventUrl}?tab=polls`);
  await planner.getByRole("link", { name: "Ask something" }).click();
  const title = `When can we talk, ${run}?`;
  await planner.getByRole("textbox", { name: "Title" }).fill(title);
  await planner.getByRole("textbox", { name: "Question" }).fill("Which evening?");
  await planner.getByLabel("Time 1 begins").fill("2037-05-06T18:00");
  await planner.getByRole("button", { name: "Remove time 2" }).click();
  await planner.getByLabel("Time 1 begins").press("Enter");
  await expect(planner.getByLabel("Time 2 begins")).toHaveValue(
    /7 May 2037.* 18:00|May 7, 2037.* 6:00\sPM/,
  );
  await planner.getByRole("radio", { name: /^Always/ }).check();
  await planner.getByRole("button", { name: "Keep as a draft" }).click();
  await expect(planner.getByText("Nobody sees this draft yet")).toBeVisible();
  await expect(planner.getByRole("main").getByText("May", { exact: true })).toHaveCount(2);
  await planner.getByRole("button", { name: "Open the poll" }).click();
  await planner.getByRole("checkbox", { name: "It closes by itself" }).uncheck();
  await planner.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await expect(planner.getByText("The poll is open")).toBeVisible();
  const link = await copied(planner, () =>
    planner.getByRole("button", { name: "Copy link" }).first().click(),
  );
  await planner.getByRole("button", { name: "Ask guests" }).click();
  await planner.getByRole("alertdialog").getByRole("button", { name: "Send mails" }).click();
  await expect(planner.getByText("1 mail goes out")).toBeVisible();
  const pollUrl = planner.url();

  // A stranger in New York votes by the link on their phone; the planner's open page shows it.
  const stranger = await visit({ ...phone, timezoneId: "America/New_York" });
  await stranger.goto(new URL(link).pathname);
  await expect(stranger.getByText("Times in New York, your zone")).toBeVisible();
  await mark(stranger, ["No", "Yes"]);
  await stranger.getByRole("textbox", { name: /^Your name|^Name/ }).fill("Kofi Mensah");
  await stranger.getByRole("button", { name: /^Save my answer|^Vote/ }).click();
  await expect(planner.getByRole("row", { name: /Kofi Mensah/ })).toBeVisible();
  await expect(planner.getByRole("row", { name: /Priya/ })).toContainText("not yet");

  // Somebody who was asked votes by the link of their mail, as themselves.
  const outbox = await visit({ timezoneId: "Africa/Accra" });
  const mail = await openMail(outbox, address, title);
  const own = await followLink(outbox, mail, "Vote");
  await expect(own.getByText("Times in Accra, your zone")).toBeVisible();
  await mark(own, ["If need be", "Yes"]);
  await own.getByRole("button", { name: /^Save my answer|^Vote/ }).click();
  const priya = planner.getByRole("row", { name: /Priya/ });
  await expect(priya.getByRole("img", { name: "Yes" })).toBeVisible();
  await expect(planner.getByText("Best so far")).toHaveCount(1);
  await expect(planner.getByText("Everybody who was asked has voted.")).toBeVisible();

  const downloading = planner.waitForEvent("download");
  await planner.getByRole("button", { name: "Export as CSV" }).click();
  const file = await (await downloading).path();
  const csv = await readFile(file, "utf8");
  expect(csv).toContain("Kofi Mensah");
  expect(csv).toContain("Priya Raghunathan");

  // The time that stands best becomes the event's date; Priya's yes is an answer, and no vote comes after it.
  await planner.getByRole("button", { name: "Choose the date" }).click();
  const dialog = planner.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Tell the guests by mail" }).uncheck();
  await dialog.getByRole("button", { name: "Make it the date" }).click();
  await expect(planner.getByText("1 vote is an answer now.")).toBeVisible();
  await expect(planner.getByText("It is the event’s date now.")).toBeVisible();
  await expect(planner.getByRole("button", { name: "Open again" })).toHaveCount(0);
  await planner.goto(`${eventUrl}?tab=rsvps`);
  await expect(
    planner
      .getByRole("row", { name: /Priya Raghunathan/ })
      .or(planner.getByText("Priya"))
      .first(),
  ).toBeVisible();
  const moved = rowsOf<{ start_local: string }>(
    await client.from("events").select("start_local").eq("id", eventId).single(),
  );
  expect(moved.start_local).toContain("2037-05-07T18:00");
  await stranger.reload();
  await expect(stranger.getByText("This poll is closed")).toBeVisible();
  await planner.goto(pollUrl);
  await expect(planner.getByText("Best", { exact: true })).toBeVisible();
});

test("a survey asks by branches; without names its results are seen from five votes on, with every round", async ({
  planner,
  visit,
}) => {
  const run = crypto.randomUUID().slice(0, 8);
  const eventUrl = await createEvent(planner, { name: `Outing ${run}`, type: "Club" });
  await publish(planner);

  // Written with the keys alone where there is something to type.
  await planner.goto(`/polls/new?event=${eventUrl.split("/").at(-1)}`);
  await planner.getByRole("textbox", { name: "Title" }).fill(`The way there, ${run}`);
  const first = planner.getByRole("listitem", { name: "Question 1" });
  await planner.getByRole("textbox", { name: "Question" }).fill("How do you come?");
  await planner.getByRole("combobox", { name: "Answered with" }).selectOption("single");
  await planner.getByRole("textbox", { name: "Option 1" }).fill("By bus");
  await planner.keyboard.press("Enter");
  await planner.keyboard.type("On foot");
  await planner.getByRole("button", { name: "Add a question" }).click();
  // A menu listens once it has the focus.
  await expect(planner.getByRole("menu")).toBeFocused();
  await planner.getByRole("menuitem", { name: "Ranking" }).click();
  await expect(first.getByRole("textbox", { name: "Option 2" })).toHaveValue("On foot");
  const second = planner.getByRole("listitem", { name: "Question 2" });
  await second.getByRole("textbox", { name: "Question" }).fill("Which stop?");
  await second.getByRole("textbox", { name: "Option 1" }).fill("Mill");
  await planner.keyboard.press("Enter");
  await planner.keyboard.type("Bridge");
  await planner.keyboard.press("Enter");
  await planner.keyboard.type("Station");
  await second.getByRole("button", { name: "Move option 3, 3 of 3" }).press("Home");
  await expect(second.getByRole("textbox", { name: "Option 1" })).toHaveValue("Station");
  await second.getByRole("combobox", { name: "Asked of" }).selectOption({ index: 1 });
  await second.getByRole("checkbox", { name: "By bus" }).check();
  await planner.getByRole("radio", { name: /^Anonymous/ }).check();
  await planner.getByRole("button", { name: "Keep as a draft" }).click();
  await planner.getByRole("button", { name: "Open the poll" }).click();
  await planner.getByRole("checkbox", { name: "It closes by itself" }).uncheck();
  await planner.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await expect(planner.getByText("The poll is open")).toBeVisible();
  const link = await copied(planner, () =>
    planner.getByRole("button", { name: "Copy link" }).first().click(),
  );

  // Four come by bus. Their page tells nobody what they said.
  const walker = await visit(phone);
  const address = `/functions/v1/embed/poll/${link.split("/").at(-1)}`;
  const asked: { questions: { id: string; options: { id: string }[] }[] } = await (
    await walker.request.get(address)
  ).json();
  const [way, stop] = asked.questions;
  const [bus] = way?.options.map(({ id }) => id) ?? [];
  const [station, mill, bridge] = stop?.options.map(({ id }) => id) ?? [];
  const lists = [[station, mill], [mill, bridge], [mill], [bridge, station]];
  for (const [at, ranking] of lists.entries()) {
    const voted = await walker.request.post(address, {
      data: {
        ballotToken: `${run}-ballot-of-somebody-number-${at}`,
        answers: [
          { questionId: way?.id, chosen: [bus] },
          { questionId: stop?.id, ranking },
        ],
      },
    });
    expect(voted.ok()).toBe(true);
  }
  await expect(planner.getByText(/nobody sees a result before 5 people/)).toBeVisible();
  await expect(planner.getByText("How do you come?")).toHaveCount(0);

  // The fifth walks: the second question is not asked of them, and their vote opens the results.
  await walker.goto(new URL(link).pathname);
  await walker.getByText("On foot").click();
  await expect(walker.getByText("Which stop?")).toHaveCount(0);
  await walker.getByRole("button", { name: "Vote" }).click();
  await expect(planner.getByText(/^Ranked by 4 people/)).toBeVisible();
  await expect(planner.getByText(/^Mill is chosen, with/)).toBeVisible();
  await planner.getByText("As a table").click();
  await expect(planner.getByRole("columnheader", { name: "Round 2" })).toBeVisible();

  // Turned off, its page is gone for whoever has the old link, and has a new one at once. A page that
  // is open goes on asking by its link, so the walker has left it.
  await walker.goto("about:blank");
  await planner.getByRole("button", { name: "Actions for Poll page" }).click();
  await planner.getByRole("menuitem", { name: "Turn off" }).click();
  await planner.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await expect(planner.getByText("Its link is turned off: nobody can vote by it.")).toBeVisible();
  await expect(planner.getByText(link, { exact: true })).toHaveCount(0);
  await planner.getByRole("button", { name: "Make a link" }).click();
  const renewed = await copied(planner, () =>
    planner.getByRole("button", { name: "Copy link" }).first().click(),
  );
  expect(renewed).not.toBe(link);
  expect((await walker.request.get(address)).status()).toBe(404);
  await planner.getByRole("button", { name: "Close", exact: true }).click();
  await planner.getByRole("alertdialog").getByRole("button", { name: "Close the poll" }).click();
  await expect(planner.getByText("The poll is closed")).toBeVisible();
  await walker.goto(new URL(renewed).pathname);
  await expect(walker.getByText("This poll is closed")).toBeVisible();
});
