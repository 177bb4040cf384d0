import { expect, test } from "./journey.ts";
import { payOnTestPage } from "./widget-steps.ts";

test("a donor gives every month, changes it by their link, and a refund lowers the bar", async ({
  planner,
  visit,
}) => {
  await planner.goto("/business/fundraising");
  await planner.getByText("Keep Kettle Street open on Sundays").first().click();
  const page = planner.getByRole("link", { name: "The campaign’s page" });
  const address = (await page.getAttribute("href")) ?? "";

  const donor = await visit();
  await donor.goto(address);
  const bar = donor.locator("p[aria-live=polite]").first();
  const before = (await bar.textContent()) ?? "";
  await donor.getByRole("radio", { name: "Every month" }).check();
  await donor.getByRole("radio", { name: "$35" }).check();
  await expect(donor.getByRole("checkbox", { name: /payment fee/ })).not.toBeChecked();
  await donor.getByRole("checkbox", { name: /in someone/ }).check();
  await donor.getByLabel("Their name").fill("Großmutter Hannelore");
  await donor.getByLabel(/Your name on the wall/).fill("Florian");
  await donor.getByLabel("E-mail for the receipt").fill("florian@mail.example");
  await donor.getByRole("button", { name: "Give $35" }).click();
  await payOnTestPage(donor);
  await donor.waitForURL("**/donation-success**");
  await expect(donor.getByRole("heading", { name: "Thank you, Florian" })).toBeVisible();

  await donor.getByRole("link", { name: "Change or end your gift" }).click();
  await donor.getByLabel("Every month").fill("20");
  await donor.getByRole("button", { name: "Save the amount" }).click();
  await expect(donor.getByRole("heading", { name: "You give $20 every month" })).toBeVisible();

  await donor.goto(address);
  await expect(bar).not.toHaveText(before);
  await planner.reload();
  await planner.getByText("Florian").first().click();
  await planner.getByRole("button", { name: "Give back" }).click();
  await expect(bar).toHaveText(before);
});
