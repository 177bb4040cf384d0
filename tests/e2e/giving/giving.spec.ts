import { startForeignSite, type ForeignSite } from "../steps/foreign-site.ts";
import { expect, test } from "../steps/journey.ts";
import { followLink, openMail } from "../steps/mail-steps.ts";
import { newAddress } from "../steps/people.ts";
import { copyForm } from "../steps/planner-steps.ts";
import { within } from "../steps/promises.ts";
import { payOnTestPage } from "../steps/widget-steps.ts";

/** The promise: how long after a gift or a refund the bar of a pasted widget has moved. */
const barLimitMs = 5_000;

let site: ForeignSite;
test.beforeEach(async () => {
  site = await startForeignSite();
});
test.afterEach(() => site.close());

// A token that nobody has given.
test.use({ expectedErrors: / 404 .*\/donation-success\?/ });

test("a donor gives every month on a page of another origin and changes it by their link; the bar that somebody else looks at follows the gift and its refund", async ({
  planner,
  visit,
}) => {
  const email = newAddress("florian");
  await planner.goto("/business/fundraising");
  await planner.getByText("Keep Kettle Street open on Sundays").first().click();
  site.paste(await copyForm(planner, "Script"));

  const reader = await visit();
  await reader.goto(site.url);
  const bar = reader.getByText(/of \$60,000, from \d+ people$/);
  const before = (await bar.textContent()) ?? "";

  const donor = await visit();
  await donor.goto(site.url);
  await donor.getByRole("radio", { name: "Every month" }).check();
  await donor.getByRole("radio", { name: "$35" }).check();
  await expect(donor.getByRole("checkbox", { name: /payment fee/ })).not.toBeChecked();
  await donor.getByRole("checkbox", { name: /in someone/ }).check();
  await donor.getByLabel("Their name").fill("Großmutter Hannelore");
  await donor.getByLabel(/Your name on the wall/).fill("Florian");
  await donor.getByLabel("E-mail for the receipt").fill(email);
  await donor.getByRole("button", { name: "Give $35" }).click();
  await payOnTestPage(donor);
  await donor.waitForURL(`${site.url}**`);
  await expect(donor.getByRole("heading", { name: "Thank you, Florian" })).toBeVisible();
  await expect(bar).not.toHaveText(before, { timeout: within(barLimitMs) });
  expect(new URL(donor.url()).search).toBe("");

  const mails = await visit();
  const mail = await openMail(mails, email, "Receipt: $35.00");
  await expect(mail.getByText("You give $35.00 every month.")).toBeVisible();
  await expect(mail.getByText(/Großmutter Hannelore/)).toBeVisible();
  const own = await followLink(mails, mail, "Change or end your gift");
  await own.getByLabel("Every month").fill("20");
  await own.getByRole("button", { name: "Save the amount" }).click();
  await expect(own.getByRole("heading", { name: "You give $20 every month" })).toBeVisible();

  await planner.reload();
  await planner.getByText("Florian").first().click();
  await planner.getByRole("button", { name: "Give money back" }).click();
  await planner.getByRole("button", { name: "Give back" }).click();
  await expect(planner.getByText("The money is on its way back")).toBeVisible();
  await expect(bar).toHaveText(before, { timeout: within(barLimitMs) });
  const back = await openMail(mails, email, "$35.00 of your gift is on its way back");
  const thanks = await followLink(mails, back, "See your gift");
  await expect(thanks.getByRole("heading", { level: 1 })).toHaveText("This gift went back");

  // Once more, on the campaign's own page: it comes back to the page that says what has arrived.
  await thanks.getByRole("link", { name: "Back to the campaign" }).click();
  await thanks.waitForURL("**/campaign/**");
  await thanks.getByRole("radio", { name: "$35" }).check();
  await thanks.getByLabel("E-mail for the receipt").fill(newAddress("hannelore"));
  await thanks.getByRole("button", { name: "Give $35" }).click();
  await payOnTestPage(thanks);
  await thanks.waitForURL("**/donation-success?**");
  await expect(thanks.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  await expect(thanks.getByText("$35.00")).toBeVisible();
  const unknown = new URL(thanks.url());
  unknown.searchParams.set("jubilee_gift", "a-gift-that-nobody-gave");
  await thanks.goto(unknown.href);
  await expect(thanks.getByRole("heading", { level: 1 })).toHaveText(
    "This link is not valid any more",
  );
  await expect(thanks.getByText(/Thank you|\$35/)).toHaveCount(0);
});
