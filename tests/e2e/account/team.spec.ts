import { expect, test } from "../steps/journey.ts";
import { followLink, openMail } from "../steps/mail-steps.ts";
import { newAddress } from "../steps/people.ts";
import { signUp } from "../steps/sign-up-steps.ts";

// What they had open is refused once they are gone: not found, or 406 where one row was asked for.
test.use({ expectedErrors: / 40[46] .*\/rest\/v1\// });

test("somebody without an account is invited, signs up, sees names and no address, and nothing once they are removed", async ({
  planner,
  visit,
}) => {
  const email = newAddress("helper");
  await planner.goto("/business/multi-admin");
  await planner.getByRole("button", { name: "Invite" }).click();
  const dialog = planner.getByRole("dialog", { name: "Invite to the team" });
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog.getByRole("radio", { name: "Check-in" }).check();
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(planner.getByText(email, { exact: true })).toBeVisible();

  const outbox = await visit();
  const asked = await openMail(outbox, email, "invites you to plan");
  const invitation = await followLink(outbox, asked, "See the invitation");
  await invitation.getByRole("link", { name: "New here: sign up" }).click();
  await signUp(invitation, email);
  await expect(invitation.getByText("Account created!")).toBeVisible();
  const confirm = await openMail(outbox, email, "Confirm your e-mail address");
  const helper = await followLink(outbox, confirm, "Confirm my address");
  await helper.getByRole("button", { name: "Confirm and go on" }).click();
  await helper.getByRole("button", { name: "Join the team" }).click();
  await helper.waitForURL("**/dashboard");

  await helper
    .getByRole("main")
    .getByRole("link", { name: /Hartwell/ })
    .first()
    .click();
  await helper.waitForURL("**/event-details/**");
  // Whose events are shown gives way on a phone, and pushes nothing out of the header.
  for (const width of [390, 320]) {
    await helper.setViewportSize({ width, height: 800 });
    const mark = helper.getByRole("link", { name: /^Account of / });
    await expect
      .poll(async () => {
        const place = await mark.boundingBox();
        return place !== null && place.x + place.width <= width;
      })
      .toBe(true);
    const shownName = helper.getByRole("button", { name: /^Account shown/ });
    const search = helper.getByRole("button", { name: "Search everything" });
    const [name, beside] = [await shownName.boundingBox(), await search.boundingBox()];
    expect((name?.x ?? 0) + (name?.width ?? width)).toBeLessThanOrEqual(beside?.x ?? 0);
  }
  await helper.setViewportSize({ width: 1280, height: 800 });
  const guests = helper.getByRole("link", { name: /^Guests/ }).first();
  await guests.click();
  await expect(helper.getByText("Nicole Abernathy").first()).toBeVisible();
  await expect(helper.getByRole("main")).not.toContainText("@");
  const shown = (name: string) => helper.getByRole("link", { name });
  for (const closed of ["Create event", "Campaigns", "Orders"])
    await expect(shown(closed)).toHaveCount(0);
  await expect(helper.getByText(/trial ends/)).toHaveCount(0);

  const more = planner.getByRole("button", { name: /^More for Wilhelmina/ });
  await expect(async () => {
    await planner.reload();
    await expect(more).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await more.click();
  await planner.getByRole("menuitem", { name: "Remove from the team" }).click();
  await planner.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(planner.getByText(/is no longer in the team/)).toBeVisible();
  // They look at their open page again; without that it asks within half a minute.
  await helper.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(helper.getByText("Nicole Abernathy")).toHaveCount(0);
});
