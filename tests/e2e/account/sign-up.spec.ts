import { expect, test } from "../steps/journey.ts";
import { followLink, openMail } from "../steps/mail-steps.ts";
import { newAddress } from "../steps/people.ts";
import { fillEvent, publish } from "../steps/planner-steps.ts";
import { signUp } from "../steps/sign-up-steps.ts";

test("a visitor chooses a template, signs up, confirms, begins an event with it and publishes it for everybody with the link", async ({
  page,
  visit,
}) => {
  const email = newAddress("wilhelmina");
  await page.goto("/templates/school");
  await expect(page.getByRole("heading", { level: 1, name: "School reunion" })).toBeVisible();
  await page.getByRole("button", { name: "Use template" }).click();
  await signUp(page, email);
  await expect(page.getByText("Account created!")).toBeVisible();
  await expect(page.getByText("Welcome to Jubilee!", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  await page.getByRole("link", { name: "Open the outbox" }).click();
  const mail = await openMail(page, email, "Confirm your e-mail address");
  const portal = await followLink(page, mail, "Confirm my address");
  await portal.getByRole("button", { name: "Confirm and go on" }).click();

  await portal.waitForURL("**/create-event?template=school");
  await expect(portal.getByRole("radio", { name: "School" })).toBeChecked();
  await expect(portal.getByRole("checkbox", { name: "Programme, 7" })).toBeChecked();
  await expect(portal.getByRole("checkbox", { name: "Answers on the page, 4" })).toBeChecked();
  await fillEvent(portal, { name: "Forty Years of Wilhelmina", type: "School" });
  await portal
    .getByRole("listitem")
    .filter({ hasText: "Read the 4 answers" })
    .getByRole("link")
    .click();
  await portal.getByRole("button", { name: "All of it is so: show guests" }).click();
  await expect(portal.getByText("Not shown yet")).toHaveCount(0);
  const link = await publish(portal);
  await portal.getByRole("link", { name: "Activities", exact: true }).click();
  await expect(portal.getByText("Through the old school").first()).toBeVisible();
  await portal.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
  await expect(
    portal.getByRole("link", { name: /Forty Years of Wilhelmina/ }).first(),
  ).toBeVisible();

  const stranger = await visit();
  await stranger.goto(link);
  await expect(
    stranger.getByRole("heading", { level: 1, name: "Forty Years of Wilhelmina" }),
  ).toBeVisible();
  await expect(stranger.getByText("The Boathouse, Lake Merrow").first()).toBeVisible();
  await expect(stranger.getByText(/^It is time to see each other again/)).toBeVisible();
  await expect(stranger.getByText("May I bring my partner?").first()).toBeVisible();
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  const reader = await visit({ javaScriptEnabled: false });
  await reader.goto(link);
  await expect(
    reader.getByRole("heading", { level: 1, name: "Forty Years of Wilhelmina" }),
  ).toBeVisible();
  await expect(
    reader.getByRole("heading", { level: 2, name: "The Boathouse, Lake Merrow" }),
  ).toBeVisible();
});

test("a paid plan is kept until the address is confirmed, and is told once it is paid", async ({
  page,
}) => {
  const email = newAddress("gustav");
  await page.goto("/signup?plan=pro");
  await expect(page.getByRole("radio", { name: "Pro" })).toBeChecked();
  await signUp(page, email);
  await expect(page.getByText("Account created!")).toBeVisible();
  await expect(page.getByText("You're now on")).toBeHidden();
  const mail = await openMail(page, email, "Confirm your e-mail address");
  const portal = await followLink(page, mail, "Confirm my address");
  await portal.getByRole("button", { name: "Confirm and go on" }).click();

  await portal.getByRole("button", { name: "Cancel" }).click();
  await expect(portal.getByText("Pro is asked for and not yet paid.")).toBeVisible();
  await portal.getByRole("button", { name: "Pay for Pro" }).click();
  await expect(portal.getByText("Test mode: no money moves")).toBeVisible();
  await portal.getByRole("button", { name: /^Pay/ }).click();
  await expect(portal.getByText("You're now on the Pro plan.")).toBeVisible();
  await portal.reload();
  await expect(portal.getByRole("button", { name: "Pay for Business" })).toBeHidden();
  await expect(portal.getByText("is asked for and not yet paid.")).toBeHidden();
  await expect(portal.getByRole("main").getByText("Pro", { exact: true }).first()).toBeVisible();
});
