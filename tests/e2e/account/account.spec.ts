import { totp } from "../../support/totp.ts";
import { signIn } from "../../support/sign-in.ts";
import { expect, test } from "../steps/journey.ts";
import { createAccount, setPlan } from "../steps/people.ts";
import { addTicketType, createEvent, publish } from "../steps/planner-steps.ts";
import { fillContact, moreOf, payOnTestPage, ticketsOf } from "../steps/widget-steps.ts";

test("a second factor is added by its key and asked for at the next sign-in", async ({
  page,
  product,
  visit,
}) => {
  const person = await createAccount(product, "ottoline");
  await signIn(page, person);
  await page.goto("/account-settings?tab=security");
  await page.getByRole("button", { name: "Add an authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Add an authenticator app" });
  await expect(dialog.getByRole("img", { name: /authenticator app/ })).toBeVisible();
  const key = (await dialog.getByTestId("factor-key").textContent()) ?? "";
  await dialog.getByRole("textbox", { name: "Code from the app" }).fill(totp(key, Date.now()));
  await dialog.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("Second factor is on")).toBeVisible();

  const elsewhere = await visit();
  await elsewhere.goto("/manage-events");
  await elsewhere.waitForURL("**/login");
  await elsewhere.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await elsewhere.getByLabel("Password", { exact: true }).fill(person.password);
  await elsewhere.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(elsewhere.getByRole("heading", { name: "One more step" })).toBeVisible();
  await elsewhere.goto("/manage-events");
  await expect(elsewhere.getByRole("heading", { name: "One more step" })).toBeVisible();
  // The code that turned it on is used up; the next one counts.
  await expect(elsewhere.getByRole("textbox", { name: "Digit 1 of 6" })).toBeFocused();
  await elsewhere.keyboard.type(totp(key, Date.now() + 30_000));
  await elsewhere.waitForURL("**/manage-events");
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Events" })).toBeVisible();

  await elsewhere.goto("/account-settings?tab=security");
  await elsewhere.getByRole("button", { name: "Remove" }).click();
  await elsewhere.getByRole("button", { name: "Remove it" }).click();
  await expect(elsewhere.getByText("Authenticator app removed")).toBeVisible();
});

test.describe("a session that was ended elsewhere", () => {
  test.use({ expectedErrors: / 40[13] .*\/(rest|auth|functions)\/v1\// });

  test("leads straight to the login and back to where one was", async ({
    page,
    product,
    visit,
  }) => {
    const person = await createAccount(product, "lucasta");
    await signIn(page, person);
    const elsewhere = await visit();
    await signIn(elsewhere, person);
    await elsewhere.goto("/account-settings?tab=security");
    await expect(elsewhere.getByText("This device")).toBeVisible();
    await elsewhere.getByRole("button", { name: "Sign out all others" }).click();
    await expect(elsewhere.getByText("Other devices are signed out")).toBeVisible();

    await page.goto("/manage-events");
    await page.waitForURL("**/login");
    await expect(page.getByText("could not be loaded")).toHaveCount(0);
    await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL("**/manage-events");
    await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible();

    // With a form open the page stays: one signs in on top of it, and what was typed is kept.
    await page.goto("/create-event");
    const name = page.getByRole("textbox", { name: "What is it called?" });
    await name.fill("Harvest supper 🍂");
    await page.getByRole("radio", { name: "Social Event" }).check();
    await page.getByRole("textbox", { name: "Place", exact: true }).fill("The old barn");
    await elsewhere.goto("/account-settings?tab=security");
    await elsewhere.getByRole("button", { name: "Sign out all others" }).click();
    await expect(elsewhere.getByText("Other devices are signed out")).toBeVisible();
    await page.getByRole("button", { name: "Create event" }).click();
    const again = page.getByRole("dialog", { name: "Your session has ended" });
    await again.getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await again.getByLabel("Password", { exact: true }).fill(person.password);
    await again.getByRole("button", { name: "Sign In" }).click();
    await expect(again).toBeHidden();
    await expect(name).toHaveValue("Harvest supper 🍂");
    await page.getByRole("button", { name: "Create event" }).click();
    await page.waitForURL("**/event-details/**");
  });
});

test.describe("when /settings does not load", () => {
  test.use({ expectedErrors: /ERR_FAILED .*SettingsPage/ });

  test("settings fall back to the account settings when they fail to load", async ({
    page,
    product,
  }) => {
    await signIn(page, await createAccount(product, "settimia"));
    await page.route(/SettingsPage[^/]*\.js/, (route) =>
      /AccountSettingsPage/.test(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Account settings" })).toBeVisible();
  });
});

test.describe("a plan's whole life", () => {
  test.use({ expectedErrors: / 403 .*\/rest\/v1\// });

  test("from the trial to a paid plan and down again: the planner freezes, the page still sells", async ({
    page,
    product,
    visit,
  }) => {
    const person = await createAccount(product, "perpetua");
    await signIn(page, person);
    await page.goto("/account");
    await page.getByRole("button", { name: "Try Premium for 14 days" }).click();
    await expect(page.getByText("Your Premium trial ends in 14 days")).toBeVisible();

    await page.getByRole("radio", { name: "Pro" }).check();
    await page.getByRole("button", { name: "Pay for Pro" }).click();
    await payOnTestPage(page);
    await expect(page.getByText("You're now on the Pro plan.")).toBeVisible();
    await expect(page.getByText("Your Premium trial ends")).toHaveCount(0);

    const eventUrl = await createEvent(page, { name: "Harbour Ball", type: "Social Event" });
    const link = await publish(page);
    await addTicketType(page, eventUrl, { name: "Deck", price: "25", quantity: "40" });

    await page.goto("/account");
    await page.getByRole("radio", { name: "Business" }).check();
    await expect(page.getByText("Unused part of Pro")).toBeVisible();
    await expect(page.getByText("−€24.00")).toBeVisible();
    await page.getByRole("button", { name: "Pay for Business" }).click();
    await payOnTestPage(page);
    await expect(page.getByText("You're now on the Business plan.")).toBeVisible();

    await page
      .getByRole("link", { name: /^TEST-\d{4}-\d{6}$/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: /^Invoice TEST-/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /Total/ })).toContainText("€35.00");
    await page.getByRole("link", { name: "Back to plan and billing" }).click();

    await page.getByRole("radio", { name: "Free" }).check();
    await expect(page.getByRole("list", { name: "What would freeze" })).toContainText(
      "1 ticket type",
    );
    await page.getByRole("button", { name: "Cancel Business" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Business" }).click();
    await expect(page.getByText(/you go down to Free\. Nothing changes before/)).toBeVisible();

    await setPlan(product, person, "free");
    await page.goto(`${eventUrl}?tab=tickets`);
    await page.getByRole("button", { name: "Add a ticket" }).click();
    const dialog = page.getByRole("dialog", { name: "New ticket" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("Below deck");
    await dialog.getByRole("button", { name: "Put on sale" }).click();
    await expect(page.getByText("Ticket Management is a premium feature.")).toBeVisible();

    const guest = await visit();
    await guest.goto(link);
    const tickets = ticketsOf(guest);
    await moreOf(tickets, "Deck", 1);
    await tickets.getByRole("button", { name: "Check out" }).click();
    await fillContact(tickets, { name: "Benedikt Oyelaran", email: "benedikt@guests.example" });
    await tickets.getByRole("button", { name: /^Pay/ }).click();
    await payOnTestPage(guest);
    await expect(ticketsOf(guest).getByText("Benedikt Oyelaran").first()).toBeVisible();
  });
});
