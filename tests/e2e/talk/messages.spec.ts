import { onePoint } from "../../support/one-point.ts";
import { expect, test } from "../steps/journey.ts";
import { clientOf, rowsOf } from "../steps/planner-client.ts";
import { phone } from "../steps/stranger.ts";
import { messagesIn, wedding } from "./wedding.ts";

// The browser itself writes down what found no line.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test("a planner and a guest on a phone talk by link, live, with an answer, a change, a report and an hour without a line", async ({
  planner,
  product,
  visit,
}) => {
  const client = await clientOf(product);
  const { eventId, placeId } = await wedding(client, "Siobhán Byrne");
  const { token } = rowsOf<{ token: string }>(
    await client.rpc("issue_personal_link", { event_guest_id_param: placeId }),
  );
  await planner.goto(`/event-details/${eventId}?tab=messages`);
  await planner.getByRole("link", { name: /Everyone who comes/ }).click();
  const field = planner.getByRole("textbox", { name: /^Message to/ });
  const hosts = messagesIn(planner);
  const guest = await visit(phone);

  await test.step("the host writes, the guest comes in under a name of their own", async () => {
    await field.fill("The boats leave at one.");
    await field.press("Enter");
    await expect(hosts).toContainText("The boats leave at one.");
    await guest.goto(`/invitation/${token}`);
    await guest.getByRole("link", { name: "Open: Everyone who comes" }).click();
    const name = guest.getByRole("textbox", { name: "How shall they call you?" });
    await expect(name).toHaveValue("Siobhán Byrne");
    await name.fill("Shiv");
    await guest.getByRole("button", { name: "Come in" }).click();
    await expect(guest.getByRole("log")).toContainText("The boats leave at one.");
  });

  await test.step("what is said is there on the other side by itself", async () => {
    const says = guest.getByRole("textbox", { name: "Your message" });
    await says.fill("Do prams go on the lower deck?");
    await guest.getByRole("button", { name: "Send" }).click();
    await expect(hosts).toContainText("Do prams go on the lower deck?");
    await expect(hosts).toContainText("Shiv");
    await expect(says).toBeFocused();
    await field.fill("They do, left of the stairs.");
    await field.press("Enter");
    await expect(guest.getByRole("log")).toContainText("They do, left of the stairs.");
    await expect(hosts).toContainText("Seen by 1");
  });

  await test.step("arrow up changes what was said last, and the guest sees the change", async () => {
    await field.press("ArrowUp");
    await expect(field).toHaveValue("They do, left of the stairs.");
    await field.fill("They do, right of the stairs.");
    await field.press("Enter");
    await expect(guest.getByRole("log")).toContainText("They do, right of the stairs.");
    await expect(guest.getByRole("log")).toContainText("edited");
  });

  await test.step("a day that is gone to opens with what was said first on it", async () => {
    await planner.getByRole("button", { name: "How this conversation is run" }).click();
    await planner.getByRole("menuitem", { name: "Go to a day" }).click();
    const asks = planner.getByRole("dialog", { name: "Go to a day" });
    await asks.getByRole("textbox", { name: "Day" }).fill("1 Jan 2020");
    await asks.getByRole("button", { name: "Go there" }).click();
    await expect(asks).toBeHidden();
    await expect(planner).toHaveURL(/message=/);
    await expect(hosts.getByRole("article").first()).toContainText("The boats leave at one.");
  });

  await test.step("a picture comes over and opens large; a file is downloaded under its name", async () => {
    await guest
      .getByLabel("Attach pictures or files")
      .setInputFiles({ name: "deck.png", mimeType: "image/png", buffer: onePoint });
    await guest.getByRole("button", { name: "Send" }).click();
    await hosts.getByRole("button", { name: "Open picture: deck.png" }).click();
    const large = planner.getByRole("dialog", { name: "Pictures of this conversation" });
    await expect(large).toBeVisible();
    // While it still opens, Escape is not heard yet.
    await expect(async () => {
      await planner.keyboard.press("Escape");
      await expect(large).toBeHidden({ timeout: 1000 });
    }).toPass();
    await planner
      .locator("input[type=file]")
      .setInputFiles({ name: "times.csv", mimeType: "text/csv", buffer: Buffer.from("boat,at") });
    await field.press("Enter");
    const coming = guest.waitForEvent("download");
    await guest.getByRole("link", { name: /times\.csv/ }).click();
    expect((await coming).suggestedFilename()).toBe("times.csv");
  });

  await test.step("without a line a message waits, and arrives once when there is one", async () => {
    await planner.context().setOffline(true);
    await field.fill("Bring a coat, it blows.");
    await field.press("Enter");
    await expect(hosts.getByText("Bring a coat, it blows.")).toBeVisible();
    await planner.context().setOffline(false);
    await expect(guest.getByText("Bring a coat, it blows.")).toHaveCount(1);
  });

  await test.step("the guest gives a sign and reports; the host hides what was said", async () => {
    await guest
      .getByRole("link", { name: /^Answer and more:/ })
      .last()
      .click();
    await guest.getByRole("button", { name: "🎉" }).click();
    await expect(guest.getByRole("log")).toContainText("🎉 1");
    await guest
      .getByRole("link", { name: /^Answer and more:/ })
      .last()
      .click();
    await guest.getByText("Report to the hosts").click();
    await guest.getByRole("button", { name: "Something else" }).click();
    await expect(guest.getByText("The hosts will look at it.")).toBeVisible();
    await planner.reload();
    await planner.getByRole("button", { name: "Reported 1" }).click();
    await planner.getByRole("button", { name: "Hide it" }).click();
    await expect(planner.getByText("Nothing was reported.")).toBeVisible();
    await guest.goto(`/my-messages/${token}`);
    await guest.getByRole("link", { name: /Everyone who comes/ }).click();
    await expect(guest.getByRole("log")).toContainText("The hosts have hidden this message");
  });

  await test.step("a colleague and the guest are written to by the pen, and the guest reads it alone", async () => {
    await planner.getByRole("button", { name: "Write to somebody" }).click();
    const asks = planner.getByRole("dialog", { name: "Write to somebody" });
    for (const [typed, name] of [
      ["Hana", /^Hana Kobayashi/],
      ["byrne", /^Siobhán Byrne/],
    ] as const) {
      await asks.getByRole("combobox", { name: /^(To|And to)/ }).fill(typed);
      await planner.getByRole("option", { name }).click();
    }
    await asks.getByRole("textbox", { name: /^Name of this conversation/ }).fill("Boat crew");
    await asks.getByRole("button", { name: "Write" }).click();
    await expect(planner.getByRole("heading", { name: "Boat crew" })).toBeVisible();
    await field.fill("Who brings the ropes?");
    await field.press("Enter");
    await guest.goto(`/my-messages/${token}`);
    await guest.getByRole("link", { name: /Boat crew/ }).click();
    await expect(guest.getByRole("log")).toContainText("Who brings the ropes?");
  });
});

test("without scripts a guest comes in, writes, answers, and asks on the event’s part of the page", async ({
  product,
  visit,
}) => {
  const client = await clientOf(product);
  const { eventId, placeId } = await wedding(client, "Kofi Mensah");
  const asking = { event_id_param: eventId, are_taken: true };
  rowsOf(await client.rpc("set_questions_taken", asking));
  const { token } = rowsOf<{ token: string }>(
    await client.rpc("issue_personal_link", { event_guest_id_param: placeId }),
  );
  const guest = await visit({ ...phone, javaScriptEnabled: false });
  await guest.goto(`/my-messages/${token}?lang=de`);
  await guest.getByRole("button", { name: "Hereinkommen" }).click();
  await guest.getByRole("textbox", { name: "Ihre Nachricht" }).fill("Gibt es einen Bus?");
  await guest.getByRole("button", { name: "Senden" }).click();
  await expect(guest.getByRole("log")).toContainText("Gibt es einen Bus?");
  await guest.getByRole("link", { name: "Antworten und mehr: Sie" }).click();
  await guest.getByRole("link", { name: "Ändern" }).click();
  await guest.getByRole("textbox", { name: "Ihre Nachricht" }).fill("Gibt es ein Boot?");
  await guest.getByRole("button", { name: "Speichern" }).click();
  await expect(guest.getByRole("log")).toContainText("Gibt es ein Boot?");
  await expect(guest.getByRole("log")).toContainText("geändert");

  await guest.goto(`/invitation/${token}?lang=de`);
  await guest.getByRole("button", { name: "Die Gastgeber fragen" }).click();
  const sheet = guest.getByRole("dialog", { name: "Die Gastgeber fragen" });
  await sheet.getByLabel("Ihre Frage").fill("Darf mein Hund mit?");
  await sheet.getByRole("button", { name: "Frage senden" }).click();
  await expect(sheet).toContainText("Die Gastgeber haben Ihre Frage.");
  const { asked } = rowsOf<{ asked: { question: string; name: string }[] }>(
    await client.rpc("get_asked_questions", { event_id_param: eventId }),
  );
  expect(asked).toMatchObject([{ question: "Darf mein Hund mit?", name: "Kofi Mensah" }]);
});
